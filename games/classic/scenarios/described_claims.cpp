// Expectations about described fields (games/classic/fields.h), in the form that clients get. A new member of a table,
// holding, event or secret can be expected at once.
#include <boost/json.hpp>

#include "games/classic/json/forms.h"
#include "games/classic/scenarios/claim_list.h"
#include "scenarios/field_claims.h"

namespace filon::classic::scenarios {
namespace {

struct Described {
  using G = Classic;
  using Forms = classic::Forms;
};
using FieldClaims = filon::scenarios::FieldClaims<Described>;

void expect_of_all(ClaimList& list, std::string_view name, const Node& node) {
  list.add(FieldClaims::claim(name, nobody, *node.value));
}
void expect_by_seat(ClaimList& list, std::string_view name, const Node& node) {
  for (const auto& [seat, wanted] : list.reading().each_seat(node))
    list.add(FieldClaims::claim(name, seat, *wanted.value));
}

}  // namespace

std::span<const ClaimField> described_claims() {
  static constexpr ClaimField fields[] = {
      {"table", [](ClaimList& list, const Node& node) { expect_of_all(list, "table", node); }},
      {"told", [](ClaimList& list, const Node& node) { expect_of_all(list, "told", node); }},
      {"mine", [](ClaimList& list, const Node& node) { expect_by_seat(list, "mine", node); }},
      {"secrets", [](ClaimList& list, const Node& node) { expect_by_seat(list, "secrets", node); }},
  };
  return fields;
}

}  // namespace filon::classic::scenarios
