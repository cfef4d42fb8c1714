/** What people are called for. An occasion is the same for as long as the same is wanted of the same person. */
import { type PersonId, personId } from '#tables/ids.ts';
import { personAt, seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { KeptPanel } from './kept-panel.ts';

/** The number remembered for each table: undoing leads back to earlier ones. */
const MOST_KEPT = 24;

/** A sealed round has no number of its own, but the version stays the same while it lasts. */
export function occasionOf({ status, play, places }: TableView, person: PersonId): string {
  const seat = seatOf({ places }, person);
  const decision = play?.deciding.find((each) => each.seat === seat);
  if (!play || !decision) return [person, status].join(' ');
  const { as, turn } = decision;
  return [person, seat, as, turn, ...(as === 'sealed' ? [play.version] : [])].join(' ');
}

export const personOf = (occasion: string): PersonId => personId(occasion.split(' ')[0] ?? '');

/** Of everybody who is to decide, but for those who are called later. */
export const openOccasions = (view: TableView): string[] =>
  (view.play?.deciding ?? [])
    .filter(({ isToBeCalled }) => !isToBeCalled)
    .flatMap(({ seat }) => personAt(view, seat) ?? [])
    .map((person) => occasionOf(view, person));

/** After a sleep everybody is called anew. */
export function calledBy(panel: Pick<KeptPanel, 'called'> | null, now: readonly string[], { status }: TableView) {
  if (status === 'asleep') return [];
  return [...new Set([...(panel?.called ?? []), ...now])].slice(-MOST_KEPT);
}
