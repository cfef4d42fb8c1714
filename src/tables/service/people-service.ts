import { err, ok } from '#engine/result.ts';
import type { PersonId } from '../ids.ts';
import { DEFAULT_SETTINGS, isValid, type PersonSettings } from '../person-settings.ts';
import { seatOf } from '../table.ts';
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

  /** What was due at one time may now be due at another; and those who wait may want to know that he is away. */
  async function reschedule(person: PersonId, isNews: boolean): Promise<void> {
    for (const id of store.openTablesOf(person)) {
      await desk.read(id, (table) => {
        store.reschedule(id, dueAt(table, settings));
        const seat = seatOf(table, person);
        if (isNews && seat !== null && table.status === 'running') desk.tell(id, [{ kind: 'away', seat }]);
        return ok(null);
      });
    }
  }

  return {
    settings,
    async changeSettings(person, change) {
      const before = settings(person);
      const next = { ...before, ...change };
      if (!isValid(next)) return err({ code: 'bad-setting' });
      store.saveSettings(person, next);
      await reschedule(person, next.awayUntil !== before.awayUntil);
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
