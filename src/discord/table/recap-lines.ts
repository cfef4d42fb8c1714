/** Past events in words for one reader, in their order. */
import type { Happening, HeardEvent, Recap, SeatChange } from '#tables/log/recap.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { toldLines } from '../games/told-lines.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';

/** The log has no names; only the present player's is known. */
function sitterAt({ places }: TableView, { names }: Reader, { seat, now, isStill }: SeatChange): string | null {
  const isKnown = isStill && places[seat]?.occupant.kind === now;
  return isKnown ? escaped(names[seat] ?? '') : null;
}

function seatLine(change: SeatChange, view: TableView, reader: Reader): string {
  const { seat, now } = change;
  const { seats, own } = reader.words.bot.recap;
  const colour = presentationOf(view.game).words.colourName(reader.colours[seat] ?? '', reader.words);
  const name = sitterAt(view, reader, change);
  if (seat !== view.mine?.seat) return seats[now]({ name, colour });
  const hasSatHere = view.formerSeat === seat;
  if (now === 'computer') return hasSatHere ? own.stoodIn({ name }) : seats.computer({ name, colour });
  return hasSatHere ? own.back : own.satDown({ colour });
}

/**
 * A reader who is back at their seat has their own name on it: a computer's moves in their absence need another name.
 */
function standInLine({ event }: HeardEvent, { seat, hasStandIn }: MyView, view: TableView, reader: Reader): string {
  const { news } = presentationOf(view.game);
  const tell = (to: Reader): string => news.standInEvent?.(event, seat, to) ?? news.event(event, to);
  if (hasStandIn || !news.isAction(event)) return tell(reader);
  return tell({ ...reader, names: reader.names.with(seat, reader.words.bot.recap.own.standIn) });
}

/** Not for the reader's own last move: they ask for its effects. */
function isTold({ event, by }: HeardEvent, view: TableView): boolean {
  const { news } = presentationOf(view.game);
  return news.isNews(event) && !(by === 'viewer' && news.isAction(event));
}

/** The events in a row that are told alike: `standIn` for those that a computer brought about at the reader's seat. */
interface Run {
  readonly standIn: boolean;
  readonly heard: HeardEvent[];
}

function runLines({ standIn, heard }: Run, view: TableView, reader: Reader): readonly string[] {
  const { mine } = view;
  if (standIn && mine) return heard.map((each) => standInLine(each, mine, view, reader));
  return toldLines(
    view.game,
    heard.map(({ event }) => event),
    reader,
  );
}

function runsOf(happened: readonly Happening[], view: TableView): (Run | SeatChange)[] {
  const runs: (Run | SeatChange)[] = [];
  for (const each of happened) {
    if (each.kind === 'seat') runs.push(each);
    else if (isTold(each, view)) {
      const standIn = each.by === 'stand-in';
      const current = runs.at(-1);
      if (current && 'heard' in current && current.standIn === standIn) current.heard.push(each);
      else runs.push({ standIn, heard: [each] });
    }
  }
  return runs;
}

export const recapLines = ({ happened }: Recap, view: TableView, reader: Reader): string[] =>
  runsOf(happened, view).flatMap((run) =>
    'heard' in run ? runLines(run, view, reader) : [seatLine(run, view, reader)],
  );
