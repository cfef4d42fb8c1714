/** What happened, in words for one reader, in the order in which it came. */
import type { HeardEvent, Recap, SeatChange } from '#tables/log/recap.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import type { Reader } from '../games/face.ts';
import { faceOf } from '../games/faces.ts';
import { escaped } from '../readers/escaped.ts';

/** Who sat there since is not in the log, but for who sits there now. */
function sitterAt({ places }: TableView, { names }: Reader, { seat, now, isStill }: SeatChange): string | null {
  const isKnown = isStill && places[seat]?.occupant.kind === now;
  return isKnown ? escaped(names[seat] ?? '') : null;
}

function seatLine(change: SeatChange, view: TableView, reader: Reader): string {
  const { seat, now } = change;
  const { seats, own } = reader.words.bot.recap;
  const colour = faceOf(view.game).colourName(reader.colours[seat] ?? '', reader.words);
  const name = sitterAt(view, reader, change);
  if (seat !== view.mine?.seat) return seats[now]({ name, colour });
  const hasSatHere = view.formerSeat === seat;
  if (now === 'computer') return hasSatHere ? own.stoodIn({ name }) : seats.computer({ name, colour });
  return hasSatHere ? own.back : own.satDown({ colour });
}

/** Back at his seat, the reader has his name on it again: what was done there in his absence goes by another. */
function standInLine({ event }: HeardEvent, { seat, hasStandIn }: MyView, view: TableView, reader: Reader): string {
  const face = faceOf(view.game);
  if (hasStandIn || !face.isAction(event)) return face.standInEvent(event, seat, reader);
  return face.standInEvent(event, seat, {
    ...reader,
    names: reader.names.with(seat, reader.words.bot.recap.own.standIn),
  });
}

/** None for his own last move: what came of it is what he asks for. */
function eventLines(heard: HeardEvent, view: TableView, reader: Reader): string[] {
  const { event, by } = heard;
  const face = faceOf(view.game);
  if (!face.isNews(event) || (by === 'viewer' && face.isAction(event))) return [];
  return [by === 'stand-in' && view.mine ? standInLine(heard, view.mine, view, reader) : face.event(event, reader)];
}

export const recapLines = ({ happened }: Recap, view: TableView, reader: Reader): string[] =>
  happened.flatMap((each) => (each.kind === 'seat' ? [seatLine(each, view, reader)] : eventLines(each, view, reader)));
