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

  command -v apt-get >/dev/null || die "this script needs Debian 12; elsewhere install the like of: ${missing[*]}"
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
