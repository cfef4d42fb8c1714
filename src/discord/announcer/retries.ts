/** Tables that could not be shown. They are shown as soon as that is possible again. */
import { gathered } from '#shared/gathered.ts';
import { type Crew, MOST_NAMED } from '#tables/crew.ts';
import type { GuildId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import { HOUR } from '#tables/time/allowance.ts';

/** While Discord fails, one table after the other is tried at this interval, in milliseconds: few requests, soon back. */
const PROBE = 4_000;
/** After so long, in milliseconds, somebody should know. */
const TOO_LONG = 750_000;
/** Where the bot may not write, it is told when it may; these pauses, in milliseconds, are for what it is not told. */
const PAUSES = [30_000, 120_000, 600_000] as const;
export const LONGEST_PAUSE = HOUR;
/** After so many tries in a row. */
export const pauseAfter = (tries: number): number => PAUSES[tries] ?? LONGEST_PAUSE;
/** In milliseconds. For so long after a refusal, news of the table does not make another try. */
const SHUT_FOR = 60_000;
/** How often the clock is checked, in milliseconds. */
const TICK = 500;

/** `failing`: Discord is out of order, or too busy. `shut`: the bot may not write there. */
type Hindrance = 'failing' | 'shut';

interface Place {
  readonly id: TableId;
  readonly guild: GuildId | null;
  readonly channel: string;
}

export interface Retries {
  /** The table could not be shown: plans a retry. False once that has lasted so long that somebody should know. */
  later(place: Place, hindrance: Hindrance): boolean;
  /** The table was shown. If it had failed before, all others that fail are tried, too. */
  settle(id: TableId): void;
  /** A retry is planned, and not under way. */
  isWaiting(id: TableId): boolean;
  /** The bot was not allowed to write there just now, and nothing says that it is again. */
  isShut(id: TableId): boolean;
  /** Something has changed in this server. `isOpen`: whether the bot may write in a channel now. */
  reopen(guild: string, isOpen: (channel: string) => boolean): void;
  /** Ends all retries. */
  stop(): void;
}

interface Waiting extends Place {
  readonly hindrance: Hindrance;
  readonly since: number;
  readonly tries: number;
  /** Null for the failing, who take turns. */
  readonly until: number | null;
  readonly isUnderWay: boolean;
  readonly lastTry: number;
}

/** `recovered`: called when a table is shown that Discord has failed before. */
export function createRetries(
  clock: Clock,
  tryAgain: (id: TableId) => void,
  recovered: (id: TableId) => void = () => undefined,
): Retries {
  /** In the order in which they are tried. */
  const waiting = new Map<TableId, Waiting>();
  let isStopped = false;
  let nextProbe = 0;
  let stopClock: (() => void) | null = null;

  /** The clock may have gone back meanwhile: nothing lies further ahead than its pause. */
  const isDue = (until: number, pause: number): boolean => until <= clock.now() || until > clock.now() + pause;

  function start(each: Waiting): void {
    waiting.delete(each.id);
    waiting.set(each.id, { ...each, isUnderWay: true });
    tryAgain(each.id);
  }

  function look(): void {
    const idle = [...waiting.values()].filter(({ isUnderWay }) => !isUnderWay);
    for (const each of idle) if (each.until !== null && isDue(each.until, LONGEST_PAUSE)) start(each);
    const failing = idle.find(({ until }) => until === null);
    if (failing === undefined || !isDue(nextProbe, PROBE)) return;
    nextProbe = clock.now() + PROBE;
    start(failing);
  }

  function rest(): void {
    stopClock?.();
    stopClock = null;
  }

  function begin(): void {
    if (stopClock !== null) return;
    nextProbe = clock.now() + PROBE;
    stopClock = clock.every(TICK, look);
  }

  /** A try that was not ours, as lively tables make many, plans nothing anew. */
  function planned(place: Place, hindrance: Hindrance): Waiting {
    const now = clock.now();
    const before = waiting.get(place.id);
    if (before?.hindrance === hindrance && !before.isUnderWay) return { ...before, lastTry: now };
    const isSame = before?.hindrance === hindrance;
    const [since, tries] = isSame ? [before.since, before.tries + 1] : [now, 0];
    const until = hindrance === 'shut' ? now + pauseAfter(tries) : null;
    return { ...place, hindrance, since, tries, until, isUnderWay: false, lastTry: now };
  }

  return {
    later(place, hindrance) {
      if (isStopped) return true;
      begin();
      const plan = planned(place, hindrance);
      waiting.delete(place.id);
      waiting.set(place.id, plan);
      return hindrance === 'shut' || clock.now() - plan.since < TOO_LONG;
    },
    settle(id) {
      const settled = waiting.get(id);
      waiting.delete(id);
      if (settled?.hindrance === 'failing') recovered(id);
      if (waiting.size === 0) return rest();
      if (settled?.hindrance !== 'failing') return;
      for (const each of [...waiting.values()]) if (each.until === null && !each.isUnderWay) start(each);
    },
    isWaiting: (id) => waiting.get(id)?.isUnderWay === false,
    isShut(id) {
      const table = waiting.get(id);
      return table?.hindrance === 'shut' && !table.isUnderWay && !isDue(table.lastTry + SHUT_FOR, SHUT_FOR);
    },
    reopen(guild, isOpen) {
      for (const each of [...waiting.values()]) {
        if (each.guild === guild && !each.isUnderWay && isOpen(each.channel)) start(each);
      }
    },
    stop() {
      isStopped = true;
      waiting.clear();
      rest();
    },
  };
}

/** Of several processes, one hears of a server, and any may have tables of it that wait. */
export function createReopening(
  those: readonly Pick<Retries, 'reopen'>[],
  crew: Crew,
  clock: Clock,
): Retries['reopen'] {
  const reopenAll: Retries['reopen'] = (guild, isOpen) => {
    for (const each of those) each.reopen(guild, isOpen);
  };
  const tellOthers = gathered<string>(clock, MOST_NAMED, (guilds) => crew.tell({ kind: 'changed', guilds }));
  crew.hear((word) => {
    if (word.kind === 'changed') for (const guild of word.guilds) reopenAll(guild, () => true);
  });
  return (guild, isOpen) => {
    reopenAll(guild, isOpen);
    if (crew.isShared) tellOthers(guild);
  };
}
