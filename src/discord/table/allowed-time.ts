/** How long a table's clock gives the players who must decide. Private time, such as quiet hours, is added on top. */
import type { Seat } from '#engine/seat.ts';
import type { Words } from '#i18n/words.ts';
import type { PlayView, TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { inSeconds } from '../wire/message.ts';

const untilLine = (end: number, { bot: { panel } }: Words): string =>
  `-# ${panel.timeUntil({ seconds: inSeconds(end) })}`;

/**
 * The deadline in a reminder: even without a clock, the others need not wait for ever. Null if the seat need not
 * decide.
 */
export function reminderLine(view: TableView, seat: Seat, words: Words): string | null {
  const deciding = view.play?.deciding.find((each) => each.seat === seat);
  if (!view.play || !deciding) return null;
  if (deciding.expired) return `-# ${words.bot.panel.timeIsUp}`;
  return untilLine(deciding.endsAt, words);
}

/** The earliest deadline; null if no clock runs. */
export function timeLine(view: TableView, play: PlayView, { words }: Reader): string | null {
  if (view.options.clock.kind === 'none' || view.status !== 'running') return null;
  const ends = play.deciding
    .filter(({ seat, expired }) => !expired && view.places[seat]?.occupant.kind === 'person')
    .map(({ endsAt }) => endsAt);
  if (ends.length === 0) return null;
  return `-# ${words.bot.panel.timeLeft({ seconds: inSeconds(Math.min(...ends)) })}`;
}
