#include "games/lost_mines/text/drawing.h"

#include <algorithm>

namespace filon::lost_mines::text {
namespace {

constexpr int width = 6, height = 3;  // of a space
constexpr int middle = 2;

class Picture {
 public:
  Picture(const Rules& rules, const Table& table, const Drawing& drawing)
      : rules_(rules), table_(table), drawing_(drawing), board_(rules.deck.board) {
    rows_.assign(static_cast<std::size_t>(board_.rows * height),
                 std::u32string(static_cast<std::size_t>(board_.columns * width), U' '));
  }

  std::string draw() {
    for (int y = 0; y < board_.rows; ++y)
      for (int x = 0; x < board_.columns; ++x) draw_space(cell(x, y));
    for (const Across& one : table_.across) draw_token(one);
    draw_dwarfs();
    return with_coordinates();
  }

 private:
  char32_t& at(Cell space, int x, int y) {
    return rows_[static_cast<std::size_t>(space.y * height + y)][static_cast<std::size_t>(space.x * width + x)];
  }
  bool is_marked(Cell space) const {
    return std::find(drawing_.marks.begin(), drawing_.marks.end(), space) != drawing_.marks.end();
  }

  void draw_space(Cell space) {
    const Forest& forest = table_.forest;
    at(space, middle, 1) = letter(space);
    if (!forest.face_up().contains(space)) return;
    const char32_t upright = drawing_.unicode ? U'│' : U'|';
    const char32_t flat = drawing_.unicode ? U'─' : U'-';
    if (forest.is_open(space, Side::North)) at(space, middle, 0) = upright;
    if (forest.is_open(space, Side::South)) at(space, middle, 2) = upright;
    if (forest.is_open(space, Side::West)) at(space, 0, 1) = at(space, 1, 1) = flat;
    if (forest.is_open(space, Side::East)) at(space, 3, 1) = at(space, 4, 1) = at(space, 5, 1) = flat;
  }

  char32_t letter(Cell space) const {
    if (is_marked(space)) return U'+';
    const Forest& forest = table_.forest;
    for (const Mine& mine : table_.mine)
      if (mine.at == space) return mine.is_face_up() ? mine_letter(rules_.deck[mine.card].back) : U'?';
    if (!forest.face_up().contains(space)) return drawing_.unicode ? U'·' : U'.';
    const Laid& laid = forest.at(space);
    const CardKind& kind = rules_.deck[laid.card];
    if (kind.effect == Effect::Start) return kind.clan == Clan::Yellow ? U'Y' : U'B';
    constexpr char32_t letters[] = {U' ', U'R', U'F', U'T', U'P', U'V'};
    if (kind.feature == Feature::None) return drawing_.unicode ? crossing(space) : U'o';
    const char32_t one = letters[static_cast<std::size_t>(kind.feature)];
    return laid.overcome ? one - U'A' + U'a' : one;
  }
  static char32_t mine_letter(Back back) {
    constexpr char32_t letters[] = {U'D', U'G', U'O', U'S'};
    return letters[static_cast<std::size_t>(back)];
  }
  char32_t crossing(Cell space) const {
    constexpr char32_t shapes[] = U" ╵╶└╷│┌├╴┘─┴┐┤┬┼";
    Sides open = 0;
    for (Side side : all_sides)
      if (table_.forest.is_open(space, side)) open = static_cast<Sides>(open | bit(side));
    return shapes[open];
  }

  void draw_token(const Across& one) {
    const char32_t sign = one.token == Token::Troll ? U'!' : U'x';
    const bool is_upright = one.edge.one.x == one.edge.other.x;
    (is_upright ? at(one.edge.one, middle, 2) : at(one.edge.one, 5, 1)) = sign;
  }

  // In the corners of their space.
  void draw_dwarfs() {
    constexpr int columns[] = {0, 1, 3, 4, 0, 1, 3, 4, 5};
    constexpr int lines[] = {0, 0, 0, 0, 2, 2, 2, 2, 2};
    for (int i = 0; i < table_.seats; ++i) {
      int before = 0;
      for (int j = 0; j < i; ++j) before += table_.dwarf[seat(j)] == table_.dwarf[seat(i)] ? 1 : 0;
      at(table_.dwarf[seat(i)], columns[before], lines[before]) = U'0' + static_cast<char32_t>(i);
    }
  }

  std::string with_coordinates() const {
    std::string text = "   ";
    for (int x = 0; x < board_.columns; ++x) {
      std::string label = (x < 10 ? "  " : " ") + std::to_string(x);
      label.resize(width, ' ');
      text += label;
    }
    text = trimmed(text) + "\n";
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      std::string line = row % height == 1 ? " " + std::to_string(row / height) + " " : "   ";
      for (char32_t one : rows_[row]) add(line, one);
      text += trimmed(line) + "\n";
    }
    return text;
  }
  static std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }
  // As UTF-8; everything drawn here has at most three bytes.
  static void add(std::string& line, char32_t one) {
    if (one < 0x80) {
      line += static_cast<char>(one);
    } else if (one < 0x800) {
      line += static_cast<char>(0xC0 | one >> 6);
      line += static_cast<char>(0x80 | (one & 0x3F));
    } else {
      line += static_cast<char>(0xE0 | one >> 12);
      line += static_cast<char>(0x80 | (one >> 6 & 0x3F));
      line += static_cast<char>(0x80 | (one & 0x3F));
    }
  }

  const Rules& rules_;
  const Table& table_;
  const Drawing& drawing_;
  const Board& board_;
  std::vector<std::u32string> rows_;
};

}  // namespace

std::string draw(const Rules& rules, const Table& table, const Drawing& drawing) {
  return Picture(rules, table, drawing).draw();
}

}  // namespace filon::lost_mines::text
