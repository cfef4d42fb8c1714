/** Games that a judge learns from, as lists of the traits that each seat had at many moments, and who won. */
import { type ComputerLevel, choose } from '#ai/player.ts';
import { type Dice, pickOne, seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import type { GameTypes } from '#engine/game.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { School } from './school.ts';

/** Every seat's traits. */
export type Moment = readonly Int16Array[];

export interface Lesson {
  readonly moments: readonly Moment[];
  readonly winner: Seat;
}

export interface Student<T extends GameTypes> {
  readonly level: ComputerLevel<T>;
  readonly iterations: number;
}

/** The last of the opening's decisions are wild: what a search tries out is often odd. */
const WILD_MOVES = 2;
/** Every game in so many is played by good players from its first move. */
const WHOLE = 4;

interface Class<T extends GameTypes> {
  readonly school: School<T>;
  readonly student: Student<T> | null;
  readonly state: T['state'];
  readonly dice: Dice;
  /** By seat, in the opening. */
  readonly noises: readonly number[];
  /** So many decisions are made by beginners. */
  readonly opening: number;
  readonly moments: Moment[];
  made: number;
}

/** `student`: who plays on from the first moment noted; null: rules of thumb. */
export function teach<T extends GameTypes>(
  school: School<T>,
  seats: number,
  student: Student<T> | null,
  seed: number,
): Lesson {
  const { game } = school;
  const dice = seededDice(seed);
  const opening = student && dice.below(WHOLE) === 0 ? 0 : dice.below(school.decisions * seats);
  const noises = seatsOf(seats).map(() => pickOne(school.noises, dice));
  const state = game.setUp(seats, school.optionsFor(dice));
  const course: Class<T> = { school, student, state, dice, noises, opening, moments: [], made: 0 };
  while (game.decision(state).kind !== 'over') goOn(course);
  return { moments: course.moments, winner: school.winnerOf(state) };
}

function goOn<T extends GameTypes>(course: Class<T>): void {
  const { school, state, dice, opening, moments } = course;
  const { game } = school;
  const [by] = deciders(game.decision(state));
  if (by === undefined) game.enact(state, { by: 'chance', move: game.draw(state, dice) }, null);
  else {
    game.enact(state, { by, move: moveOf(course, by) }, null);
    course.made++;
  }
  if (course.made >= opening && school.isMoment(state)) moments.push(momentOf(school, state));
}

function moveOf<T extends GameTypes>(course: Class<T>, by: Seat): T['move'] {
  const { school, student, state, dice, noises, opening, made } = course;
  const isOpen = made < opening;
  if (student && !isOpen) {
    return choose(student.level.think(school.game.view(state, by), by, dice), student.iterations).move;
  }
  const [steady] = school.noises;
  const wild = Math.max(...school.noises);
  const noise = made < opening - WILD_MOVES ? noises[by] : wild;
  return school.playByThumb(state, by, (isOpen ? noise : steady) ?? 0, dice);
}

const momentOf = <T extends GameTypes>({ traitsOf, seatsIn }: School<T>, state: T['state']): Moment =>
  seatsOf(seatsIn(state)).map((seat) => traitsOf(state, seat));
