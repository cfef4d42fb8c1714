/**
 * A game for tests alone, made of what tables must tell apart: turns of several entries, reactions of one or of several
 * seats, reactions that end a turn, and rounds face down within a turn.
 */
import type { Decision } from '#engine/decision.ts';
import type { Game } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import { err, ok } from '#engine/result.ts';
import { type Seat, seat as seatAt, seatsOf } from '#engine/seat.ts';
import { type GameId, MODULES } from '#games/index.ts';

/** In a turn: `step` or `peek` goes on with it, the others ask somebody else or end it. */
const TURN_MOVES = ['step', 'peek', 'ask-next', 'ask-others', 'vote', 'vote-alone', 'end'] as const;
/** `ponder`: the reaction takes another entry. `cut`: it ends the turn, and the next is the reactor's. */
const REACTIONS = ['react', 'ponder', 'cut'] as const;
const VOTES = ['yes', 'no'] as const;
const KINDS = [...TURN_MOVES, ...REACTIONS, ...VOTES] as const;

interface Move {
  readonly kind: (typeof KINDS)[number];
}

interface State {
  readonly seats: number;
  turn: number;
  holder: Seat;
  as: 'turn' | 'reaction' | 'sealed';
  asked: readonly Seat[];
  entries: number;
}

interface Relay {
  options: Record<string, never>;
  state: State;
  move: Move;
  chance: { readonly kind: 'none' };
  view: State;
  event: { readonly kind: 'made' | 'seen'; readonly by: Seat; readonly move: Move };
  refusal: { readonly code: string };
}

const LAST_TURN = 10;
const LONGEST_TURN = 14;

const decision = ({ turn, as, asked }: State): Decision =>
  turn > LAST_TURN ? { kind: 'over' } : { kind: 'seats', seats: asked, as, turn };

function kindsFor({ as, entries }: State): readonly Move['kind'][] {
  const isLong = entries >= LONGEST_TURN;
  if (as === 'sealed') return VOTES;
  if (as === 'reaction') return isLong ? ['react'] : REACTIONS;
  return isLong ? ['end'] : TURN_MOVES;
}

function refuse(state: State, by: unknown, { kind }: Move): Relay['refusal'] | null {
  const isAsked = decision(state).kind === 'seats' && state.asked.some((seat) => seat === by);
  return isAsked && kindsFor(state).includes(kind) ? null : { code: 'not-now' };
}

const othersThan = (holder: Seat, seats: number): Seat[] => seatsOf(seats).filter((seat) => seat !== holder);

function ask(state: State, as: State['as'], asked: readonly Seat[]): void {
  state.as = as;
  state.asked = asked;
}

function beginTurn(state: State, holder: Seat): void {
  state.turn += 1;
  state.entries = 0;
  state.holder = holder;
  ask(state, 'turn', [holder]);
}

function answered(state: State, by: Seat): void {
  state.asked = state.asked.filter((seat) => seat !== by);
  if (state.asked.length === 0) ask(state, 'turn', [state.holder]);
}

function enact(state: State, by: Seat, { kind }: Move): void {
  const next = seatAt((state.holder + 1) % state.seats);
  state.entries += 1;
  switch (kind) {
    case 'ask-next':
      return ask(state, 'reaction', [next]);
    case 'ask-others':
      return ask(state, 'reaction', othersThan(state.holder, state.seats));
    case 'vote':
      return ask(state, 'sealed', seatsOf(state.seats));
    case 'vote-alone':
      return ask(state, 'sealed', [next]);
    case 'end':
      return beginTurn(state, next);
    case 'cut':
      return beginTurn(state, by);
    case 'react':
    case 'yes':
    case 'no':
      return answered(state, by);
    case 'step':
    case 'peek':
    case 'ponder':
      return;
  }
}

const isMove = (json: unknown): json is Move => KINDS.some((kind) => kind === (json as Move | null)?.kind);

const RELAY: Game<Relay> = {
  id: 'relay',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  maxEntries: 1_000,
  options: [],
  settleOptions: () => ({}),
  setUp: (seats) => ({ seats, turn: 1, holder: seatAt(0), as: 'turn', asked: [seatAt(0)], entries: 0 }),
  decision,
  draw: () => ({ kind: 'none' }),
  chances: () => null,
  refuse: (state, { by, move }) => (isMove(move) ? refuse(state, by, move) : { code: 'not-now' }),
  enact(state, { by, move }, tell) {
    if (by === 'chance') return;
    enact(state, by, move);
    tell?.({ kind: move.kind === 'peek' ? 'seen' : 'made', by, move });
  },
  reveals: ({ kind }) => kind === 'seen',
  copy: (state) => structuredClone(state),
  // Before, turns were counted from 0.
  adopt: (state, from) => (from === 0 ? { ...(state as State), turn: (state as State).turn + 1 } : null),
  view: (state) => structuredClone(state),
  menu(view, _, [answer]) {
    const kinds = kindsFor(view);
    const kind = kinds.find((each) => each === answer);
    if (kind) return ok({ kind: 'complete', move: { kind } });
    if (answer !== undefined) return err({ code: 'not-now' });
    const options = kinds.map((id) => ({ id, blocked: null }));
    return ok({ kind: 'options', asks: 'kind', of: 'kind', options, isOpening: true, draft: {} });
  },
  answers: (_, __, { kind }) => [kind],
  world: (view) => structuredClone(view),
  parseEntry(json) {
    const { by, move } = json as { by: Seat; move: unknown };
    return isMove(move) ? ok({ by, move }) : err({ code: 'malformed' });
  },
};

const MODULE: GameModule<Relay> = {
  game: RELAY,
  colours: ['red', 'blue', 'green', 'black'],
  ranking: ({ seats }) => [seatsOf(seats)],
  record: null as never,
  orders: null,
};

/** The state as it was kept under version 0. */
export const relayBefore = (state: object): object => ({ ...state, turn: (state as State).turn - 1 });

/** Known to the tables of this process under this name, and registered nowhere. */
export function relay(): GameId {
  (MODULES as Record<string, unknown>)[RELAY.id] = MODULE;
  return RELAY.id as GameId;
}
