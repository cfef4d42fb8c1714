/** The laws of every panel, at decisions of games of every sort, others in each run. */
import { describe, expect, it } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import { rulesMessage } from '#discord/play/rules-panel.ts';
import { walkIn } from '#discord/play/seat-walk.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import { pickOne, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { usualOptions } from '#engine/options.ts';
import { anyEntry, wander } from '#engine/wander.ts';
import { wordsIn } from '#i18n/words.ts';
import { GAME_IDS, type GameId, gameOf } from '#tables/rulebook.ts';
import { isLong } from '../../support/long-games.ts';
import { LAW_SEED } from '../../support/seeds.ts';
import { expectLegal, expectPressable, expectRepeatable } from './laws.ts';
import { seatOfGame, tokensIn } from './support.ts';

/** Drawing up scenes takes its time: so many decisions of a game will do. */
const decisionsOf = (id: GameId): number => (isLong(id) ? 4 : 12);
/** The first is looked at soon: a game may be short. Then one of so many. */
const SOON = 4;
const ONE_IN = 12;

/** With the usual options or with the last choice of each, the next number of players with the others. */
const TABLES = GAME_IDS.flatMap((game) => {
  const { options, seats } = gameOf(game);
  const last = Object.fromEntries(options.map(({ id, choices }) => [id, choices.at(-1) ?? '']));
  return Array.from({ length: seats.max - seats.min + 1 }, (_, more) => {
    const chosen = (LAW_SEED + more) % 2 === 0 ? usualOptions(options) : last;
    return [game, seats.min + more, chosen] as const;
  });
});

describe.each(TABLES)('%s with %i players and %o', (id, players, chosen) => {
  const game = gameOf(id);

  it('offers exactly what is legal, on panels that fit Discord, and every move can be made by presses alone', () => {
    const dice = seededDice(LAW_SEED + players);
    const state = game.setUp(players, game.settleOptions(chosen));
    let looks = 0;
    let skipped = dice.below(SOON);
    for (
      let entry = anyEntry(game, state, dice);
      entry && looks < decisionsOf(id);
      entry = anyEntry(game, state, dice)
    ) {
      const seats = deciders(game.decision(state));
      if (seats.length > 0 && skipped-- === 0) {
        looks += 1;
        skipped = dice.below(2 * ONE_IN - 1);
        const seat = pickOne(seats, dice);
        const asked = seatOfGame(id, state, seat, players, { triedKinds: [], undoable: 2, undoableInTurn: 2 });
        const move = wander(game, asked.view, seat, dice);
        expectPressable(asked, move);
        expectRepeatable(asked, move);
        const tokens = tokensIn(asked, game.answers(asked.view, seat, move));
        for (const length of tokens.keys()) expectLegal(asked, tokens.slice(0, length));
        expect(walkIn(asked, tokens)?.end).toEqual({ kind: 'complete', move });
      }
      game.enact(state, entry, null);
    }
    expect(looks).toBeGreaterThan(0);
  });
});

describe.each(GAME_IDS)('the rules of %s', (game) => {
  it('can be opened at every page', () => {
    const words = wordsIn('en');
    for (const { id } of presentationOf(game).words.rules(words)) {
      expect(() => payloadOf(rulesMessage(game, id, words))).not.toThrow();
    }
  });
});
