# Shared by ./run and ./test; sourced from the root of the repository.

export NINJA_STATUS='[%f/%t] '

say() { printf '\n== %s\n' "$*"; }
die() { printf '\n%s: %s\n' "$(basename "$0")" "$*" >&2; exit 1; }

has_node() { [[ $(node -p 'process.versions.node.split(".")[0] >= 18' 2>/dev/null) == true ]]; }

is_installed() {
  [[ $1 == nodejs ]] && has_node && return
  [[ $1 == npm ]] && has_node && command -v npm >/dev/null && return
  [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# install_packages LIST...: installs what is missing of tools/packages/LIST.txt.
install_packages() {
  local list name missing=() as_root=()
  for list in "$@"; do
    while read -r name; do
      is_installed "$name" || missing+=("$name")
    done < <(sed '/^#/d; /^$/d' "tools/packages/$list.txt")
  done
  ((${#missing[@]})) || return 0

  command -v apt-get >/dev/null || die "this script needs Debian 12; on other systems install packages similar to: ${missing[*]}"
  if ((EUID != 0)); then
    sudo -n true 2>/dev/null ||
      die "packages are missing; as root run: apt-get update && apt-get install ${missing[*]}"
    as_root=(sudo -n)
  fi
  say "Installing ${missing[*]}"
  "${as_root[@]}" apt-get update -q || die "apt-get update failed; check the network and /etc/apt, then try again"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "${missing[@]}" ||
    die "the packages could not be installed; see the message of apt-get above"
}

# Only if the lock file has changed.
install_web_packages() {
  cmp -s web/package-lock.json web/node_modules/.installed-lock && return
  echo "installing the packages of web/"
  (cd web && npm ci --loglevel error) && cp web/package-lock.json web/node_modules/.installed-lock
}

# Writes the types of the messages of games for the web client, from the C++ fields.
write_types() {
  [[ -f build/release/build.ninja ]] || cmake --preset release || return
  cmake --build --preset release --target write_types || return
  local folder file target
  folder=$(mktemp -d) && build/release/write_types "$folder" || return
  for file in "$folder"/*/messages.ts; do
    target=web/src/games/${file#"$folder"/}
    cmp -s "$file" "$target" || cp "$file" "$target"
  done
  rm -r "$folder"
}

# Builds the web client, which is then embedded in the program.
build_web() {
  install_web_packages && write_types || return
  [[ -f web/dist/index.html && ! $(find web data/*.json -newer web/dist/index.html -type f -not -path 'web/node_modules/*' \
    -not -path 'web/dist/*' -print -quit) ]] && return
  npm --prefix web run --silent build
}
