import { expect, it } from 'vitest';
import { timeZoneFrom } from '#tables/time/time-zones.ts';

it.each([
  ['berlin', 'Europe/Berlin'],
  ['New York', 'America/New_York'],
  ['knox', 'America/Indiana/Knox'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Atlantis', null],
  ['berlin/', null],
  ['', null],
])('a time zone is known by its name or its city: %j is %s', (typed, zone) => {
  expect(timeZoneFrom(typed)).toBe(zone);
});
