/** The people who are pressing buttons now. They see what happens without a direct message. */
import { gathered } from '#shared/gathered.ts';
import { recent } from '#shared/recent.ts';
import { ALONE, type Crew, MOST_NAMED } from '#tables/crew.ts';
import type { PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';

/** Somebody who has pressed nothing for this long, in milliseconds, is no longer there. */
const HERE_FOR = 600_000;
/** The number of people remembered. */
const MOST_PEOPLE = 10_000;

export interface Attendance {
  pressed(person: PersonId): void;
  isHere(person: PersonId): boolean;
}

/** Whoever presses a button of another process is there, too. */
export function createAttendance(clock: Clock, crew: Crew = ALONE): Attendance {
  const lastPress = recent<PersonId, number>(MOST_PEOPLE);
  const lastOf = (person: PersonId): number => lastPress.get(person, () => Number.NEGATIVE_INFINITY);
  const tellOthers = gathered<PersonId>(clock, MOST_NAMED, (people) =>
    crew.tell({ kind: 'here', people, at: Math.min(...people.map(lastOf)) }),
  );
  crew.hear((word) => {
    if (word.kind === 'here') for (const person of word.people) lastPress.set(person, word.at);
  });
  return {
    pressed(person) {
      lastPress.set(person, clock.now());
      if (crew.isShared) tellOthers(person);
    },
    isHere: (person) => clock.now() - lastOf(person) < HERE_FOR,
  };
}
