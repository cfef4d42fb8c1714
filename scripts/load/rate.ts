/** Presses at a steady rate, whether they are answered or not, and what came of them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Dice } from '#engine/chance.ts';
import { wordsIn } from '#i18n/words.ts';
import type { LoadedBot, Paintings, Usage } from './bot-process.ts';
import type { LoadedTable } from './table.ts';

export interface RateReport {
  readonly presses: number;
  /** Milliseconds from the press to whatever the person sees first, in order; without those that were only told to come back. */
  readonly taken: readonly number[];
  /** "This interaction failed": nothing within three seconds. */
  readonly failed: number;
  /** Who was told that the bot is busy. */
  readonly busy: number;
  /** What a person could not press, because it had just changed, or because no table was free. */
  readonly missed: number;
  /** Games that were over, and whose people began another. */
  readonly begunAnew: number;
  readonly paintings: Paintings;
  readonly problems: number;
  readonly before: Usage;
  readonly after: Usage;
  /** The most memory that was seen, in megabytes. */
  readonly memory: number;
  /** In milliseconds. */
  readonly elapsed: number;
}

/** In milliseconds: presses are made in bunches this far apart. */
const BEAT = 20;

const BUSY = wordsIn('en').bot.busy;

const isToldBusy = (outcome: Outcome): boolean => outcome.kind === 'replied' && outcome.message.text.includes(BUSY);

export async function pressAt(
  rate: number,
  seconds: number,
  tables: readonly LoadedTable[],
  bot: LoadedBot,
  dice: Dice,
): Promise<RateReport> {
  const taken: number[] = [];
  const underWay = new Set<Promise<void>>();
  const pressing = new Set<LoadedTable>();
  let [failed, busy, missed, begunAnew, memory] = [0, 0, 0, 0, 0];

  async function timed(table: LoadedTable): Promise<void> {
    pressing.add(table);
    try {
      if (table.isOver()) {
        await table.openAnother();
        begunAnew++;
      }
      const begun = performance.now();
      const outcome: Outcome | null = await table.press();
      if (outcome === null) missed++;
      else if (isToldBusy(outcome)) busy++;
      else taken.push(performance.now() - begun);
      if (outcome?.kind === 'failed') failed++;
    } catch {
      missed++;
    }
    pressing.delete(table);
  }

  function pressOne(): void {
    const free = tables.filter((table) => !pressing.has(table));
    const table = free[dice.below(Math.max(1, free.length))];
    if (table === undefined) return void missed++;
    const pressed = timed(table).finally(() => underWay.delete(pressed));
    underWay.add(pressed);
  }

  const [before, paintingsBefore, problemsBefore, start] = [
    bot.usage(),
    bot.paintings(),
    bot.problems(),
    performance.now(),
  ];
  for (let made = 0; performance.now() - start < seconds * 1_000; await wait(BEAT)) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1_000) * rate);
    for (; made < due; made++) pressOne();
    memory = Math.max(memory, bot.usage().memory);
  }
  const elapsed = performance.now() - start;
  await Promise.all(underWay);
  const after = bot.usage();
  const paintings = bot.paintings();
  return {
    presses: taken.length + busy,
    taken: taken.sort((a, b) => a - b),
    ...{ failed, busy, missed, begunAnew, before, after, elapsed },
    memory: Math.max(memory, bot.usage().memory),
    problems: bot.problems() - problemsBefore,
    paintings: {
      ready: paintings.ready - paintingsBefore.ready,
      'not-yet': paintings['not-yet'] - paintingsBefore['not-yet'],
      failed: paintings.failed - paintingsBefore.failed,
    },
  };
}
