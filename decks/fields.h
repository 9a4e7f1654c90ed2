// Reads the fields of a JSON object without exceptions. The first error is kept as a complaint: a sentence that names
// the file, the field and what it takes. After a complaint all further reads return nothing.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

namespace filon::decks {

class Complaint {
 public:
  explicit Complaint(std::string_view file) : file_(file) {}

  void about(std::string_view where, std::string_view what);
  bool is_made() const { return !sentence_.empty(); }
  const std::string& sentence() const { return sentence_; }

 private:
  std::string file_;
  std::string sentence_;
};

// The whole text as JSON. After an error it complains, with the line, and returns null.
boost::json::value parse_json(std::string_view text, Complaint& complaint);

enum class Need { Must, May };

using Words = std::span<const std::string_view>;

// A text from a file for use in a sentence: in quotes, and cut if it is long.
std::string quoted(std::string_view text);
std::string listed(Words words);

class Fields {
 public:
  // `where` is the path of the object in the file: "paths[3]", or nothing for the file itself.
  Fields(const boost::json::value& value, std::string where, Complaint& complaint);

  std::string where(std::string_view field) const;
  void complain(std::string_view field, std::string_view what) const { complaint_->about(where(field), what); }

  bool has(std::string_view field) const { return find(field) != nullptr; }
  const boost::json::value* find(std::string_view field) const;
  void take_only(Words fields) const;

  // `takes` ends the sentence "it takes ...". An optional field that is missing is read as "" or 0.
  std::string text(std::string_view field, Need need, std::string_view takes) const;
  std::string name(std::string_view field, Need need) const;
  std::string word(std::string_view field, Need need, Words words) const;
  int number(std::string_view field, Need need, int least, int most) const;

  // The values of an array field. An optional field that is missing has none.
  std::span<const boost::json::value> array(std::string_view field, Need need, std::string_view takes) const;

 private:
  // The field, or null. Complains if a required field is missing.
  const boost::json::value* need(std::string_view field, Need need, std::string_view takes) const;
  void refuse_type(std::string_view field, const boost::json::value& value, std::string_view takes) const;

  const boost::json::object* object_ = nullptr;
  std::string where_;
  Complaint* complaint_;
};

}  // namespace filon::decks
