/** One entry as a line of a record. */
import type { Seat } from '#engine/seat.ts';
import type { Chance, Move } from '../moves.ts';
import type { Entry } from '../types.ts';
import { formatHeap, formatTimes } from './words.ts';

type Colours = readonly string[];

export function formatEntry(entry: Entry, colours: Colours): string {
  if (entry.by === 'chance') return `chance ${formatChance(entry.move, colours)}`;
  return `${colours[entry.by]} ${formatMove(entry.move, colours)}`;
}

function formatMove(move: Move, colours: Colours): string {
  const name = (seat: Seat) => colours[seat];
  switch (move.kind) {
    case 'land':
    case 'swim':
    case 'fly':
      return `${move.kind} ${move.from}>${move.to}${formatTimes(move.count)}`;
    case 'breed':
      return `breed ${move.ocean}`;
    case 'retreat':
      return `retreat ${formatHeap(move.heap)}`;
    case 'assimilate':
      return `assimilate ${move.area} ${name(move.first)},${name(move.second)}`;
    case 'cross':
      return `cross ${move.from}>${move.to}`;
    case 'egg':
      return `egg ${move.land}`;
    case 'stink':
      return `stink ${move.land} ${name(move.victim)}>${move.ocean}`;
    case 'bite':
      return `bite ${move.area} ${name(move.victim)}`;
    case 'score':
      return `score ${move.chip}`;
    case 'panic':
    case 'dive':
      return `${move.kind} ${move.land}>${move.ocean}`;
    case 'flee':
      return `dive ${move.count}`;
    case 'bid':
      return `bid ${move.amount}`;
    case 'buy':
      return `buy ${move.gene} pay ${move.heap.length === 0 ? '-' : formatHeap(move.heap)}`;
    case 'extra':
    case 'done':
    case 'decline':
      return move.kind;
  }
}

function formatChance(move: Chance, colours: Colours): string {
  const bySeat = (chips: readonly (readonly number[])[]) =>
    chips.map((own, seat) => `${colours[seat]}:${own.join(',')}`).join(' ');
  switch (move.kind) {
    case 'volcano':
      return `volcano ${move.region}`;
    case 'deal':
      return `deal ${bySeat(move.chips)}`;
    case 'pass':
      return `pass ${bySeat(move.chips.map(({ left, right }) => [left, right]))}`;
    case 'genes':
      return `genes ${move.deck.join(' ')}`;
    case 'draw':
      return `draw ${move.chip}`;
    case 'epoch':
      return `epoch ${move.chip}`;
  }
}
