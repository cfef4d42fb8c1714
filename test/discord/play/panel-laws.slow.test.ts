/** The laws of every panel, at decisions of whole games, in every game. */
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
import { expectLegal, expectPressable, expectRepeatable } from './laws.ts';
import { seatOfGame, tokensIn } from './support.ts';

/** Drawing up scenes takes its time: so many decisions of a game will do. */
const decisionsOf = (id: GameId): number => (isLong(id) ? 4 : 12);
/** One of so many is looked at. */
const ONE_IN = 12;

const TABLES = GAME_IDS.flatMap((game) => {
  const { min, max } = gameOf(game).seats;
  return Array.from({ length: max - min + 1 }, (_, more) => [game, min + more] as const);
});

describe.each(TABLES)('%s with %i players', (id, players) => {
  const game = gameOf(id);

  it('offers exactly what is legal, on panels that fit Discord, and every move can be made by presses alone', () => {
    const dice = seededDice(players);
    const state = game.setUp(players, game.settleOptions(usualOptions(game.options)));
    let looks = 0;
    for (
      let entry = anyEntry(game, state, dice);
      entry && looks < decisionsOf(id);
      entry = anyEntry(game, state, dice)
    ) {
      const seats = deciders(game.decision(state));
      if (seats.length > 0 && dice.below(ONE_IN) === 0) {
        looks += 1;
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
