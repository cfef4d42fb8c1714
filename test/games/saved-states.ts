/** Running games that were kept under any version of the rules go on under those of today. */
import { describe, expect, it } from 'vitest';
import { seededDice } from '#engine/chance.ts';
import { playAll, randomEntries } from '#engine/match.ts';
import { type GameId, MODULES } from '#games/index.ts';
import { savedStates } from '../support/saved-states.ts';
import { throughJson } from './laws.ts';

export const savedStatesOf = (ids: readonly GameId[]): void =>
  describe.each(ids)('running games of %s', (id) => {
    const { game } = MODULES[id];
    const versions = Array.from({ length: game.rulesVersion }, (_, index) => index + 1);

    it.each(versions)(
      'were kept under version %i (npm run saved-states keeps them under the present one)',
      (version) => {
        expect(savedStates(id, version)).not.toEqual([]);
      },
    );

    it.each(versions.flatMap((version) => savedStates(id, version)))(
      'go on from version $version: before $name',
      ({ version, state }) => {
        const adopted = game.adopt(state, version);
        if (adopted === null) throw new Error('not adopted');
        expect(throughJson(adopted)).toEqual(adopted);
        const end = game.copy(adopted);
        const entries = randomEntries(game, end, seededDice(version));
        expect(entries.length).toBeGreaterThan(0);
        expect(game.decision(end).kind).toBe('over');
        expect(playAll(game, adopted, entries)).toBeNull();
        expect(adopted).toEqual(end);
      },
    );

    it('that follow rules of a later version are not taken', () => {
      for (const { state } of savedStates(id, game.rulesVersion))
        expect(game.adopt(state, game.rulesVersion + 1)).toBeNull();
    });
  });
