# Writes a C++ file that embeds the files of a web site in the program, plain and, if that is smaller, gzipped.
#   filon_embed_site(OUT FOLDER)
# The files are dependencies of the configure step: after an edit the next build writes OUT again.
function(filon_embed_site out folder)
  find_program(FILON_GZIP gzip REQUIRED)
  get_filename_component(work "${out}" DIRECTORY)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${folder}" "${folder}/*")
  list(SORT files)
  set(blobs "")
  set(entries "")
  set(number 0)
  set(inputs "")
  foreach(name IN LISTS files)
    set(file "${folder}/${name}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
    list(APPEND inputs "${file}")
    file(SHA256 "${file}" hash)
    string(SUBSTRING "${hash}" 0 20 tag)
    _filon_mime_type("${name}" type)

    set(gzipped "${work}/site/${tag}.gz")
    if(NOT EXISTS "${gzipped}")
      file(MAKE_DIRECTORY "${work}/site")
      execute_process(COMMAND "${FILON_GZIP}" -9 -n -c "${file}" OUTPUT_FILE "${gzipped}" COMMAND_ERROR_IS_FATAL ANY)
    endif()
    file(SIZE "${file}" plain_size)
    file(SIZE "${gzipped}" gzipped_size)

    string(APPEND blobs "FILON_BLOB(file_${number}, \"${file}\")\n")
    set(small "{}")
    if(gzipped_size LESS plain_size)
      string(APPEND blobs "FILON_BLOB(gzip_${number}, \"${gzipped}\")\n")
      set(small "blob(gzip_${number}, gzip_${number}_end)")
    endif()
    string(APPEND entries "      {\"/${name}\", \"${type}\", \"\\\"${tag}\\\"\", "
                          "blob(file_${number}, file_${number}_end), ${small}},\n")
    math(EXPR number "${number} + 1")
  endforeach()
  if(number EQUAL 0)
    message(FATAL_ERROR "${folder} has no files")
  endif()

  set(text "// Written by server/net/embed_site.cmake from ${folder}: edit that.
#include \"server/net/site.h\"

// The assembler reads the files, because compiling large arrays is slow.
#define FILON_BLOB(name, file)                                                     \\
  asm(\".section .rodata\\n.global filon_\" #name \"\\nfilon_\" #name \":\\n\"             \\
      \".incbin \\\"\" file \"\\\"\\n.global filon_\" #name \"_end\\nfilon_\" #name \"_end:\\n\" \\
      \".byte 0\\n.text\\n\");                                                         \\
  extern \"C\" const char filon_##name[];                                            \\
  extern \"C\" const char filon_##name##_end[];                                      \\
  static const char* const name = filon_##name;                                    \\
  static const char* const name##_end = filon_##name##_end;

${blobs}
namespace filon::server {

std::span<const SiteFile> site() {
  const auto blob = [](const char* from, const char* to) {
    return std::string_view(from, static_cast<std::size_t>(to - from));
  };
  static const SiteFile files[] = {
${entries}  };
  return files;
}

}  // namespace filon::server
")
  file(CONFIGURE OUTPUT "${out}" CONTENT "${text}" @ONLY)
  set_source_files_properties("${out}" PROPERTIES OBJECT_DEPENDS "${inputs}" COMPILE_OPTIONS "-fno-lto")
endfunction()

function(_filon_mime_type name result)
  get_filename_component(extension "${name}" LAST_EXT)
  set(types
      .html=text/html .css=text/css .js=text/javascript .mjs=text/javascript .txt=text/plain .json=application/json
      .map=application/json .webmanifest=application/manifest+json .wasm=application/wasm
      .svg=image/svg+xml .png=image/png .webp=image/webp .avif=image/avif .jpg=image/jpeg .ico=image/x-icon
      .woff=font/woff .woff2=font/woff2 .mp3=audio/mpeg .ogg=audio/ogg .opus=audio/ogg .wav=audio/wav)
  set(${result} application/octet-stream PARENT_SCOPE)
  foreach(one IN LISTS types)
    string(FIND "${one}" "=" at)
    string(SUBSTRING "${one}" 0 ${at} key)
    if(key STREQUAL extension)
      math(EXPR at "${at} + 1")
      string(SUBSTRING "${one}" ${at} -1 value)
      if(value MATCHES "^text/")
        string(APPEND value "; charset=utf-8")
      endif()
      set(${result} "${value}" PARENT_SCOPE)
    endif()
  endforeach()
endfunction()
