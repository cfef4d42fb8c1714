import { describe, expect, it } from 'vitest';
import { type ContextParts, contextsFrom } from '#discord/wire/contexts.ts';
import type { Occasion, Sender } from '#discord/wire/route.ts';
import type { Scene } from '#render/scene.ts';
import { personId, type TableId, tableId } from '#tables/ids.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';

const [HERE, THERE] = [tableId('here'), tableId('there')];
const SENDER = { person: personId('ann'), channel: 'table', guild: null, locale: 'en-GB' } as unknown as Sender;

const press = (table: TableId | null): Occasion => ({ kind: 'press', table });
const renewal = (table: TableId): Occasion => ({ kind: 'renewal', table });

/** Painters who never finish. Whether the picture for the first of these occasions is still wanted after the others. */
async function isStillWanted(first: Occasion, ...later: readonly Occasion[]): Promise<boolean> {
  const unwanted: (AbortSignal | undefined)[] = [];
  const parts: Partial<Record<keyof ContextParts, unknown>> = {
    tables: { settings: async () => DEFAULT_SETTINGS },
    brakes: { take: () => null },
    paint: async (_: Scene, signal?: AbortSignal) => {
      unwanted.push(signal);
      return { kind: 'not-yet', later: new Promise(() => undefined) };
    },
  };
  const contextFor = contextsFrom(parts as unknown as ContextParts);
  const { picture } = await contextFor(SENDER, first);
  await picture({} as Scene);
  for (const occasion of later) await contextFor(SENDER, occasion);
  return unwanted[0]?.aborted === false;
}

describe('a late picture', () => {
  it.each([
    ['comes to nobody who has pressed something else', press(HERE), [press(null)], false],
    ['comes to nobody whose panel asks the next question meanwhile', press(HERE), [renewal(HERE)], false],
    ['comes while its reader types', press(HERE), [{ kind: 'typing' }], true],
    ['comes when a panel at another table is renewed', press(HERE), [renewal(THERE)], true],
    ['of a renewed panel comes to nobody who has pressed', renewal(HERE), [renewal(THERE), press(THERE)], false],
  ] as const)('%s', async (_, first, later, expected) => {
    expect(await isStillWanted(first, ...later)).toBe(expected);
  });
});
