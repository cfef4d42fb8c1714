/** What happened, in words for one reader, in the order in which it came. */
import type { HeardEvent, Recap, SeatChange } from '#tables/recap.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';

/** Who sat there since is not in the log, but for who sits there now. */
function sitterAt({ places }: TableView, { names }: Cast, { seat, now, isStill }: SeatChange): string | null {
  const isKnown = isStill && places[seat]?.occupant.kind === now;
  return isKnown ? escaped(names[seat] ?? '') : null;
}

function seatLine(change: SeatChange, view: TableView, cast: Cast): string {
  const { seat, now } = change;
  const { seats, own } = cast.words.bot.recap;
  const colour = faceOf(view.game).colourName(cast.colours[seat] ?? '', cast.words);
  const name = sitterAt(view, cast, change);
  if (seat !== view.mine?.seat) return seats[now]({ name, colour });
  const hasSatHere = view.formerSeat === seat;
  if (now === 'computer') return hasSatHere ? own.stoodIn({ name }) : seats.computer({ name, colour });
  return hasSatHere ? own.back : own.satDown({ colour });
}

/** Back at his seat, the reader has his name on it again: what was done there in his absence goes by another. */
function standInLine({ event }: HeardEvent, { seat, isStoodIn }: MyView, view: TableView, cast: Cast): string {
  const face = faceOf(view.game);
  if (isStoodIn || !face.isDeed(event)) return face.standInEvent(event, seat, cast);
  return face.standInEvent(event, seat, { ...cast, names: cast.names.with(seat, cast.words.bot.recap.own.standIn) });
}

/** None for his own last move: what came of it is what he asks for. */
function eventLines(heard: HeardEvent, view: TableView, cast: Cast): string[] {
  const { event, by } = heard;
  const face = faceOf(view.game);
  if (!face.isNews(event) || (by === 'viewer' && face.isDeed(event))) return [];
  return [by === 'stand-in' && view.mine ? standInLine(heard, view.mine, view, cast) : face.event(event, cast)];
}

export const recapLines = ({ happened }: Recap, view: TableView, cast: Cast): string[] =>
  happened.flatMap((each) => (each.kind === 'seat' ? [seatLine(each, view, cast)] : eventLines(each, view, cast)));
