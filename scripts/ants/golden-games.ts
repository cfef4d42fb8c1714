/** Finds and writes the golden games of ANTS anew: a part of `npm run golden`. Only for a change of the rules. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { GameOptions } from '#engine/options.ts';
import { CONTENT_NUMBERS } from '#games/ants/content/content.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Entry } from '#games/ants/types.ts';
import { busyGame } from '../../test/support/ants-busy-play.ts';
import { GOLDEN_FOLDER, goldenName, goldenText, shownIn, wanted } from '../../test/support/ants-golden.ts';

/** Games of the first content show everything; of every later one, one game shows that its numbers are as they were. */
const [FIRST = '1', ...LATER] = CONTENT_NUMBERS.toReversed();

/** One game of each kind at least; the long ones show most. */
const TABLES: readonly (readonly [number, GameOptions])[] = [
  [4, {}],
  [3, {}],
  [2, {}],
  [2, { length: 'short' }],
  [3, { nests: 'common' }],
  [4, { rules: 'intro', length: 'short' }],
];

const settle = (options: GameOptions) => ANTS.settleOptions({ content: FIRST, ...options });

const SEEDS = 14;
const FEW = 1;

interface Found {
  readonly entries: readonly Entry[];
  readonly shown: ReadonlySet<string>;
}

function play(seats: number, options: GameOptions, seed: number): Found {
  const settled = settle(options);
  const entries = [...busyGame(seats, settled, seed)].flatMap(({ next }) => (next ? [next] : []));
  return { entries, shown: shownIn(entries, seats, settled) };
}

mkdirSync(GOLDEN_FOLDER, { recursive: true });
for (const old of readdirSync(GOLDEN_FOLDER)) rmSync(`${GOLDEN_FOLDER}/${old}`);
const missing = new Set(wanted());
const news = ({ shown }: Found): number => [...missing].filter((each) => shown.has(each)).length;

function keep(name: string, seats: number, options: GameOptions, found: Found): void {
  writeFileSync(`${GOLDEN_FOLDER}/${name}.ants`, goldenText(found.entries, seats, settle(options)));
  for (const each of found.shown) missing.delete(each);
  console.log(name, found.entries.length, missing.size);
}

/** Of some seeds the game that shows most of what no golden game shows yet. */
function best(seats: number, options: GameOptions, from: number, seeds: number): Found {
  const games = Array.from({ length: seeds }, (_, index) => play(seats, options, from + index));
  return games.reduce((one, other) => (news(other) > news(one) ? other : one));
}

for (const [seats, options] of TABLES) {
  keep(goldenName(seats, settle(options)), seats, options, best(seats, options, 1, 3));
}
for (let more = 1; missing.size > FEW && more <= 6; more++) {
  const found = best(4, {}, 1000 * more, SEEDS);
  if (news(found) > 0) keep(`${goldenName(4, settle({}))}-${more}`, 4, {}, found);
}
/** The last ones are rare: the first game that shows one of them will do. */
for (let seed = 10_000; missing.size > 0 && seed < 10_300; seed++) {
  const found = play(4, {}, seed);
  if (news(found) > 0) keep(`${goldenName(4, settle({}))}-rare-${seed}`, 4, {}, found);
}
for (const content of LATER) {
  keep(`${goldenName(4, settle({}))}-content-${content}`, 4, { content }, play(4, { content }, 1));
}
console.log([...missing].join(' | '));
