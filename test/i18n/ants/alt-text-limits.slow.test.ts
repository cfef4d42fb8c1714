/** Texts of every stage of a game within Discord's limits. */
import { expect, it } from 'vitest';
import { seatsOf } from '#engine/seat.ts';
import { COLOURS } from '#games/ants/colours.ts';
import { handOf } from '#games/ants/deck.ts';
import { ANTS } from '#games/ants/game.ts';
import { playerAt, type State } from '#games/ants/state.ts';
import { drawBoard } from '#i18n/ants/board-text.ts';
import { altTextOfDisplay, altTextOfHand, displayInWords, handInWords } from '#i18n/ants/cards-text.ts';
import { type Cast, castOf } from '#i18n/ants/cast.ts';
import { altTextOfColony, colonyInWords } from '#i18n/ants/colony-text.ts';
import { altTextOfGarden, cornersInWords, hexesInWords } from '#i18n/ants/garden-text.ts';
import { playerLine } from '#i18n/ants/situation.ts';
import { altTextOfTracks } from '#i18n/ants/tracks-text.ts';
import { antsIn } from '#i18n/ants/words.ts';
import { goldenGames } from '../../support/ants-golden.ts';
import { playRecord } from '../../support/ants-record.ts';

const say = antsIn('en');
const cast: Cast = castOf({ names: ['Ann', 'Bob', 'Cid', 'Dot'], colours: COLOURS });

/** Discord's limits: for a picture's description, and for all texts of a message. */
const MOST_ALT_TEXT = 1024;
const MOST_IN_MESSAGE = 4000;

/** Every text about a position, with its limit. */
function textsOf(state: State, names: Cast): [string, number][] {
  return [
    [altTextOfGarden(state, names, say), MOST_ALT_TEXT],
    [altTextOfDisplay(state, say), MOST_ALT_TEXT],
    [altTextOfTracks(state, names, say), MOST_ALT_TEXT],
    [hexesInWords(state, names, say), MOST_IN_MESSAGE],
    [cornersInWords(state, names, say), MOST_IN_MESSAGE],
    [displayInWords(state, say), MOST_IN_MESSAGE],
    [drawBoard(state, names, say), MOST_IN_MESSAGE],
    ...seatsOf(state.seats).flatMap((each): [string, number][] => [
      [altTextOfColony(state, each, names, say), MOST_ALT_TEXT],
      [colonyInWords(state, each, names, say), MOST_IN_MESSAGE],
      [altTextOfHand(state, handOf(playerAt(state, each)), say), MOST_ALT_TEXT],
      [handInWords(state, handOf(playerAt(state, each)), say), MOST_IN_MESSAGE],
      [playerLine(state, each, say), 300],
    ]),
  ];
}

const STEP = 60;

it('all texts fit Discord’s limits at every stage of the golden games', () => {
  const long = { ...cast, names: cast.names.map((name) => name.repeat(10)) };
  for (const { text } of goldenGames()) {
    const record = playRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const { entries, colours, options } = record.value;
    const state = ANTS.setUp(colours.length, options);
    for (const [index, entry] of entries.entries()) {
      ANTS.enact(state, entry, null);
      if (index % STEP !== 0 && index !== entries.length - 1) continue;
      for (const [words, most] of textsOf(state, long)) {
        expect(words.length, words).toBeLessThanOrEqual(most);
        expect(words).not.toMatch(/undefined|NaN|\[object/);
      }
      if (state.round > 0) expect(altTextOfGarden(state, long, say)).toMatch(/ e3 .*flight \d+\.$/);
    }
  }
});
