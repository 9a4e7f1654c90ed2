// The modules of the classic game, in the order in which they edit the rules. To add one, add a line to this list, a
// file beside this one, and its cards in data/: a box with its name, or rows of a box that name the module.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kernel/names.h"
#include "kernel/reason.h"

#define FILON_MODULES(MODULE) MODULE(Saboteur2, saboteur2)

namespace filon::classic {

struct Rules;

#define FILON_ENUMERATOR(Module, name) Module,
enum class Module : std::uint8_t { FILON_MODULES(FILON_ENUMERATOR) };
#undef FILON_ENUMERATOR

#define FILON_NAME(Module, name) #name,
constexpr auto names_of(Module) { return std::to_array<std::string_view>({FILON_MODULES(FILON_NAME)}); }
#undef FILON_NAME

// Each function edits the rules, or says why the module cannot be played with them.
#define FILON_DECLARE(Module, name) std::optional<Reason> add_##name(Rules&);
FILON_MODULES(FILON_DECLARE)
#undef FILON_DECLARE

}  // namespace filon::classic
