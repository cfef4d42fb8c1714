/** One fault after the other, and what comes of each. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Dice, pickOne } from '#engine/chance.ts';
import type { BotProcess } from './bot-process.ts';
import { startPlaying } from './clubs.ts';
import type { ChaosOptions, Tally } from './options.ts';
import type { Group } from './players.ts';
import type { Silence, SilenceWatch } from './silence.ts';
import type { Watch } from './verdict.ts';

const NONE: Tally = { count: 0, recovery: 0, silence: 0, unanswered: 0 };

/** In milliseconds. */
export const LOOK_EVERY = 50;
/** In milliseconds. */
export const PATIENCE = 30_000;

/** Nobody is called at once who is at hand, so it takes ten seconds until everybody is. */
const REST_EVERY = 4;

/** Resolves with what is still wrong. */
export async function settled(wrong: () => readonly string[], patience: number): Promise<readonly string[]> {
  const end = performance.now() + patience;
  for (;;) {
    const left = wrong();
    if (left.length === 0 || performance.now() > end) return left;
    await wait(LOOK_EVERY);
  }
}

interface Recovery {
  readonly left: readonly string[];
  readonly took: number;
}

/** Nobody begins anything new meanwhile, but nobody waits for what they have begun either. */
async function recovered(groups: readonly Group[], watch: Watch, patience: number): Promise<Recovery> {
  const end = performance.now();
  const resting = Promise.all(groups.map((group) => group.rest()));
  await Promise.all([settled(watch.unshown, patience), ...groups.map((group) => group.isAnswered(patience))]);
  const took = performance.now() - end;
  await resting;
  return { left: await settled(() => [...watch.unshown(), ...watch.uncalled()], patience), took };
}

/** Everybody plays on. */
async function wentOn(groups: readonly Group[], watch: Watch, patience: number): Promise<Recovery> {
  const end = performance.now();
  const [left] = await Promise.all([
    settled(watch.panelsAwaited(), patience),
    ...groups.map((group) => group.isAnswered(patience)),
  ]);
  return { left, took: performance.now() - end };
}

/** The kinds take turns in an order of chance: each comes before any comes again. */
function* endless(kinds: readonly string[], dice: Dice): Generator<string, never> {
  for (;;) {
    const left = [...kinds];
    while (left.length > 0) {
      const kind = pickOne(left, dice);
      left.splice(left.indexOf(kind), 1);
      yield kind;
    }
  }
}

/** So many of each, in an order of chance. */
function* planned(counts: Readonly<Record<string, number>>, dice: Dice): Generator<string, undefined> {
  const left = Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  while (left.length > 0) {
    const kind = pickOne(left, dice);
    left.splice(left.indexOf(kind), 1);
    yield kind;
  }
}

function added(tally: Tally = NONE, recovery: number, { longest, unanswered }: Silence): Tally {
  return {
    count: tally.count + 1,
    recovery: Math.max(tally.recovery, recovery),
    silence: Math.max(tally.silence, longest),
    unanswered: tally.unanswered + unanswered,
  };
}

interface Course {
  readonly known: Readonly<Record<string, () => Promise<void>>>;
  readonly dice: Dice;
  readonly groups: readonly Group[];
  readonly watch: Watch;
  readonly bot: BotProcess;
  readonly silence: SilenceWatch;
  /** What came of it is added to these. */
  readonly faults: Record<string, Tally>;
  readonly left: string[];
}

/** One fault after the other. */
export async function goWrong(options: ChaosOptions, course: Course): Promise<void> {
  const {
    isOver = () => false,
    kinds,
    counts,
    playing = 2_500,
    patience = PATIENCE,
    restEvery = REST_EVERY,
    tell,
  } = options;
  const { known, dice, groups, watch, bot, silence, faults, left } = course;
  const order = counts ? planned(counts, dice) : endless(kinds ?? Object.keys(known), dice);
  let made = 0;
  for (const kind of order) {
    if (isOver(made)) break;
    if (made % restEvery === 0) startPlaying(groups);
    made += 1;
    await wait(playing);
    silence.take();
    await known[kind]?.();
    const isRest = made % restEvery === 0;
    const { left: still, took } = await (isRest ? recovered : wentOn)(groups, watch, patience);
    await bot.ready();
    const heard = silence.take();
    faults[kind] = added(faults[kind], took, heard);
    left.push(...still.map((each) => `${kind}: ${each}`));
    const figures = `${Math.round(took)} ms, silence ${Math.round(heard.longest)} ms, ${heard.unanswered} unanswered`;
    tell?.(`${kind}: ${figures}${still.length > 0 ? `, then ${still.join('; ')}` : ''}`);
  }
}
