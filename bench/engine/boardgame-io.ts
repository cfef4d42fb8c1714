/** The cut-down game written for boardgame.io, in its own idiom: moves that change a draft, turns that end by event. */
import { createRequire } from 'node:module';
import { OCEANS, OCEANS_OF, type Ocean, oceansTouch, REGIONS, type Region } from '#games/urland/board.ts';
import { ichtosIn } from '#games/urland/ichtos.ts';
import type { Heap } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';

/** What the peers' folder has installed; the product itself does not depend on it. */
const peers = createRequire(new URL('../peers/package.json', import.meta.url));
const { INVALID_MOVE }: { INVALID_MOVE: string } = peers('boardgame.io/core');
const { Client }: { Client: (options: object) => BoardgameIoClient } = peers('boardgame.io/client');

interface BoardgameIoClient {
  start(): void;
  stop(): void;
  getState(): { G: G; ctx: { turn: number } };
  readonly moves: Record<string, (...args: unknown[]) => void>;
}

interface G {
  seats: number;
  ichtos: Record<string, number[]>;
  landOf: Record<number, number>;
  reserve: number[];
  track: number[];
  hand: number[];
  pile: number[];
  picked: number | null;
  environment: number;
  actions: number;
  isOver: boolean;
}

interface Context {
  G: G;
  playerID: string;
  events: { endTurn: (to?: { next: string }) => void };
}

const AREAS = [...OCEANS, ...REGIONS].map(String);

export const fromState = (state: State): G => ({
  seats: state.seats,
  ichtos: Object.fromEntries([...OCEANS, ...REGIONS].map((area) => [area, ichtosIn(state, area)])),
  landOf: { ...state.landOf },
  reserve: [...state.reserve],
  track: [...state.track],
  hand: [...state.hand],
  pile: [...state.pile],
  picked: null,
  environment: state.environment ?? 0,
  actions: 0,
  isOver: false,
});

const count = (G: G, area: string | number, seat: number): number => G.ichtos[area]?.[seat] ?? 0;
const add = (G: G, area: string | number, seat: number, by: number): void => {
  const row = G.ichtos[area];
  if (row) row[seat] = (row[seat] ?? 0) + by;
};
const give = (G: G, seat: number, by: number): void => {
  G.reserve[seat] = (G.reserve[seat] ?? 0) + by;
};
const isAlive = (G: G, seat: number): boolean => AREAS.some((area) => count(G, area, seat) > 0);
const touches = (G: G, land: number, ocean: Ocean): boolean =>
  REGIONS.some((region) => G.landOf[region] === land && OCEANS_OF[region].includes(ocean));
const youngIn = (G: G, ocean: string, seat: number): number => {
  const parents = count(G, ocean, seat);
  return Math.min(parents >= 6 ? 2 : parents >= 3 ? 1 : 0, G.reserve[seat] ?? 0);
};

/** Ends the turn of an Ichto player, or the whole turn with its scoring. */
function passOn(context: Context, from: number): void {
  const { G, events } = context;
  for (let seat = (from + 1) % G.seats; seat !== G.environment; seat = (seat + 1) % G.seats) {
    if (!isAlive(G, seat)) continue;
    G.actions = G.seats === 3 ? 3 : 2;
    events.endTurn({ next: String(seat) });
    return;
  }
  score(G);
  G.environment = (G.environment + 1) % G.seats;
  G.isOver = G.pile.length === 0;
  events.endTurn({ next: String(G.environment) });
}

function score(G: G): void {
  const row = G.ichtos[G.picked ?? 0] ?? [];
  const present = row.flatMap((own, seat) => (own > 0 ? [seat] : []));
  const most = Math.max(...row);
  const least = Math.min(...present.map((seat) => row[seat] ?? 0));
  const points = row.map((own) => {
    if (own === 0) return 0;
    if (present.length === 1) return 3;
    if (most === least) return 2;
    return own === least ? 0 : own === most ? 3 : 2;
  });
  if (present.length > 1 && most !== least) {
    for (const seat of present.filter((loser) => row[loser] === least)) {
      give(G, seat, least);
      row[seat] = 0;
    }
  }
  const order = G.track.map((_, seat) => seat).sort((a, b) => (G.track[b] ?? 0) - (G.track[a] ?? 0));
  for (const seat of order) advance(G, seat, points[seat] ?? 0);
  G.picked = null;
}

function advance(G: G, seat: number, points: number): void {
  let space = G.track[seat] ?? 0;
  for (let counted = 0; counted < points; counted++) {
    do space++;
    while (G.track.includes(space));
  }
  G.track[seat] = space;
}

/** After an action: the turn goes on, or it is the next one's. */
function spend(context: Context, seat: number): void {
  context.G.actions--;
  if (context.G.actions === 0 || !isAlive(context.G, seat)) passOn(context, seat);
}

export const cutDownFor = (start: State): object => ({
  setup: () => fromState(start),
  turn: { order: { first: () => start.environment ?? 0, next: () => undefined } },
  endIf: ({ G }: { G: G }) => (G.isOver ? true : undefined),
  moves: {
    draw: ({ G }: Context, chip: Region) => {
      if (G.hand.length >= 3 || !G.pile.includes(chip)) return INVALID_MOVE;
      G.pile = G.pile.filter((other) => other !== chip);
      G.hand.push(chip);
      return undefined;
    },
    score: (context: Context, chip: Region) => {
      const { G } = context;
      if (!G.hand.includes(chip) || G.picked !== null) return INVALID_MOVE;
      G.hand = G.hand.filter((other) => other !== chip);
      G.picked = chip;
      passOn(context, (G.environment + 1) % G.seats);
      return undefined;
    },
    land: (context: Context, from: Ocean, to: Region) => {
      const seat = Number(context.playerID);
      const { G } = context;
      if (G.actions < 1 || count(G, from, seat) < 1 || G.landOf[to] !== to || !touches(G, to, from))
        return INVALID_MOVE;
      add(G, from, seat, -1);
      add(G, to, seat, 1);
      spend(context, seat);
      return undefined;
    },
    breed: (context: Context, ocean: Ocean) => {
      const seat = Number(context.playerID);
      const { G } = context;
      if (G.actions < 1 || youngIn(G, ocean, seat) === 0) return INVALID_MOVE;
      const born = G.track.map((_, parent) => youngIn(G, ocean, parent));
      for (const [parent, young] of born.entries()) {
        add(G, ocean, parent, young);
        give(G, parent, -young);
      }
      spend(context, seat);
      return undefined;
    },
    swim: (context: Context, from: Ocean, to: Ocean, ichtos: number) => {
      const seat = Number(context.playerID);
      const { G } = context;
      if (G.actions < 1 || ichtos < 1 || count(G, from, seat) < ichtos || !oceansTouch(from, to)) return INVALID_MOVE;
      add(G, from, seat, -ichtos);
      add(G, to, seat, ichtos);
      spend(context, seat);
      return undefined;
    },
    retreat: (context: Context, heap: Heap) => {
      const seat = Number(context.playerID);
      const { G } = context;
      if (G.actions < 1 || heap.some(({ place, count: taken }) => count(G, place, seat) < taken)) return INVALID_MOVE;
      for (const { place, count: taken } of heap) {
        add(G, place, seat, -taken);
        give(G, seat, taken);
      }
      spend(context, seat);
      return undefined;
    },
    done: (context: Context) => passOn(context, Number(context.playerID)),
  },
});

/** Plays a game's entries through the client, as a program without a server would. */
export function playThere(start: State, entries: readonly Entry[]): G {
  const client = Client({ game: cutDownFor(start), numPlayers: start.seats, debug: false });
  client.start();
  for (const { move } of entries) {
    const { kind, ...answers } = move;
    client.moves[kind]?.(...Object.values(answers));
  }
  const { G } = client.getState();
  client.stop();
  return G;
}
