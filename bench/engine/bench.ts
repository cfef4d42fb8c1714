/** Entries per second, side by side in one run: this engine and boardgame.io on the same moves, then game by game. */
import { deepStrictEqual } from 'node:assert';
import { apply } from '#engine/apply.ts';
import { pickOne, seededDice } from '#engine/chance.ts';
import { OCEANS, REGIONS } from '#games/urland/board.ts';
import { URLAND } from '#games/urland/game.ts';
import { ichtosIn } from '#games/urland/ichtos.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';
import { playThere } from './boardgame-io.ts';
import { type CutDownGame, cutDownGame } from './cut-down.ts';
import { everyGame } from './every-game.ts';
import { randomMove } from './random-move.ts';
import { type Rate, rate } from './rate.ts';

const SEATS = 4;

const games = Array.from({ length: 20 }, (_, seed) => cutDownGame(SEATS, seed + 1));
const gameAt = (index: number): CutDownGame => games[index % games.length] as CutDownGame;

function applied({ start, entries }: CutDownGame): number {
  let state = start;
  for (const entry of entries) {
    const result = apply(URLAND, state, entry);
    if (result.ok) state = result.value.state;
  }
  return entries.length;
}

function inPlace({ start, entries }: CutDownGame): number {
  const state = URLAND.copy(start);
  for (const entry of entries) if (!URLAND.refuse(state, entry)) URLAND.enact(state, entry, null);
  return entries.length;
}

const dice = seededDice(11);

/** Whole games of the full rules, chosen at random beforehand. */
const playedOut = Array.from({ length: 100 }, () => {
  const entries: Entry[] = [];
  playOut(entries);
  return entries;
});

/** The in-place path alone, as boardgame.io above is fed with moves chosen beforehand. */
function replayed(index: number): number {
  const entries = playedOut[index % playedOut.length] ?? [];
  const state = URLAND.setUp(SEATS, {});
  for (const entry of entries) URLAND.enact(state, entry, null);
  return entries.length;
}

/** A whole game of the full rules on a state of its own, everybody choosing at random. */
function playOut(log: Entry[] | null): number {
  const state = URLAND.setUp(SEATS, {});
  for (let made = 0; ; made++) {
    const entry = randomEntry(state);
    if (entry === null) return made;
    URLAND.enact(state, entry, null);
    log?.push(entry);
  }
}

function randomEntry(state: State): Entry | null {
  const decision = URLAND.decision(state);
  if (decision.kind === 'over') return null;
  if (decision.kind === 'chance') return { by: 'chance', move: URLAND.draw(state, dice) };
  const by = pickOne(decision.seats, dice);
  return { by, move: randomMove(state, by, dice) };
}

/** Both must have played the same game, or the comparison says nothing. */
function checkSame({ start, entries, end }: CutDownGame): void {
  const G = playThere(start, entries);
  const ichtos = (state: State) =>
    Object.fromEntries([...OCEANS, ...REGIONS].map((area) => [area, ichtosIn(state, area)]));
  deepStrictEqual(JSON.parse(JSON.stringify({ ichtos: G.ichtos, reserve: G.reserve, track: G.track })), {
    ichtos: ichtos(end),
    reserve: end.reserve,
    track: end.track,
  });
}

for (const game of games) checkSame(game);
const there = rate((index) => {
  const { start, entries } = gameAt(index);
  playThere(start, entries);
  return entries.length;
});
const ours = rate((index) => applied(gameAt(index)));
const place = rate((index) => inPlace(gameAt(index)));
const replays = rate(replayed);
const random = rate(() => playOut(null));

const row = (name: string, { entries, games: whole }: Rate) => ({
  what: name,
  'entries/s': Math.round(entries),
  'games/s': Math.round(whole),
  'times boardgame.io': Math.round((entries / there.entries) * 10) / 10,
});
console.table([
  row('boardgame.io client, cut-down game', there),
  row('public apply, same moves', ours),
  row('in place, same moves (checked)', place),
  row('in place, random play-outs of the full rules, moves chosen beforehand', replays),
  row('in place, random play-outs of the full rules, choosing as they go', random),
]);
console.table(everyGame());
