/** boardgame.io's own MCTS bot on the cut-down game of the engine's bench. */
import { createRequire } from 'node:module';
import { seededDice } from '#engine/chance.ts';
import { OCEANS, OCEANS_OF, type Ocean, oceansTouch, REGIONS } from '#games/urland/board.ts';
import { cutDownFor, type fromState } from '../engine/boardgame-io.ts';
import { cutDownStart } from '../engine/cut-down.ts';

type G = ReturnType<typeof fromState>;

interface BotMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

interface Bot {
  play(state: object, playerID: string): Promise<{ action: object | null }>;
}

const peers = createRequire(new URL('../peers/package.json', import.meta.url));
const { MCTSBot }: { MCTSBot: new (options: object) => Bot } = peers('boardgame.io/ai');
const { Client }: { Client: (options: object) => { start(): void; stop(): void; getState(): BotState } } =
  peers('boardgame.io/client');

interface BotState {
  readonly ctx: { readonly currentPlayer: string };
}

const HAND = 3;

/** What the bot may do: the same moves as in the engine's bench; of a swim, all that are there. */
function enumerate(G: G, _ctx: object, playerID: string): BotMove[] {
  if (G.picked === null && G.hand.length < HAND && G.pile.length > 0) {
    return G.pile.map((chip) => ({ move: 'draw', args: [chip] }));
  }
  if (G.picked === null) return G.hand.map((chip) => ({ move: 'score', args: [chip] }));
  return [...actions(G, Number(playerID)), { move: 'done', args: [] }];
}

const actions = (G: G, seat: number): BotMove[] =>
  OCEANS.filter((from) => own(G, from, seat) > 0).flatMap((from) => actionsFrom(G, from, seat));

const own = (G: G, from: Ocean, seat: number): number => G.ichtos[from]?.[seat] ?? 0;

function actionsFrom(G: G, from: Ocean, seat: number): BotMove[] {
  const here = own(G, from, seat);
  const canBreed = here >= 3 && (G.reserve[seat] ?? 0) > 0;
  return [
    ...REGIONS.filter((to) => touches(G, to, from)).map((to) => ({ move: 'land', args: [from, to] })),
    ...OCEANS.filter((to) => oceansTouch(from, to)).map((to) => ({ move: 'swim', args: [from, to, here] })),
    ...(canBreed ? [{ move: 'breed', args: [from] }] : []),
  ];
}

const touches = (G: G, land: number, ocean: Ocean): boolean =>
  G.landOf[land] === land && REGIONS.some((region) => G.landOf[region] === land && OCEANS_OF[region].includes(ocean));

const ITERATIONS = 60;
/** More moves than a cut-down game has: every play-out goes to its end. */
const DEEP = 400;

/** Per second of this process's CPU time. */
export async function botIterations(seats: number): Promise<number> {
  const game = cutDownFor(cutDownStart(seats, seededDice(9)));
  const client = Client({ game, numPlayers: seats, debug: false });
  client.start();
  const state = client.getState();
  const play = (iterations: number) =>
    new MCTSBot({ game, enumerate, iterations, playoutDepth: () => DEEP }).play(state, state.ctx.currentPlayer);
  await play(10);
  const cpu = process.cpuUsage();
  await play(ITERATIONS);
  const { user, system } = process.cpuUsage(cpu);
  client.stop();
  return ITERATIONS / ((user + system) / 1_000_000);
}
