/** Games that a judge learns from, as lists of the traits that each seat had at many moments, and who won. */
import { type ComputerLevel, choose } from '#ai/player.ts';
import { emptyGlance, glanceAt } from '#ai/urland/glance.ts';
import { sightIn } from '#ai/urland/sight.ts';
import { QUICK_THUMB } from '#ai/urland/strong.ts';
import { playByThumb, type Thumb } from '#ai/urland/thumb.ts';
import { emptyTraits, noteTraits } from '#ai/urland/traits.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';

/** The beginning of a turn: every seat's traits. */
export type Moment = readonly Int16Array[];

export interface Lesson {
  readonly moments: readonly Moment[];
  readonly winner: Seat;
}

export interface School {
  readonly seats: number;
  /** Who plays on from the first moment noted; null: rules of thumb. */
  readonly player: { readonly level: ComputerLevel<Urland>; readonly iterations: number } | null;
}

/** Games begin by chance, so that a judge meets more than what good players come to: how much, by points of noise. */
const NOISES = [0.3, 0.3, 1, 2, 4];
const WILD: Thumb = { ...QUICK_THUMB, noise: 4 };
/** The last of these are wild: what a search tries out is often odd. */
const WILD_MOVES = 2;
/** How many decisions a seat makes in a game, about. */
const DECISIONS = 38;
/** Every game in so many is played by good players from its first move. */
const WHOLE = 4;

interface Class {
  readonly school: School;
  readonly state: State;
  readonly dice: Dice;
  readonly beginners: readonly Thumb[];
  /** So many decisions are made by beginners. */
  readonly opening: number;
  readonly moments: Moment[];
  made: number;
}

export function teach(school: School, seed: number): Lesson {
  const { seats, player } = school;
  const dice = seededDice(seed);
  const opening = player && dice.below(WHOLE) === 0 ? 0 : dice.below(DECISIONS * seats);
  const beginners = seatsOf(seats).map((): Thumb => ({ ...QUICK_THUMB, noise: pickOne(NOISES, dice) }));
  const course: Class = { school, state: URLAND.setUp(seats, {}), dice, beginners, opening, moments: [], made: 0 };
  for (;;) {
    const { phase } = course.state;
    if (phase.kind === 'over') return { moments: course.moments, winner: phase.winner };
    goOn(course);
  }
}

function goOn(course: Class): void {
  const { state, dice } = course;
  const [by] = deciders(URLAND.decision(state));
  if (by === undefined) {
    URLAND.enact(state, { by: 'chance', move: URLAND.draw(state, dice) }, null);
    if (state.phase.kind === 'choose') note(course);
    return;
  }
  URLAND.enact(state, { by, move: moveOf(course, by) }, null);
  course.made++;
}

function moveOf({ school: { player }, state, dice, beginners, opening, made }: Class, by: Seat): Move {
  const isOpen = made < opening;
  if (player && !isOpen) return choose(player.level.think(URLAND.view(state, by), by, dice), player.iterations).move;
  const beginner = made < opening - WILD_MOVES ? beginners[by] : WILD;
  return playByThumb(sightIn(state, by), by, (isOpen ? beginner : undefined) ?? QUICK_THUMB, dice);
}

function note({ state, opening, moments, made }: Class): void {
  if (made >= opening) moments.push(momentOf(state));
}

const glance = emptyGlance();
const list = emptyTraits();

function momentOf(state: State): Moment {
  glanceAt(state, glance);
  return seatsOf(state.seats).map((seat) => {
    noteTraits(state, seat, glance, list);
    return list.traits.slice(0, list.length);
  });
}
