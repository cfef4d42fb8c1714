import type { Seat, Viewer } from '#engine/seat.ts';
import { REGIONS, type Region } from './board.ts';
import { pileSize } from './chips.ts';
import { copyLandOf } from './lands.ts';
import { dummyOf } from './roles.ts';
import type { Phase, Position, State } from './state.ts';

/** What one viewer may see: the open table, and what is his alone. */
export interface View extends Position {
  viewer: Viewer;
  /** His chips: three as Environment player until he has picked, the two handed to him as Dummy. Else none. */
  hand: Region[];
  /** The chip he picked to be scored. */
  picked: Region | null;
  /** Chips that he has seen and that are now in somebody's hand or picked, his own among them. */
  known: Region[];
  /** What he has bid in the auction under way. */
  bid: number | null;
  /** How many chips are held, one picked among them. */
  held: number;
  isPicked: boolean;
  /** How many chips can still be drawn, Panic among them. */
  pileSize: number;
  deckSize: number;
}

/** The Environment player holds the chips until he has picked one, the Dummy from then on. */
function holderOf(state: State): Seat | null {
  const { environment, phase } = state;
  if (environment === null) return null;
  const handedOn = state.picked !== null || isAfterTurn(phase);
  return handedOn ? dummyOf(state, environment) : environment;
}

/** The turn's chip is scored and the roles have not moved yet. */
const isAfterTurn = (phase: Phase): boolean => (phase.kind === 'bid' || phase.kind === 'buy') && phase.after === 'turn';

export function viewOf(state: State, viewer: Viewer): View {
  const isHolder = viewer !== 'public' && viewer === holderOf(state);
  const isEnvironment = viewer !== 'public' && viewer === state.environment;
  return Object.assign(copyPosition(state), {
    viewer,
    hand: isHolder ? [...state.hand] : [],
    picked: isEnvironment ? state.picked : null,
    known: viewer === 'public' ? [] : [...(state.seen[viewer] ?? [])],
    bid: viewer === 'public' ? null : (state.bids[viewer] ?? null),
    held: state.hand.length + (state.picked === null ? 0 : 1),
    isPicked: state.picked !== null,
    pileSize: pileSize(state),
    deckSize: state.deck.length,
  });
}

/** The open table of a state or a view, field by field: what is not named here stays secret. */
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

/** Region chips that this viewer cannot place: each is in a hand he has not seen or in the pile. */
export const unplaced = (view: View): Region[] =>
  REGIONS.filter((chip) => ![view.erupted, view.scored, view.known].some((chips) => chips.includes(chip)));
