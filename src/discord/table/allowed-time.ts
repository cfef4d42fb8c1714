/** How long a table's clock gives those it waits for. What only they know of themselves, such as quiet hours, comes on top. */
import { HOUR } from '#tables/clock.ts';
import type { Deciding, PlayView, TableView } from '#tables/table-view.ts';
import type { Cast } from '../faces/face.ts';

function endOf({ seat, since }: Deciding, { options: { clock } }: TableView, { budgets }: PlayView): number | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'decision':
      return since + clock.hours * HOUR;
    case 'budget':
      return since + (budgets[seat] ?? 0);
  }
}

/** Of the one whose time ends first; null where no clock runs. */
export function timeLine(view: TableView, play: PlayView, { words }: Cast): string | null {
  const ends = play.deciding
    .filter(({ seat, expired }) => !expired && view.places[seat]?.occupant.kind === 'person')
    .flatMap((deciding) => endOf(deciding, view, play) ?? []);
  if (ends.length === 0 || view.status !== 'running') return null;
  return `-# ${words.bot.panel.timeUntil({ moment: Math.floor(Math.min(...ends) / 1_000) })}`;
}
