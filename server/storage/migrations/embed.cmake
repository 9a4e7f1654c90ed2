# Writes a C++ file with the migrations of one kind of database as raw string literals.
#   filon_embed_migrations(OUT FUNCTION FILE...)
# The files are dependencies of the configure step: after an edit the next build writes OUT again.
function(filon_embed_migrations out function)
  set(entries "")
  set(version 0)
  foreach(file IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
    get_filename_component(name "${file}" NAME)
    math(EXPR version "${version} + 1")
    if(NOT name MATCHES "^0*${version}-")
      message(FATAL_ERROR "${file} is migration ${version}, so its name must begin with that number")
    endif()
    file(READ "${file}" sql)
    if(sql MATCHES "\\)filon\"")
      message(FATAL_ERROR "${file} contains )filon\" which would end its string literal")
    endif()
    string(APPEND entries "    {\"${name}\", R\"filon(${sql})filon\"},\n")
  endforeach()
  # CONFIGURE does not touch an unchanged file, so it is not compiled again.
  set(text "// Written by migrations/embed.cmake from the SQL files: edit those.
#include \"server/storage/migrations/migrations.h\"

namespace filon::server {

namespace {
constexpr Migration files[] = {
${entries}};
}  // namespace

std::span<const Migration> ${function}() { return files; }

}  // namespace filon::server
")
  file(CONFIGURE OUTPUT "${out}" CONTENT "${text}" @ONLY)
endfunction()
