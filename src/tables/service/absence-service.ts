import type { Seat } from '#engine/seat.ts';
import { changed } from '../change.ts';
import type { PersonId, TableId } from '../ids.ts';
import { stop } from '../playing/stop.ts';
import { replace, standIn, takeBack } from '../seats/seat-changes.ts';
import { mute } from '../time/reminders.ts';
import { type Answer, levelFrom, type ServiceParts } from './service-parts.ts';

export interface AbsenceService {
  /** A computer plays on for somebody whose time has run out. */
  standIn(id: TableId, by: PersonId, seat: Seat, level?: string): Answer;
  takeBack(id: TableId, person: PersonId): Answer;
  /** Another person takes a seat. */
  replace(id: TableId, by: PersonId, seat: Seat, newcomer: PersonId): Answer;
  /** No reminders for the rest of this turn. */
  mute(id: TableId, person: PersonId): Answer;
  /** As most things do that are done at a sleeping table; this does nothing else. */
  wake(id: TableId): Answer;
  /** Ends a game without a result. `isModerator`: in the channel; he need not be the host. */
  stop(id: TableId, by: PersonId, isModerator?: boolean): Answer;
}

export function absenceService({ change }: ServiceParts): AbsenceService {
  return {
    standIn: (id, by, seat, wanted) =>
      change(id, (table, moment) => {
        const level = levelFrom(wanted);
        return level.ok ? standIn(table, by, seat, level.value, moment) : level;
      }),
    takeBack: (id, person) => change(id, (table, moment) => takeBack(table, person, moment)),
    replace: (id, by, seat, newcomer) =>
      change(id, (table, moment) => replace(table, by, seat, newcomer, moment), 'wakes', { others: [newcomer] }),
    mute: (id, person) => change(id, (table) => mute(table, person)),
    wake: (id) => change(id, (table) => changed(table, [])),
    stop: (id, by, isModerator = false) => change(id, (table) => stop(table, by, isModerator), 'stays-asleep'),
  };
}
