/** How a game is written down: `sticks 1`, the players, the goal if it is not the usual one, then one entry a line. */
import { deciders } from '#engine/decision.ts';
import { fixedTitle, type RecordFormat } from '#engine/record.ts';
import { type Seat, seat, seatsOf } from '#engine/seat.ts';
import { columnOf, isIn, isLying, type Line, rowOf, STICKS, type Stick, sticksOf } from './board.ts';
import { SEATS, STICKS_FOR } from './box.ts';
import type { Move } from './moves.ts';
import { decisionIn } from './play.ts';
import { rankingOf } from './ranking.ts';
import type { Position } from './state.ts';
import type { Entry, Sticks } from './types.ts';

type Colours = readonly string[];

const GOAL_TEN = 'goal ten';

function formatEntry(entry: Entry, colours: Colours): string {
  if (entry.by === 'chance') return `chance begin ${colours[entry.move.seat]}`;
  return `${colours[entry.by]} ${formatMove(entry.move)}`;
}

function formatMove(move: Move): string {
  switch (move.kind) {
    case 'take':
      return `take ${move.stick}`;
    case 'gather':
      return `gather ${move.sticks.join(',')}`;
    case 'block':
    case 'allow':
      return move.kind;
  }
}

function readSeat(word: string, colours: Colours): Seat | null {
  const index = colours.indexOf(word);
  return index === -1 ? null : seat(index);
}

/** Compared as text, so that signs and leading zeros are no numbers. */
const readStick = (word: string): Stick | null => STICKS.find((stick) => String(stick) === word) ?? null;

/** Two sticks lie in one line at most, so it is not written down. For sticks without one, the rules find out. */
const lineThrough = (first: Stick, second: Stick): Line =>
  isIn(rowOf(first), second) ? rowOf(first) : columnOf(first);

function readGather(word: string): Move | null {
  const sticks = word.split(',').map(readStick);
  const [first, second = first] = sticks;
  if (!first || !second || !sticks.every((stick) => stick !== null)) return null;
  return { kind: 'gather', line: lineThrough(first, second), sticks };
}

function parseMove(what: string, words: readonly string[]): Move | null {
  const [word = ''] = words;
  if (what === 'block' || what === 'allow') return words.length === 0 ? { kind: what } : null;
  if (words.length !== 1) return null;
  if (what === 'gather') return readGather(word);
  const stick = what === 'take' ? readStick(word) : null;
  return stick && { kind: 'take', stick };
}

function parseEntry(line: string, colours: Colours): Entry | null {
  const [who = '', what = '', ...words] = line.split(' ');
  if (who === 'chance') {
    const first = what === 'begin' && words.length === 1 ? readSeat(words[0] ?? '', colours) : null;
    return first === null ? null : { by: 'chance', move: { kind: 'begin', seat: first } };
  }
  const by = readSeat(who, colours);
  const move = by === null ? null : parseMove(what, words);
  return by !== null && move ? { by, move } : null;
}

function formatPosition(position: Position): string {
  const { phase, holders } = position;
  const isOver = phase.kind === 'over';
  return JSON.stringify({
    lying: STICKS.filter((stick) => isLying(holders, stick)),
    sticks: seatsOf(SEATS).map((each) => sticksOf(holders, each)),
    pebbles: position.pebbles,
    goal: STICKS_FOR[position.goal],
    turn: position.turns,
    phase: phase.kind,
    reached: phase.kind === 'answer' ? phase.sticks : [],
    to_act: deciders(decisionIn(position)),
    over: isOver,
    winners: isOver ? rankingOf(position)[0] : [],
  });
}

export const RECORD: RecordFormat<Sticks> = {
  ...fixedTitle('sticks 1'),
  formatOptions: ({ goal }) => (goal === 'ten' ? GOAL_TEN : null),
  parseOptions: (line) => (line === GOAL_TEN ? { goal: 'ten' } : null),
  optionsMayBeLeftOut: true,
  formatEntry,
  parseEntry,
  formatPosition,
};
