// The pages of the web client. They are all the same document, which finds out from the path what to show.
#pragma once

#include <string_view>

namespace filon::server {

bool is_page(std::string_view path);

}  // namespace filon::server
