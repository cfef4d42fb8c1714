import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { changed } from '../change.ts';
import type { PersonId, TableId } from '../ids.ts';
import { stop } from '../playing/stop.ts';
import { replace, standIn, takeBack } from '../seats/seat-changes.ts';
import { seatOf } from '../table.ts';
import { mute } from '../time/reminders.ts';
import { levelFrom, type ServiceParts, type TableAnswer } from './service-parts.ts';

export interface AbsenceService {
  /** Has a computer play for somebody whose time has run out. */
  standIn(id: TableId, by: PersonId, seat: Seat, level?: string): TableAnswer;
  takeBack(id: TableId, person: PersonId): TableAnswer;
  /** Gives a seat to another person. */
  replace(id: TableId, by: PersonId, seat: Seat, newcomer: PersonId): TableAnswer;
  /** No reminders for the rest of this turn. */
  mute(id: TableId, person: PersonId): TableAnswer;
  /** Wakes a sleeping table and does nothing else. Most other changes wake it too. Onlookers can't. */
  wake(id: TableId, by: PersonId): TableAnswer;
  /** Ends a game without a result. A moderator of the channel need not be the host. */
  stop(id: TableId, by: PersonId, isModerator?: boolean): TableAnswer;
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
    wake: (id, by) =>
      change(id, (table) => (seatOf(table, by) === null ? err({ code: 'not-seated' }) : changed(table, []))),
    stop: (id, by, isModerator = false) => change(id, (table) => stop(table, by, isModerator), 'stays-asleep'),
  };
}
