/** Time zones by the names that people type. */
import { isTimeZone } from './quiet-hours.ts';

/** What stands before the city in an IANA name, such as Europe or America/Argentina. */
const AREAS = [
  ...new Set(
    Intl.supportedValuesOf('timeZone').flatMap((name) => (name.includes('/') ? [name.replace(/\/[^/]*$/, '')] : [])),
  ),
];

const properName = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** An IANA name, from such a name or from that of a city in it, such as “new york”; null if there is none. */
export function timeZoneFrom(typed: string): string | null {
  if (isTimeZone(typed)) return typed;
  const city = typed.replaceAll(' ', '_');
  const named = AREAS.map((area) => `${area}/${city}`).find(isTimeZone);
  return named === undefined ? null : properName(named);
}
