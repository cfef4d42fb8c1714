/** A finished game, counted. */
import { rankingOf } from '#games/sticks/ranking.ts';
import { countOf } from '#games/sticks/state.ts';
import type { SticksTally } from '#games/sticks/tally.ts';
import type { View } from '#games/sticks/view.ts';
import { wordsIn } from '#i18n/words.ts';
import { paintOf } from '../kit/seats.ts';
import { NO_FOOT, tallyScene } from '../kit/tally-scene.ts';
import { type TallySheet, tallyAltText } from '../kit/tally-sheet.ts';
import type { Scene } from '../scene.ts';
import { type Look, letterOf, nameOf, wordsOf } from './look.ts';

function sheetOf(tally: SticksTally, view: View, look: Look): TallySheet {
  const players = rankingOf(view)
    .flat()
    .map((seat) => ({ seat, name: nameOf(look, seat), letter: letterOf(look, seat), paint: paintOf(look, seat) }));
  return { tally, players, say: wordsOf(look).tally, words: wordsIn(look.language).tally };
}

function titleOf(view: View, look: Look): string {
  const { title, shared } = wordsOf(look).tally;
  const [winner, ...others] = rankingOf(view)[0] ?? [];
  if (winner === undefined || others.length > 0) return shared;
  return title({ name: nameOf(look, winner), total: countOf(view, winner) });
}

export const endScene = (tally: SticksTally, view: View, look: Look): Scene =>
  tallyScene(undefined, sheetOf(tally, view, look), titleOf(view, look), NO_FOOT);

export const endAltText = (tally: SticksTally, view: View, look: Look): string =>
  tallyAltText(sheetOf(tally, view, look), titleOf(view, look), []);
