import { type Changed, changed, type Moment } from '../change.ts';
import type { PersonId } from '../ids.ts';
import type { Play, Waiting } from '../play-state.ts';
import { runningPlay, seatOf, type Table } from '../table.ts';
import { standStill } from './allowance.ts';

/** The person's settings now say that they are away, or back. */
export function changeAbsence(table: Table, person: PersonId, { now, settingsOf }: Moment): Changed {
  const seat = seatOf(table, person);
  const play = runningPlay(table);
  if (seat === null || !play) return changed(table, []);
  const { awayUntil } = settingsOf(person);
  const clockOf = (waiting: Waiting) => (waiting.seat === seat ? standStill(waiting, awayUntil, now) : waiting);
  const sealed = play.sealed.map((each) => ({ ...each, waiting: clockOf(each.waiting) }));
  const next: Play = { ...play, sealed, waiting: play.waiting.map(clockOf) };
  return changed({ ...table, play: next }, [{ kind: 'away', seat }]);
}
