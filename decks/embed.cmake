# Writes a C++ file with the deck files as raw string literals.
#   filon_embed_decks(OUT FILE...)
# The files are dependencies of the configure step: after an edit the next build writes OUT again.
function(filon_embed_decks out)
  set(entries "")
  foreach(file IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
    get_filename_component(name "${file}" NAME)
    file(READ "${file}" json)
    if(json MATCHES "\\)filon\"")
      message(FATAL_ERROR "${file} contains )filon\" which would end its string literal")
    endif()
    string(APPEND entries "    {\"${name}\", R\"filon(${json})filon\"},\n")
  endforeach()
  # CONFIGURE does not touch an unchanged file, so it is not compiled again.
  set(text "// Written by decks/embed.cmake from data/*.json: edit those.
#include \"decks/embedded.h\"

namespace filon::decks {

namespace {
constexpr Embedded boxes[] = {
${entries}};
}  // namespace

std::span<const Embedded> embedded_boxes() { return boxes; }

}  // namespace filon::decks
")
  file(CONFIGURE OUTPUT "${out}" CONTENT "${text}" @ONLY)
endfunction()
