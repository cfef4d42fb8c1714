/** Chance's decisions: what it may decide now, how it is drawn, and what it does. */
import { type Dice, pickOne, shuffled } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { CARDS } from './cards.ts';
import { throwInFight } from './defence.ts';
import { turnUp } from './environment.ts';
import type { Tell } from './events.ts';
import type { Chance, ChanceOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { refuseOrder, setOrder } from './setup.ts';
import { hasGene, movingIn, type Phase, type Position, type State } from './state.ts';

const isChancePhase = (phase: Phase): phase is Chance['kind'] =>
  phase === 'card' || phase === 'order' || phase === 'roll' || phase === 'fight';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Every throw of one die, and of two with the lower one first. */
const THROWS = {
  1: FACES.map((die) => [die]),
  2: FACES.flatMap((low) => FACES.filter((high) => high >= low).map((high) => [low, high])),
} as const;

/** R-TIES: equal dice are thrown again, so they never decide. */
const FIGHTS: readonly ChanceOf<'fight'>[] = FACES.flatMap((attacker) =>
  FACES.filter((defender) => defender !== attacker).map((defender) => ({ kind: 'fight', attacker, defender }) as const),
);

/** Two with Movement I. */
const diceThrown = (position: Position): 1 | 2 => (hasGene(position, movingIn(position).seat, 'movement1') ? 2 : 1);

const anyFace = (dice: Dice): number => 1 + dice.below(FACES.length);

const isDie = (number: number | undefined): boolean => FACES.some((face) => face === number);

function isThrow(position: Position, { dice }: ChanceOf<'roll'>): boolean {
  const [first = 0, second = first] = dice;
  return dice.length === diceThrown(position) && isDie(first) && isDie(second) && first <= second;
}

export function refuseChance(state: State, move: Chance): Refusal | null {
  if (state.phase !== move.kind) return { code: 'not-now' };
  switch (move.kind) {
    case 'card':
      return state.deck.includes(move.card) ? null : { code: 'not-drawable' };
    case 'order':
      return refuseOrder(state, move);
    case 'roll':
      return isThrow(state, move) ? null : { code: 'not-drawable' };
    case 'fight': {
      const isDecisive = move.attacker !== move.defender && isDie(move.attacker) && isDie(move.defender);
      return isDecisive ? null : { code: 'not-drawable' };
    }
  }
}

export function drawChance(state: State, dice: Dice): Chance {
  const { phase } = state;
  invariant(isChancePhase(phase), 'chance decides');
  switch (phase) {
    case 'card':
      return { kind: phase, card: pickOne(state.deck, dice) };
    case 'order':
      return { kind: phase, seats: shuffled(seatsOf(state.seats), dice) };
    case 'roll':
      return { kind: phase, dice: anyThrow(diceThrown(state), dice) };
    case 'fight':
      return pickOne(FIGHTS, dice);
  }
}

const anyThrow = (count: number, dice: Dice): number[] =>
  Array.from({ length: count }, () => anyFace(dice)).sort((a, b) => a - b);

export function chancesIn(state: State): readonly Chance[] {
  const { phase } = state;
  if (!isChancePhase(phase)) return [];
  switch (phase) {
    case 'card':
      return CARDS.filter((card) => state.deck.includes(card)).map((card) => ({ kind: phase, card }));
    case 'order':
      return everyOrder(seatsOf(state.seats)).map((seats) => ({ kind: phase, seats }));
    case 'roll':
      return THROWS[diceThrown(state)].map((dice) => ({ kind: phase, dice }));
    case 'fight':
      return FIGHTS;
  }
}

const everyOrder = (seats: readonly Seat[]): Seat[][] =>
  seats.length === 0
    ? [[]]
    : seats.flatMap((first) => everyOrder(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));

export function enactChance(state: State, move: Chance, tell: Tell): void {
  switch (move.kind) {
    case 'card':
      return turnUp(state, move.card, tell);
    case 'order':
      return setOrder(state, move, tell);
    case 'roll':
      return roll(state, move, tell);
    case 'fight':
      return throwInFight(state, move, tell);
  }
}

function roll(state: State, { dice }: ChanceOf<'roll'>, tell: Tell): void {
  const moving = movingIn(state);
  const { seat, amoeba } = moving;
  moving.roll = [...dice];
  state.phase = 'go';
  tell?.({ kind: 'rolled', seat, amoeba, dice: [...dice] });
}
