/** The speed of every game's rules, side by side in one run: its golden games replayed, and random games to their ends. */
import { readdirSync, readFileSync } from 'node:fs';
import { apply } from '#engine/apply.ts';
import { type Dice, seededDice } from '#engine/chance.ts';
import type { Entry, Game, GameTypes } from '#engine/game.ts';
import { invariant } from '#engine/invariant.ts';
import { usualOptions } from '#engine/options.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import { anyEntry } from '#engine/wander.ts';
import { GAME_IDS, type GameId, MODULES } from '#games/index.ts';
import { rate } from './rate.ts';

interface Golden {
  readonly start: object;
  readonly entries: readonly Entry[];
}

function goldenGames(id: GameId): Golden[] {
  const folder = `test/games/${id}/golden`;
  const files = readdirSync(folder).filter((file) => file.endsWith(`.${id}`));
  return files.map((file) => {
    const played = playRecord(MODULES[id], linesOf(readFileSync(`${folder}/${file}`, 'utf8')));
    invariant(played.ok, `${file} can be played`);
    const { colours, options, entries } = played.value;
    return { start: MODULES[id].game.setUp(colours.length, options), entries };
  });
}

function applied(game: Game<GameTypes>, { start, entries }: Golden): number {
  let state = start;
  for (const entry of entries) {
    const result = apply(game, state, entry);
    invariant(result.ok, 'a golden game is legal');
    state = result.value.state;
  }
  return entries.length;
}

function inPlace(game: Game<GameTypes>, { start, entries }: Golden): number {
  const state = game.copy(start);
  for (const entry of entries) if (game.refuse(state, entry) === null) game.enact(state, entry, null);
  return entries.length;
}

/** Everybody answers the menu's questions at random. The log ends after so many entries, or with the game. */
function randomLog(game: Game<GameTypes>, dice: Dice, most: number): { state: object; log: Entry[] } {
  const state = game.setUp(game.seats.max, game.settleOptions(usualOptions(game.options)));
  const log: Entry[] = [];
  for (let entry = anyEntry(game, state, dice); entry && log.length < most; entry = anyEntry(game, state, dice)) {
    game.enact(state, entry, null);
    log.push(entry);
  }
  return { state, log };
}

const ENTRIES_KEPT = 150;
const MATCHES_KEPT = 200;

/** Heap bytes that a running match keeps: its state and its log. */
function bytesPerMatch(game: Game<GameTypes>): number {
  const matchOf = (seed: number) => randomLog(game, seededDice(seed), ENTRIES_KEPT);
  matchOf(0);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const matches = Array.from({ length: MATCHES_KEPT }, (_, seed) => matchOf(seed));
  globalThis.gc?.();
  return (process.memoryUsage().heapUsed - before) / matches.length;
}

function measured(id: GameId): Readonly<Record<string, string | number>> {
  const { game } = MODULES[id];
  const games = goldenGames(id);
  const at = (index: number): Golden => games[index % games.length] as Golden;
  const dice = seededDice(11);
  const random = rate(() => randomLog(game, dice, Number.POSITIVE_INFINITY).log.length);
  return {
    game: id,
    'public entries/s': Math.round(rate((index) => applied(game, at(index))).entries),
    'in place entries/s': Math.round(rate((index) => inPlace(game, at(index))).entries),
    'random games/s': Math.round(random.games * 10) / 10,
    'entries a random game': Math.round(random.entries / random.games),
    'KiB a match': Math.round((bytesPerMatch(game) / 1024) * 10) / 10,
  };
}

/** With the most seats and the usual options. */
export const everyGame = () => GAME_IDS.map(measured);
