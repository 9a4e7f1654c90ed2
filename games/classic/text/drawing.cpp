// A card is a block of signs: an arm for each open side, a sign in the middle where they meet, and corners in the full
// size. The blocks are drawn side by side on a canvas, which becomes lines.
#include "games/classic/text/drawing.h"

#include <algorithm>

namespace filon::text {
namespace {

using namespace classic;

enum class Paint : std::uint8_t {
  Plain,
  Frame,
  Linked,
  CutOff,
  Start,
  Goal,
  Treasure,
  Stone,
  Chest,
  Postcard,
  Pawn,
  Mark
};

constexpr std::string_view escape(Paint paint) {
  switch (paint) {
    case Paint::Plain: return "\x1b[0m";
    case Paint::Frame: return "\x1b[0;90m";
    case Paint::Linked: return "\x1b[0;33m";
    case Paint::CutOff: return "\x1b[0;31m";
    case Paint::Start: return "\x1b[0;1;32m";
    case Paint::Goal: return "\x1b[0;1;34m";
    case Paint::Treasure: return "\x1b[0;1;33m";
    case Paint::Stone: return "\x1b[0;1;37m";
    case Paint::Chest: return "\x1b[0;1;35m";
    case Paint::Postcard: return "\x1b[0;1;32m";
    case Paint::Pawn: return "\x1b[0;1;31m";
    case Paint::Mark: return "\x1b[0;1;36m";
  }
  return {};
}

// The signs to draw with. Arms that lead through the card differ from stubs, which end in it.
struct Signs {
  std::array<std::string_view, 16> meeting;  // by joined sides
  std::string_view across, down;             // arms that lead through
  std::string_view stub_across, stub_down;
  std::string_view dead_end, bridge, curves_nw_es, curves_ne_sw;
  std::array<std::string_view, 4> corners;  // NW, NE, SW, SE
  std::string_view black_corner;            // of a path card with a black back
  std::string_view frame_across, frame_down;
  std::string_view treasure, stone;
};

constexpr Signs ascii{
    .meeting = {"x", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+"},
    .across = "-",
    .down = "|",
    .stub_across = "~",
    .stub_down = ":",
    .dead_end = "x",
    .bridge = "#",
    .curves_nw_es = "/",
    .curves_ne_sw = "\\",
    .corners = {".", ".", "'", "'"},
    .black_corner = "%",
    .frame_across = "-",
    .frame_down = "|",
    .treasure = "$",
    .stone = "o",
};

constexpr Signs unicode{
    // bit 0 north, 1 east, 2 south, 3 west
    .meeting = {"×", "╨", "╞", "╚", "╥", "║", "╔", "╠", "╡", "╝", "═", "╩", "╗", "╣", "╦", "╬"},
    .across = "═",
    .down = "║",
    .stub_across = "─",
    .stub_down = "│",
    .dead_end = "×",
    .bridge = "╫",
    .curves_nw_es = "╱",
    .curves_ne_sw = "╲",
    .corners = {"┌", "┐", "└", "┘"},
    .black_corner = "▪",
    .frame_across = "─",
    .frame_down = "│",
    .treasure = "★",
    .stone = "●",
};

struct Spot {
  std::string_view sign = " ";
  Paint paint = Paint::Plain;
};

constexpr std::string_view digits = "0123456789";

class Canvas {
 public:
  Canvas(const Rules& rules, const Table& table, const Drawing& drawing)
      : rules_(rules), table_(table), drawing_(drawing), signs_(drawing.unicode ? unicode : ascii) {
    find_bounds();
    spots_.resize(static_cast<std::size_t>(columns()) * static_cast<std::size_t>(rows()));
    for (const Laid& laid : table.tunnels.laid()) card(laid.at, laid.card, laid.face, laid.linked);
    for (std::size_t i = 0; i < table.goals.size(); ++i) goal(i);
    for (std::size_t i = 0; i < table.chests.size(); ++i) chest(i);
    for (Cell at : rules.workshop_at) postcard(at, table.workshop_used ? "w" : "W");
    for (Cell at : rules.party_at) postcard(at, table.party_used ? "p" : "P");
    for (std::size_t i = 0; i < table.pawn.size(); ++i) pawn(i);
    for (Cell at : drawing.marks) mark(at);
  }

  std::string lines() const {
    std::string text = drawing_.coordinates ? ruler() : "";
    for (int row = 0; row < rows(); ++row) {
      std::string line;
      Paint now = Paint::Plain;
      const auto* spot = spots_.data() + std::ptrdiff_t{row} * columns();
      int last = columns();
      while (last > 0 && spot[last - 1].sign == " ") --last;
      for (int column = 0; column < last; ++column) {
        const Paint wanted = spot[column].sign == " " ? now : spot[column].paint;
        if (drawing_.colour && wanted != now) line += escape(wanted);
        now = wanted;
        line += spot[column].sign;
      }
      if (drawing_.colour && now != Paint::Plain) line += escape(Paint::Plain);
      text += trimmed(margin(row) + line) + "\n";
    }
    return text;
  }

 private:
  static constexpr int height = 3;
  int width() const { return drawing_.size == Drawing::Size::Full ? 5 : 3; }
  int columns() const { return (high_x_ - low_x_ + 1) * width(); }
  int rows() const { return (high_y_ - low_y_ + 1) * height; }

  void find_bounds() {
    const auto include = [&](Cell at) {
      low_x_ = std::min<int>(low_x_, at.x);
      high_x_ = std::max<int>(high_x_, at.x);
      low_y_ = std::min<int>(low_y_, at.y);
      high_y_ = std::max<int>(high_y_, at.y);
    };
    for (const Laid& laid : table_.tunnels.laid()) include(laid.at);
    for (const Goal& goal : table_.goals) include(goal.at);
    for (const Chest& chest : table_.chests)
      if (chest.state == Chest::State::Closed) include(chest.at);
    for (const Inline<Cell, 1>& postcards : {rules_.workshop_at, rules_.party_at})
      for (Cell at : postcards)
        if (table_.tunnels.is_covered(at)) include(at);
    for (const Pawn& pawn : table_.pawn)
      if (pawn.stands()) include(pawn.at);
    for (Cell at : drawing_.marks) include(at);
  }

  // A sign in the block of a cell: column 0 to width()-1, row 0 to 2.
  Spot& spot(Cell at, int column, int row) {
    const int x = (at.x - low_x_) * width() + column;
    const int y = (at.y - low_y_) * height + row;
    return spots_[static_cast<std::size_t>(std::ptrdiff_t{y} * columns() + x)];
  }
  Spot& middle(Cell at) { return spot(at, width() / 2, 1); }

  void arm(Cell at, Side side, Spot sign) {
    const int half = width() / 2;
    switch (side) {
      case Side::North: spot(at, half, 0) = sign; return;
      case Side::South: spot(at, half, 2) = sign; return;
      case Side::East:
        for (int i = half + 1; i < width(); ++i) spot(at, i, 1) = sign;
        return;
      case Side::West:
        for (int i = 0; i < half; ++i) spot(at, i, 1) = sign;
        return;
    }
  }

  void corners(Cell at, const std::array<std::string_view, 4>& four, Paint paint) {
    if (drawing_.size != Drawing::Size::Full) return;
    spot(at, 0, 0) = {four[0], paint};
    spot(at, width() - 1, 0) = {four[1], paint};
    spot(at, 0, 2) = {four[2], paint};
    spot(at, width() - 1, 2) = {four[3], paint};
  }

  void card(Cell at, Card card, Face face, Sides linked) {
    if (rules_.in_maze(card) == InMaze::BlackPath)
      corners(at, {signs_.black_corner, signs_.black_corner, signs_.black_corner, signs_.black_corner}, Paint::Chest);
    else
      corners(at, signs_.corners, Paint::Frame);
    for (Side side : all_sides) {
      const Sides segment = face.joined(side);
      if (segment == 0) continue;
      const bool stub = segment == bit(side) && !has(face.ladder(), side);
      const bool across = side == Side::East || side == Side::West;
      const auto sign = across ? (stub ? signs_.stub_across : signs_.across) : (stub ? signs_.stub_down : signs_.down);
      arm(at, side, {sign, has(linked, side) ? Paint::Linked : Paint::CutOff});
    }
    middle(at) = meeting(card, face, linked);
  }

  Spot meeting(Card card, Face face, Sides linked) const {
    switch (rules_.in_maze(card)) {
      case InMaze::Start: return {"S", Paint::Start};
      case InMaze::Treasure: return {signs_.treasure, Paint::Treasure};
      case InMaze::Stone: return {signs_.stone, Paint::Stone};
      case InMaze::Bag: return {digits.substr(rules_.deck[card].nuggets, 1), Paint::Treasure};
      case InMaze::Dragon: return {"D", Paint::CutOff};
      case InMaze::Spider: return {"X", Paint::CutOff};
      default: break;
    }
    const Paint paint = linked != 0 ? Paint::Linked : Paint::CutOff;
    if (face.ladder() != 0) return {"H", paint};
    constexpr Sides ns = 0b0101, ew = 0b1010, nw = 0b1001, ne = 0b0011;
    Sides through = 0;
    for (Side side : all_sides)
      if (face.joined(side) != bit(side)) through |= face.joined(side);
    const Sides north = face.joined(Side::North);
    if (through == 0b1111 && north == ns && face.joined(Side::East) == ew) return {signs_.bridge, paint};
    if (through == 0b1111 && north == nw) return {signs_.curves_nw_es, paint};
    if (through == 0b1111 && north == ne) return {signs_.curves_ne_sw, paint};
    return {through == 0 ? signs_.dead_end : signs_.meeting[through], paint};
  }

  void goal(std::size_t i) {
    const Goal& goal = table_.goals[i];
    if (table_.tunnels.at(goal.at)) return;
    if (goal.is_face_up()) return card(goal.at, goal.card, rules_.face(goal.card, goal.turned), 0);
    face_down(goal.at, {"?", Paint::Goal}, digits.substr(i, 1));
  }

  // A card that lies face down, with its number in the frame.
  void face_down(Cell at, Spot sign, std::string_view number) {
    middle(at) = sign;
    if (drawing_.size != Drawing::Size::Full) return;
    corners(at, signs_.corners, sign.paint);
    for (int column = 1; column + 1 < width(); ++column)
      spot(at, column, 0) = spot(at, column, 2) = {signs_.frame_across, sign.paint};
    spot(at, 0, 1) = spot(at, width() - 1, 1) = {signs_.frame_down, sign.paint};
    if (!number.empty()) spot(at, width() / 2, 0) = {number, sign.paint};
  }

  // Its path card is turned up while its player chooses how it lies, and at the end of a round.
  void chest(std::size_t i) {
    const Chest& chest = table_.chests[i];
    if (chest.state != Chest::State::Closed) return;
    if (chest.cards.path == no_card) return face_down(chest.at, {"C", Paint::Chest}, digits.substr(i, 1));
    card(chest.at, chest.cards.path, rules_.face(chest.cards.path, Turned::No), 0);
    middle(chest.at) = {"C", Paint::Chest};
  }

  // It lies in the maze only if its cell is covered; a card that is drawn alone has no postcard beside it.
  void postcard(Cell at, std::string_view sign) {
    if (table_.tunnels.is_covered(at)) face_down(at, {sign, Paint::Postcard}, "");
  }

  void pawn(std::size_t i) {
    const Pawn& pawn = table_.pawn[i];
    if (!pawn.stands()) return;
    constexpr std::string_view letters = "ab";
    const int half = width() / 2;
    spot(pawn.at, half - 1, 1) = {"(", Paint::Pawn};
    spot(pawn.at, half, 1) = {letters.substr(i, 1), Paint::Pawn};
    spot(pawn.at, half + 1, 1) = {")", Paint::Pawn};
  }

  void mark(Cell at) {
    const bool empty = !table_.tunnels.at(at) && !table_.tunnels.is_covered(at);
    if (empty)
      (table_.pawn_at(at) ? spot(at, width() / 2, 0) : middle(at)) = {"+", Paint::Mark};
    else if (drawing_.size == Drawing::Size::Full)
      corners(at, {"*", "*", "*", "*"}, Paint::Mark);
    else
      spot(at, 0, 0) = {"*", Paint::Mark};
  }

  static constexpr int margin_width = 4;
  static std::string right_aligned(int number, int width) {
    const std::string text = std::to_string(number);
    return std::string(static_cast<std::size_t>(std::max(0, width - static_cast<int>(text.size()))), ' ') + text;
  }
  static std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }
  std::string margin(int row) const {
    if (!drawing_.coordinates) return "";
    if (row % height != 1) return std::string(margin_width, ' ');
    return right_aligned(low_y_ + row / height, margin_width - 1) + " ";
  }
  // Each x ends above the middle of its column.
  std::string ruler() const {
    std::string line(static_cast<std::size_t>(margin_width + columns()), ' ');
    for (int x = low_x_; x <= high_x_; ++x) {
      const std::string number = std::to_string(x);
      const int end = margin_width + (x - low_x_) * width() + width() / 2 + 1;
      line.replace(static_cast<std::size_t>(end) - number.size(), number.size(), number);
    }
    return trimmed(line) + "\n";
  }

  const Rules& rules_;
  const Table& table_;
  const Drawing& drawing_;
  const Signs& signs_;
  int low_x_ = 0, high_x_ = 0, low_y_ = 0, high_y_ = 0;
  std::vector<Spot> spots_;
};

}  // namespace

std::string draw(const Rules& rules, const Table& table, const Drawing& drawing) {
  return Canvas(rules, table, drawing).lines();
}

}  // namespace filon::text
