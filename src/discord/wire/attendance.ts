/** The people who are pressing buttons now. They see what happens without a direct message. */
import { recent } from '#shared/recent.ts';
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

export function createAttendance(clock: Clock): Attendance {
  const lastPress = recent<PersonId, number>(MOST_PEOPLE);
  return {
    pressed: (person) => lastPress.set(person, clock.now()),
    isHere: (person) => clock.now() - lastPress.get(person, () => Number.NEGATIVE_INFINITY) < HERE_FOR,
  };
}
