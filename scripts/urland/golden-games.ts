/** Finds and writes the golden games of Urland anew: a part of `npm run golden`. Only for a change of the rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { seededDice } from '#engine/chance.ts';
import type { Entry } from '#games/urland/types.ts';
import { dullGame, livelyGame } from '../../test/support/lively-play.ts';
import {
  ENDINGS,
  type Ending,
  endingOf,
  GOLDEN_FOLDER,
  goldenName,
  goldenText,
} from '../../test/support/urland-golden.ts';

const SEEDS = 400;

interface Found {
  readonly entries: readonly Entry[];
  readonly kinds: ReadonlySet<string>;
}

const kindsOf = (entries: readonly Entry[]): Set<string> =>
  new Set(entries.map(({ move }) => (move.kind === 'buy' ? `buy ${move.gene}` : move.kind)));

/** Of all seeds, for each way to end the game that shows the most. Lively players rarely run out of chips; dull ones do. */
function richest(seats: number): Map<Ending, Found> {
  const best = new Map<Ending, Found>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    for (const play of [livelyGame, dullGame]) {
      const { entries } = play(seats, seededDice(seed * 10 + seats));
      const kinds = kindsOf(entries);
      const ending = endingOf(seats, entries);
      if (kinds.size > (best.get(ending)?.kinds.size ?? 0)) best.set(ending, { entries, kinds });
    }
  }
  return best;
}

mkdirSync(GOLDEN_FOLDER, { recursive: true });
for (const seats of [3, 4, 5]) {
  const best = richest(seats);
  for (const ending of ENDINGS) {
    const found = best.get(ending);
    console.log(
      goldenName(seats, ending),
      found ? `${found.entries.length} entries, ${found.kinds.size} kinds` : 'not found',
    );
    if (found) writeFileSync(`${GOLDEN_FOLDER}/${goldenName(seats, ending)}`, goldenText(found.entries, seats));
  }
}
