/** Finds and writes the golden games of Ursuppe anew: a part of `npm run golden`. Only for a change of the rules. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { seededDice } from '#engine/chance.ts';
import type { Finish } from '#games/ursuppe/box.ts';
import type { Entry } from '#games/ursuppe/types.ts';
import { attackingGame, randomGame } from '../../test/support/ursuppe-games.ts';
import { endingOf, GOLDEN_FOLDER, goldenName, goldenText, shownIn } from '../../test/support/ursuppe-golden.ts';

const SEEDS = 400;

interface Found {
  readonly text: () => string;
  readonly shown: ReadonlySet<string>;
}

const rank = (shown: ReadonlySet<string>, known: ReadonlySet<string>): number =>
  1000 * [...shown].filter((each) => !known.has(each)).length + shown.size;

/** Of all seeds, for each way to end the game that shows most of what no golden game shows yet. */
function richest(seats: number, finish: Finish, known: ReadonlySet<string>): Map<string, Found> {
  const best = new Map<string, Found>();
  const consider = (name: string, entries: readonly Entry[]): void => {
    const shown = shownIn(entries, seats, finish);
    const last = best.get(name);
    if (last && rank(shown, known) <= rank(last.shown, known)) return;
    best.set(name, { shown, text: () => goldenText(entries, seats, finish) });
  };
  for (let seed = 1; seed <= SEEDS; seed++) {
    for (const play of [attackingGame, randomGame]) {
      const { entries, state } = play(seats, { finish }, seededDice(seed));
      consider(goldenName(seats, finish, endingOf(state)), entries);
    }
  }
  return best;
}

mkdirSync(GOLDEN_FOLDER, { recursive: true });
const known = new Set<string>();
for (const seats of [4, 3]) {
  for (const finish of ['long', 'short'] as const) {
    for (const [name, { text, shown }] of richest(seats, finish, known)) {
      writeFileSync(`${GOLDEN_FOLDER}/${name}`, text());
      for (const each of shown) known.add(each);
      console.log(name, shown.size);
    }
  }
}
console.log([...known].sort().join(' | '));
