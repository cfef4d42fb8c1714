/** How long a table's clock gives those it waits for. What only they know of themselves, such as quiet hours, comes on top. */
import type { Seat } from '#engine/seat.ts';
import type { Words } from '#i18n/words.ts';
import type { Deciding, PlayView, TableView } from '#tables/table-view.ts';
import { HOUR, LONGEST_HOLDUP } from '#tables/time/allowance.ts';
import type { Reader } from '../readers/reader.ts';
import { inSeconds } from '../wire/message.ts';

function endOf({ seat, beganAt }: Deciding, { options: { clock } }: TableView, { budgets }: PlayView): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'decision':
      return beganAt + clock.hours * HOUR;
    case 'budget':
      return beganAt + (budgets[seat] ?? 0);
  }
}

const untilLine = (end: number, { bot: { panel } }: Words): string =>
  `-# ${panel.timeUntil({ seconds: inSeconds(end) })}`;

/** For one who is reminded: even without a clock, the others need not wait for ever. Null if he is not asked. */
export function reminderLine(view: TableView, seat: Seat, words: Words): string | null {
  const deciding = view.play?.deciding.find((each) => each.seat === seat);
  if (!view.play || !deciding) return null;
  if (deciding.expired) return `-# ${words.bot.panel.timeIsUp}`;
  return untilLine(endOf(deciding, view, view.play) ?? deciding.beganAt + LONGEST_HOLDUP, words);
}

/** Of the one whose time ends first; null where no clock runs. */
export function timeLine(view: TableView, play: PlayView, { words }: Reader): string | null {
  const ends = play.deciding
    .filter(({ seat, expired }) => !expired && view.places[seat]?.occupant.kind === 'person')
    .flatMap((deciding) => endOf(deciding, view, play) ?? []);
  if (ends.length === 0 || view.status !== 'running') return null;
  return untilLine(Math.min(...ends), words);
}
