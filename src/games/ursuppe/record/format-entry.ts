/** One entry as a line of a record. */
import type { Cubes } from '../cubes.ts';
import type { Chance, Move, MoveOf, Way } from '../moves.ts';
import type { Entry } from '../types.ts';
import { type Colours, formatCubes, formatListOrNone, formatMeal } from './words.ts';

export function formatEntry(entry: Entry, colours: Colours): string {
  if (entry.by === 'chance') return `chance ${formatChance(entry.move, colours)}`;
  return `${colours[entry.by]} ${formatMove(entry.move, colours)}`;
}

function formatMove(move: Move, colours: Colours): string {
  switch (move.kind) {
    case 'start':
      return `start ${move.space}`;
    case 'place':
      return `place ${move.amoeba} ${move.space}`;
    case 'drift':
      return `drift ${move.amoeba}${formatTake(move.take, colours)}`;
    case 'move':
    case 'go':
    case 'again':
    case 'flee':
      return `${move.kind} ${move.amoeba}${formatWay(move.way)}${formatTake(move.take, colours)}`;
    case 'stay':
    case 'rest':
    case 'starve':
    case 'fight':
    case 'yield':
      return `${move.kind} ${move.amoeba}`;
    case 'cling':
      return `cling ${formatListOrNone(move.amoebas)}`;
    case 'eat':
      return `eat ${move.amoeba} ${formatMeal(move.meal, colours)}${formatPayer(move, colours)}`;
    case 'struggle':
      return `attack ${move.amoeba} ${colours[move.owner]}-${move.prey}`;
    case 'aggress':
      return `attack ${colours[move.owner]}-${move.prey}`;
    case 'give':
      return `give ${formatListOrNone(move.genes)}`;
    case 'buy':
      return `buy ${move.gene}${move.gene === 'armour' ? ` for ${move.gives}` : ''}`;
    case 'done':
    case 'pass':
      return move.kind;
  }
}

/** The dice are not written: their throw follows. */
const formatWay = (way: Way): string => (way === 'dice' ? '' : ` ${way}`);

const formatTake = (take: Cubes, colours: Colours): string =>
  take.length === 0 ? '' : ` take ${formatCubes(take, colours)}`;

const formatPayer = ({ payer }: MoveOf<'eat'>, colours: Colours): string =>
  payer === 'nobody' ? '' : ` drain ${colours[payer]}`;

function formatChance(move: Chance, colours: Colours): string {
  switch (move.kind) {
    case 'card':
      return `card ${move.card}`;
    case 'order':
      return `order ${move.seats.map((seat) => colours[seat]).join(' ')}`;
    case 'roll':
      return `roll ${move.dice.join(' ')}`;
    case 'fight':
      return `fight ${move.attacker} ${move.defender}`;
  }
}
