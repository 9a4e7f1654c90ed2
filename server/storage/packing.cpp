#include "server/storage/packing.h"

#include <array>
#include <cstdint>
#include <optional>

#include <zlib.h>

#include "kernel/check.h"

namespace filon::server {

namespace {

// The length before each text: seven bits in each byte, lowest first; the high bit means that more bytes follow.
void write_length(std::string& out, std::size_t length) {
  for (; length >= 0x80; length >>= 7) out.push_back(static_cast<char>((length & 0x7f) | 0x80));
  out.push_back(static_cast<char>(length));
}

std::optional<std::size_t> read_length(std::string_view& in) {
  std::uint64_t length = 0;
  for (unsigned shift = 0; shift < 63 && !in.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(in.front());
    in.remove_prefix(1);
    length |= std::uint64_t{byte & 0x7fu} << shift;
    if (byte < 0x80) return length;
  }
  return {};
}

const Bytef* bytes_of(std::string_view text) { return reinterpret_cast<const Bytef*>(text.data()); }
Bytef* bytes_of(char* text) { return reinterpret_cast<Bytef*>(text); }

std::optional<std::string> inflate_all(std::string_view packed) {
  z_stream stream{};
  if (inflateInit(&stream) != Z_OK) return {};
  stream.next_in = const_cast<Bytef*>(bytes_of(packed));
  stream.avail_in = static_cast<uInt>(packed.size());
  std::string plain;
  std::array<char, 1 << 15> piece;
  int status = Z_OK;
  while (status == Z_OK) {
    stream.next_out = bytes_of(piece.data());
    stream.avail_out = piece.size();
    status = inflate(&stream, Z_NO_FLUSH);
    plain.append(piece.data(), piece.size() - stream.avail_out);
  }
  inflateEnd(&stream);
  if (status != Z_STREAM_END) return {};
  return plain;
}

}  // namespace

std::string pack(const std::vector<std::string>& texts) {
  std::string plain;
  for (const std::string& text : texts) {
    write_length(plain, text.size());
    plain += text;
  }
  uLongf size = compressBound(plain.size());
  std::string packed(size, '\0');
  const int status = compress(bytes_of(packed.data()), &size, bytes_of(plain), plain.size());
  check(status == Z_OK, "zlib cannot compress");
  packed.resize(size);
  return packed;
}

Result<std::vector<std::string>> unpack(std::string_view packed) {
  const std::optional<std::string> plain = inflate_all(packed);
  if (!plain) return Error{"the compressed texts are damaged"};
  std::vector<std::string> texts;
  for (std::string_view rest = *plain; !rest.empty();) {
    const std::optional<std::size_t> length = read_length(rest);
    if (!length || *length > rest.size()) return Error{"the compressed texts end too early"};
    texts.emplace_back(rest.substr(0, *length));
    rest.remove_prefix(*length);
  }
  return texts;
}

}  // namespace filon::server
