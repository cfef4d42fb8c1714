import { err, ok } from '#engine/result.ts';
import type { PersonId } from '../ids.ts';
import { DEFAULT_SETTINGS, isValid, type PersonSettings } from '../person-settings.ts';
import { dueAt } from '../time.ts';
import type { Answer, House } from './house.ts';
import type { LobbyService } from './lobby-service.ts';

export interface PeopleService {
  settings(person: PersonId): PersonSettings;
  changeSettings(person: PersonId, change: Partial<PersonSettings>): Answer<PersonSettings>;
  /** He leaves every table that is not over; then all that names him goes. */
  forget(person: PersonId): Promise<void>;
}

export function peopleService({ ports: { store }, desk }: House, { leave }: LobbyService): PeopleService {
  const settings = (person: PersonId): PersonSettings => store.settings(person) ?? DEFAULT_SETTINGS;

  /** What was due at one time may now be due at another. */
  async function reschedule(person: PersonId): Promise<void> {
    for (const id of store.openTablesOf(person)) {
      const table = await desk.read(id, ok);
      if (table.ok) store.reschedule(id, dueAt(table.value, settings));
    }
  }

  return {
    settings,
    async changeSettings(person, change) {
      const next = { ...settings(person), ...change };
      if (!isValid(next)) return err({ code: 'bad-setting' });
      store.saveSettings(person, next);
      await reschedule(person);
      return ok(next);
    },
    async forget(person) {
      const open = store.openTablesOf(person);
      for (const id of open) await leave(id, person);
      // What is still being shown is kept afterwards, with what was told of him before.
      for (const id of open) await desk.shown(id);
      store.forget(person, open);
    },
  };
}
