import { describe, expect, it } from 'vitest';
import type { EmulatorOptions } from '#emulator/emulator.ts';
import { Cannot } from '#emulator/people/cannot.ts';
import { aRawWorld } from '../rest/world.ts';

export type Scene = Awaited<ReturnType<typeof aRawWorld>>;
type Act = (scene: Scene) => unknown;

/** What Discord does beyond a limit of its own, and what just inside it; each in a world of its own. */
export interface Rule {
  readonly rule: string;
  readonly beyond: Act;
  readonly gets: object;
  readonly inside: Act;
  readonly butGets: object;
  readonly options?: EmulatorOptions;
}

export function describeRules(title: string, rules: readonly Rule[]): void {
  describe(title, () => {
    it.each(rules.map((each) => [each.rule, each] as const))('%s', async (_, rule) => {
      expect(await rule.beyond(await aRawWorld(rule.options))).toMatchObject(rule.gets);
      expect(await rule.inside(await aRawWorld(rule.options))).toMatchObject(rule.butGets);
    });
  });
}

/** What keeps a person from doing something, by its name. */
export async function obstacle(act: () => unknown): Promise<{ readonly obstacle: string }> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Cannot) return { obstacle: error.obstacle };
    throw error;
  }
  return { obstacle: 'none' };
}
