import { err, ok } from '#engine/result.ts';
import type { PersonId, TableId } from '../ids.ts';
import { DEFAULT_SETTINGS, isValid, type PersonSettings } from '../person-settings.ts';
import { changeAbsence } from '../time/away.ts';
import { dueAt } from '../time/time.ts';
import type { LobbyService } from './lobby-service.ts';
import type { Answer, ServiceParts } from './service-parts.ts';

export interface PeopleService {
  settings(person: PersonId): Promise<PersonSettings>;
  changeSettings(person: PersonId, change: Partial<PersonSettings>): Answer<PersonSettings>;
  /** He leaves every table that is not over; then all that names him goes. */
  forget(person: PersonId): Promise<void>;
}

export function peopleService({ ports: { store }, changes }: ServiceParts, { leave }: LobbyService): PeopleService {
  const settings = async (person: PersonId): Promise<PersonSettings> =>
    (await store.settings(person)) ?? DEFAULT_SETTINGS;

  /** What was due at one time may now be due at another. */
  const reschedule = (id: TableId) =>
    changes.read(id, async (table, { settingsOf }) => {
      await store.reschedule(table, dueAt(table, settingsOf));
      return ok(null);
    });

  /** His clocks stand still or go on, and those who wait may want to know. */
  const changeAbsenceAt = (id: TableId, person: PersonId) =>
    changes.change(id, 'stays-asleep', (table, moment) => changeAbsence(table, person, moment));

  /** Until there is none: while one is shown without him, others may seat him anew, as in a rematch. */
  async function leaveAll(person: PersonId): Promise<readonly TableId[]> {
    const left: TableId[] = [];
    for (const id of await store.openTablesOf(person)) if ((await leave(id, person)).ok) left.push(id);
    // What is still being shown is kept afterwards, with what was told of him before.
    for (const id of left) await changes.shown(id);
    return left.length === 0 ? left : [...left, ...(await leaveAll(person))];
  }

  return {
    settings,
    async changeSettings(person, change) {
      const before = await settings(person);
      const next = { ...before, ...change };
      if (!isValid(next)) return err({ code: 'bad-setting' });
      await store.saveSettings(person, next);
      const isNews = next.awayUntil !== before.awayUntil;
      for (const id of await store.openTablesOf(person)) await (isNews ? changeAbsenceAt(id, person) : reschedule(id));
      return ok(next);
    },
    async forget(person) {
      await store.forget(person, await leaveAll(person));
    },
  };
}
