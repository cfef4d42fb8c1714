/** A real board for looking at: a game in which everybody decided at random, after so many entries. */
import { seededDice } from '#engine/chance.ts';
import { anyEntry } from '#engine/wander.ts';
import { type Language, wordsIn } from '#i18n/words.ts';
import { type GameId, gameOf, moduleOf } from '#tables/rulebook.ts';
import type { Sketch } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';

const SEED = 7;

function playedFor(game: GameId, entries: number): object {
  const rules = gameOf(game);
  const dice = seededDice(SEED);
  const state = rules.setUp(rules.seats.max, rules.settleOptions({}));
  for (let made = 0; made < entries; made++) {
    const entry = anyEntry(rules, state, dice);
    if (entry === null) break;
    rules.enact(state, entry, null);
  }
  return rules.view(state, 'public');
}

function readerOf(game: GameId, language: Language): Reader {
  const { colours } = moduleOf(game);
  const words = wordsIn(language);
  const names = colours.map((colour) => presentationOf(game).words.colourName(colour, words));
  return { names, absent: colours.map(() => null), colours, palette: 'standard', language, words };
}

/** Null if none of these games has a board. */
export function sampleBoard(games: readonly GameId[], entries: number, language: Language = 'en'): Sketch | null {
  const game = games.find((each) => presentationOf(each).pictures.board !== undefined);
  if (game === undefined) return null;
  return presentationOf(game).pictures.board?.(playedFor(game, entries), readerOf(game, language), []) ?? null;
}
