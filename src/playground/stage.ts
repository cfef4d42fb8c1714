import type { Emulator } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Traffic } from './traffic.ts';
import type { WatchedTables } from './watched-tables.ts';

/** All that a page shows and acts on. */
export interface Stage {
  readonly emulator: Emulator;
  readonly guild: GuildHandle;
  /** Everybody the page can play, by id, in order of arrival. */
  readonly people: Map<string, Person>;
  readonly traffic: Traffic;
  readonly tables: WatchedTables;
  hint: string | null;
  clockHeld: boolean;
}

/** Somebody comes in, or is back after a restart. */
export function letIn(
  { guild, people }: Pick<Stage, 'guild' | 'people'>,
  username: string,
  displayName?: string,
): Person {
  const person = guild.join(username, displayName === undefined ? {} : { displayName });
  people.set(person.id, person);
  // Discord shows a conversation once somebody opens it; here it is there from the start, to be written in.
  person.visible({ in: 'dm' });
  return person;
}
