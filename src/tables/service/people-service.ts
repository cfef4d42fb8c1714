import { err, ok } from '#engine/result.ts';
import type { PersonId, TableId } from '../ids.ts';
import { DEFAULT_SETTINGS, isValid, type PersonSettings } from '../person-settings.ts';
import type { KeptAbout } from '../ports.ts';
import { changeAbsence } from '../time/away.ts';
import { dueAt } from '../time/time.ts';
import type { LobbyService } from './lobby-service.ts';
import type { ServiceParts, TableAnswer } from './service-parts.ts';

export interface PeopleService {
  settings(person: PersonId): Promise<PersonSettings>;
  changeSettings(person: PersonId, change: Partial<PersonSettings>): TableAnswer<PersonSettings>;
  /** Everything that is kept about them, and nothing that only others may know. */
  keptAbout(person: PersonId): Promise<KeptAbout>;
  /** The person leaves every table that is not over; then everything that names them is deleted. */
  forget(person: PersonId): Promise<void>;
}

export function peopleService({ ports: { store }, changes }: ServiceParts, { leave }: LobbyService): PeopleService {
  const settings = async (person: PersonId): Promise<PersonSettings> =>
    (await store.settings(person)) ?? DEFAULT_SETTINGS;

  /** New settings may move reminders and deadlines. */
  const reschedule = (id: TableId) =>
    changes.read(id, async (table, { settingsOf }) => {
      await store.reschedule(table, dueAt(table, settingsOf));
      return ok(null);
    });

  /** The person's clocks stop or go on, and the fact is announced. */
  const changeAbsenceAt = (id: TableId, person: PersonId) =>
    changes.change(id, 'stays-asleep', (table, moment) => changeAbsence(table, person, moment));

  /** Repeats until no table is left: meanwhile others may give the person a new seat, as in a rematch. */
  async function leaveAll(person: PersonId): Promise<readonly TableId[]> {
    const left: TableId[] = [];
    for (const id of await store.openTablesOf(person)) if ((await leave(id, person)).ok) left.push(id);
    // A message still being posted is stored afterwards, and it may name the person: wait for it.
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
    keptAbout: (person) => store.keptAbout(person),
    async forget(person) {
      await store.forget(person, await leaveAll(person));
    },
  };
}
