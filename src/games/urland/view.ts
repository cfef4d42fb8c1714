import type { Seat, Viewer } from '#engine/seat.ts';
import { REGIONS, type Region } from './board.ts';
import { pileSize } from './chips.ts';
import { copyLandOf } from './lands.ts';
import { dummyOf } from './roles.ts';
import type { Phase, Position, State } from './state.ts';

/** The view of one viewer: the open table, and the viewer's own secrets. */
export interface View extends Position {
  viewer: Viewer;
  /** The viewer's chips: three as Environment player until one is picked, two as Dummy. Otherwise none. */
  hand: Region[];
  /** The chip that the viewer picked to be scored. */
  picked: Region | null;
  /** Chips that the viewer has seen and that are now in a hand or picked, including the viewer's own. */
  known: Region[];
  /** The viewer's bid in the current auction. */
  bid: number | null;
  /** The number of chips held, including a picked one. */
  held: number;
  isPicked: boolean;
  /** The number of chips that can still be drawn, including Panic. */
  pileSize: number;
  deckSize: number;
}

/** The Environment player holds the chips until one is picked, the Dummy afterwards. */
export function handIsWith(position: Position, isPicked: boolean): Seat | null {
  const { environment, phase } = position;
  if (environment === null) return null;
  return isPicked || isAfterTurn(phase) ? dummyOf(position, environment) : environment;
}

/** The turn's chip is scored, and the roles have not moved yet. */
const isAfterTurn = (phase: Phase): boolean => (phase.kind === 'bid' || phase.kind === 'buy') && phase.after === 'turn';

export function viewOf(state: State, viewer: Viewer): View {
  const isPicked = state.picked !== null;
  const isHolder = viewer !== 'public' && viewer === handIsWith(state, isPicked);
  const isEnvironment = viewer !== 'public' && viewer === state.environment;
  return Object.assign(copyPosition(state), {
    viewer,
    hand: isHolder ? [...state.hand] : [],
    picked: isEnvironment ? state.picked : null,
    known: viewer === 'public' ? [] : [...(state.seen[viewer] ?? [])],
    bid: viewer === 'public' ? null : (state.bids[viewer] ?? null),
    held: state.hand.length + (isPicked ? 1 : 0),
    isPicked,
    pileSize: pileSize(state),
    deckSize: state.deck.length,
  });
}

/** The open table of a state or a view, field by field: every field not named here stays secret. */
export function copyPosition(position: Position): Position {
  return {
    seats: position.seats,
    ichtos: position.ichtos.slice(),
    landOf: copyLandOf(position.landOf),
    reserve: position.reserve.slice(),
    track: position.track.slice(),
    extraTurns: position.extraTurns.slice(),
    genes: position.genes.map((owned) => owned.slice()),
    row: position.row.slice(),
    scored: position.scored.slice(),
    erupted: position.erupted.slice(),
    panicked: position.panicked,
    mutations: position.mutations,
    environment: position.environment,
    dealt: position.dealt.map((chips) => chips.slice()),
    phase: copyPhase(position.phase),
    turns: position.turns,
  };
}

function copyPhase(phase: Phase): Phase {
  switch (phase.kind) {
    case 'panic':
    case 'dive':
      return { ...phase, lands: phase.lands.slice() };
    case 'bid':
      return { ...phase, waiting: phase.waiting.slice() };
    case 'buy':
      return { ...phase, queue: phase.queue.slice(), bids: phase.bids.slice() };
    case 'setup':
    case 'draw':
    case 'choose':
    case 'actions':
    case 'flee':
    case 'epoch':
    case 'over':
      return { ...phase };
  }
}

/** Region chips that this viewer can't place: each is in a hand they have not seen or in the pile. */
export const unplaced = (view: View): Region[] =>
  REGIONS.filter((chip) => ![view.erupted, view.scored, view.known].some((chips) => chips.includes(chip)));
