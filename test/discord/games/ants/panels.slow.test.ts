/** The panels of whole games: sound, complete, and every move of them can be made by presses alone. */
import { expect, it } from 'vitest';
import { ANTS } from '#games/ants/game.ts';
import { goldenGames } from '../../../support/ants-golden.ts';
import { playRecord } from '../../../support/ants-record.ts';
import { expectLegal, expectPressable, expectRepeatable } from '../../play/laws.ts';
import { seatOfGame, tokensIn } from '../../play/support.ts';

const game = 'ants';

/** One decision of so many is looked at. */
const ONE_IN = 12;

it.each(goldenGames().slice(0, 4))('of $name', ({ text }) => {
  const record = playRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const { colours, options, entries } = record.value;
  const state = ANTS.setUp(colours.length, options);
  for (const [index, entry] of entries.entries()) {
    if (entry.by !== 'chance' && index % ONE_IN === 0) {
      const asked = seatOfGame(game, state, entry.by, colours.length, { triedKinds: [], undoable: 2 });
      expectPressable(asked, entry.move);
      expectRepeatable(asked, entry.move);
      const tokens = tokensIn(asked, ANTS.answers(ANTS.view(state, entry.by), entry.by, entry.move));
      for (const length of tokens.keys()) expectLegal(asked, tokens.slice(0, length));
    }
    ANTS.enact(state, entry, null);
  }
  expect(state.phase).toBe('over');
});
