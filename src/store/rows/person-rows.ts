import type { PersonId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { Schema } from '../sql/schema.ts';
import { fromJson, type Json, toJson } from './json.ts';

export type PersonRow = Schema['people']['$inferSelect'];

export const toPersonRow = (id: PersonId, { quiet, taught, ...settings }: PersonSettings): PersonRow => ({
  id,
  ...settings,
  quietFrom: quiet?.from ?? null,
  quietTo: quiet?.to ?? null,
  taught: toJson(taught),
});

export function fromPersonRow({ id: _, quietFrom, quietTo, taught, ...settings }: PersonRow): PersonSettings {
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { ...settings, quiet, taught: kindsIn(taught) };
}

/** If the list can't be read, the moves are merely explained again. */
function kindsIn(taught: Json<readonly string[]>): readonly string[] {
  try {
    return fromJson(taught);
  } catch {
    return [];
  }
}
