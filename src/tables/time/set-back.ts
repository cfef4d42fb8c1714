/** The machine's clock has gone back while the bot was down: what a table was to wait for would come that much too late. */
import type { Paused, Play, Sealed, Waiting } from '../play-state.ts';
import type { Table } from '../table.ts';

/** In milliseconds. Less than this is left alone: clocks are corrected by a little all the time. */
export const SLACK = 1_000;

/** The latest moment at which something has happened at the table, by the clock of then. */
export function latestIn({ touchedAt, play }: Table): number {
  const asked = play?.waiting.map(({ since }) => since) ?? [];
  const stopped = play?.paused.map(({ at }) => at) ?? [];
  return Math.max(touchedAt, ...asked, ...stopped);
}

const waitingBack = (waiting: Waiting, by: number): Waiting => ({
  ...waiting,
  since: waiting.since - by,
  runsFrom: waiting.runsFrom - by,
  autoAt: waiting.autoAt === null ? null : waiting.autoAt - by,
  callAt: waiting.callAt === null ? null : waiting.callAt - by,
});

const sealedBack = (sealed: Sealed, by: number): Sealed => ({
  ...sealed,
  waiting: waitingBack(sealed.waiting, by),
  showAt: sealed.showAt - by,
});

const pausedBack = (paused: Paused, by: number): Paused => ({
  ...paused,
  waiting: waitingBack(paused.waiting, by),
  at: paused.at - by,
});

const playBack = (play: Play, by: number): Play => ({
  ...play,
  waiting: play.waiting.map((each) => waitingBack(each, by)),
  sealed: play.sealed.map((each) => sealedBack(each, by)),
  paused: play.paused.map((each) => pausedBack(each, by)),
});

/** All its times, earlier by so many milliseconds. */
export const setBack = (table: Table, by: number): Table => ({
  ...table,
  touchedAt: table.touchedAt - by,
  play: table.play && playBack(table.play, by),
});
