// How long the panel of a question takes to be made, with its picture as a scene, in every game: moments of golden games.
import { readdirSync, readFileSync } from 'node:fs';
import type { SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel } from '#discord/play/seat-panel.ts';
import { deciders } from '#engine/decision.ts';
import { invariant } from '#engine/invariant.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import { GAME_IDS, type GameId, MODULES } from '#games/index.ts';
import { seatOfGame } from '../../test/discord/play/support.ts';

/** Of the decisions of golden games, every so many-th. */
const EVERY = 7;
const MOST = 120;
/** A bot runs for weeks: the first rounds measure the compiler, not the panels. */
const ROUNDS = 30;

function* decisionsOf(id: GameId): Generator<SeatAtTable> {
  const { game } = MODULES[id];
  const folder = `test/games/${id}/golden`;
  let decisions = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(`.${id}`))) {
    const played = playRecord(MODULES[id], linesOf(readFileSync(`${folder}/${file}`, 'utf8')));
    invariant(played.ok, `${file} can be played`);
    const { colours, options, entries } = played.value;
    const state = game.setUp(colours.length, options);
    for (const entry of entries) {
      const [seat] = deciders(game.decision(state));
      if (seat !== undefined && decisions++ % EVERY === 0) yield seatOfGame(id, game.copy(state), seat, colours.length);
      game.enact(state, entry, null);
    }
  }
}

/** CPU milliseconds a panel, the best of a few rounds: others on the machine disturb that least. */
function costOf(seats: readonly SeatAtTable[]): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const cpu = process.cpuUsage();
    // Another view each time, as for every press: what was found for one is kept with it.
    for (const seat of seats) askingPanel({ ...seat, view: { ...seat.view } }, []);
    const { user, system } = process.cpuUsage(cpu);
    return (user + system) / 1000 / seats.length;
  });
  return Math.min(...rounds);
}

const costs = GAME_IDS.map((game) => {
  const seats = [...decisionsOf(game)];
  const step = Math.max(1, Math.floor(seats.length / MOST));
  return { game, panels: Math.ceil(seats.length / step), ms: costOf(seats.filter((_, at) => at % step === 0)) };
});
const [first] = costs;
console.table(
  costs.map(({ game, panels, ms }) => ({
    ...{ game, panels, 'CPU ms a panel': ms.toFixed(2), ratio: (ms / (first?.ms ?? ms)).toFixed(2) },
  })),
);
