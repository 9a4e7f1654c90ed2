#include "decks/fields.h"

#include <algorithm>

#include <boost/json.hpp>

namespace filon::decks {

namespace json = boost::json;

namespace {

std::string_view kind_of(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null: return "is null";
    case json::kind::bool_: return "is true or false";
    case json::kind::int64:
    case json::kind::uint64: return "is a number";
    case json::kind::double_: return "is not a whole number";
    case json::kind::string: return "is a text";
    case json::kind::array: return "is a list";
    case json::kind::object: return "is an object";
  }
  return "is something else";
}

bool is_name(std::string_view text) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789_-";
  return !text.empty() && text.size() <= 40 && text.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

void Complaint::about(std::string_view where, std::string_view what) {
  if (is_made()) return;
  sentence_ = file_;
  if (!where.empty()) sentence_.append(": ").append(where);
  sentence_.append(": ").append(what);
}

json::value parse_json(std::string_view text, Complaint& complaint) {
  json::error_code error;
  json::stream_parser parser;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read < text.size()) error = json::error::extra_data;
  if (!error) parser.finish(error);
  if (!error) return parser.release();
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(read), '\n');
  complaint.about("line " + std::to_string(line), "is no JSON (" + error.message() + "); it takes one JSON object");
  return {};
}

std::string quoted(std::string_view text) {
  constexpr std::size_t max_size = 40;
  const bool is_long = text.size() > max_size;
  if (is_long) {
    std::size_t end = max_size;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;  // do not cut a UTF-8 letter
    text = text.substr(0, end);
  }
  return json::serialize(json::string_view(text.data(), text.size())) + (is_long ? "..." : "");
}

std::string listed(Words words) {
  std::string list;
  for (std::string_view word : words) list.append(list.empty() ? "" : ", ").append(word);
  return list;
}

Fields::Fields(const json::value& value, std::string where, Complaint& complaint)
    : object_(value.if_object()), where_(std::move(where)), complaint_(&complaint) {
  if (!object_) complaint.about(where_, std::string(kind_of(value)) + "; it takes an object");
}

std::string Fields::where(std::string_view field) const {
  std::string path = where_;
  if (!path.empty() && !field.empty()) path += '.';
  return path.append(field);
}

const json::value* Fields::find(std::string_view field) const {
  return object_ ? object_->if_contains(json::string_view(field.data(), field.size())) : nullptr;
}

void Fields::take_only(Words fields) const {
  if (!object_) return;
  for (const auto& member : *object_) {
    const std::string_view key(member.key().data(), member.key().size());
    if (std::find(fields.begin(), fields.end(), key) != fields.end()) continue;
    // A key that is not a valid name could make the path unreadable, so it is quoted.
    const std::string shown = is_name(key) ? std::string(key) : quoted(key);
    complain(shown, "is no field here; the fields are " + listed(fields));
  }
}

const json::value* Fields::need(std::string_view field, Need need, std::string_view takes) const {
  const json::value* value = find(field);
  if (!value && object_ && need == Need::Must) complain(field, "is missing; it takes " + std::string(takes));
  return value;
}

void Fields::refuse_type(std::string_view field, const json::value& value, std::string_view takes) const {
  complain(field, std::string(kind_of(value)) + "; it takes " + std::string(takes));
}

std::string Fields::text(std::string_view field, Need need, std::string_view takes) const {
  const json::value* value = this->need(field, need, takes);
  if (!value) return {};
  const json::string* text = value->if_string();
  if (!text) {
    refuse_type(field, *value, takes);
    return {};
  }
  if (text->empty()) complain(field, "is empty; it takes " + std::string(takes));
  return {text->data(), text->size()};
}

std::string Fields::name(std::string_view field, Need need) const {
  constexpr std::string_view takes = "up to 40 small letters, digits, _ and -";
  std::string name = text(field, need, takes);
  if (!name.empty() && !is_name(name))
    complain(field, quoted(name) + " is not a valid name; it takes " + std::string(takes));
  return name;
}

std::string Fields::word(std::string_view field, Need need, Words words) const {
  const std::string takes = words.empty() ? "nothing in this game" : "one of " + listed(words);
  std::string word = text(field, need, takes);
  if (!word.empty() && std::find(words.begin(), words.end(), word) == words.end()) {
    complain(field, quoted(word) + " is unknown; it takes " + takes);
  }
  return word;
}

int Fields::number(std::string_view field, Need need, int least, int most) const {
  const std::string takes = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  const json::value* value = this->need(field, need, takes);
  if (!value) return 0;
  if (value->kind() == json::kind::uint64) {  // the parser uses uint64 only for numbers that do not fit int64
    complain(field, "is out of range; it takes " + takes);
    return 0;
  }
  const std::int64_t* number = value->if_int64();
  if (!number) {
    refuse_type(field, *value, takes);
    return 0;
  }
  if (*number < least || *number > most) {
    complain(field, std::to_string(*number) + " is out of range; it takes " + takes);
    return 0;
  }
  return static_cast<int>(*number);
}

std::span<const json::value> Fields::array(std::string_view field, Need need, std::string_view takes) const {
  const json::value* value = this->need(field, need, takes);
  if (!value) return {};
  const json::array* array = value->if_array();
  if (!array) {
    refuse_type(field, *value, takes);
    return {};
  }
  return {array->data(), array->size()};
}

}  // namespace filon::decks
