import type { PersonId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { people } from './schema.ts';

type PersonRow = typeof people.$inferSelect;

export const toPersonRow = (id: PersonId, { quiet, ...settings }: PersonSettings): PersonRow => ({
  id,
  ...settings,
  quietFrom: quiet?.from ?? null,
  quietTo: quiet?.to ?? null,
});

export function fromPersonRow({ id: _, quietFrom, quietTo, ...settings }: PersonRow): PersonSettings {
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { ...settings, quiet };
}
