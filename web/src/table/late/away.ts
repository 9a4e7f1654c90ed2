// Who is missing: they are asked, cannot be reached, and no bot answers for them.
import type { Lobby, Question, Seat } from "../../protocol";

export const patience = 5000; // milliseconds: a short break is nobody's business

export function awayOf(lobby: Lobby, question: Question | null, me: Seat | null): Seat[] {
  // In a window nobody has to answer; who looks on decides nothing.
  if (lobby.phase !== "playing" || !question || question.window || me === null) return [];
  return question.seats.filter((seat) => {
    const chair = lobby.seats[seat];
    return seat !== me && chair?.name !== undefined && !chair.connected && !chair.bot && !question.answered?.includes(seat);
  });
}
