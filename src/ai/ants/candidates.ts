/** The moves that are worth a thought. Law: at least one, and all of them are legal. */
import type { Seat } from '#engine/seat.ts';
import { topTask } from '#games/ants/agenda.ts';
import type { Move } from '#games/ants/moves.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { antsActions, type Breadth } from './candidate-actions.ts';
import { answers } from './candidate-answers.ts';
import { boardUses, conversions, crests, feedings, fermentations, incubations, recyclings } from './candidate-brood.ts';
import { defeats, plays, uses } from './candidate-cards.ts';
import { bestKeeping } from './first-choices.ts';

const DONE: Move = { kind: 'done' };

function queensActions(position: Position, seat: Seat): Move[] {
  switch (playerAt(position, seat).queen) {
    case 'Q3':
      return recyclings(position, seat);
    case 'Q4':
      return crests(position, seat);
    case 'Q5':
      return fermentations(position, seat);
    default:
      return [];
  }
}

const freeActions = (position: Position, seat: Seat, { isThorough }: Breadth): Move[] =>
  isThorough ? [...conversions(position, seat), ...uses(position, seat), ...queensActions(position, seat)] : [];

export function candidatesIn(position: Position, seat: Seat, breadth: Breadth): Move[] {
  const top = topTask(position);
  switch (position.phase) {
    case 'queen':
      return position.pairs.map(({ queen }) => ({ kind: 'queen', queen }));
    case 'keep':
      return [bestKeeping(position, seat)];
    case 'main':
      return [
        ...antsActions(position, seat, breadth),
        ...plays(position, seat),
        ...defeats(position, seat, 2),
        ...incubations(position, seat),
        ...freeActions(position, seat, breadth),
      ];
    case 'final':
      return [...incubations(position, seat), ...freeActions(position, seat, breadth)];
    case 'second': {
      const enemies = top?.kind === 'second' && top.after === 'card' ? defeats(position, seat, 2) : [];
      return [...plays(position, seat), ...enemies, ...freeActions(position, seat, breadth), DONE];
    }
    case 'effects': {
      const ends = top?.kind === 'effects' && top.of === 'incubation' ? feedings(position, seat) : [DONE];
      return [...boardUses(position, seat), ...freeActions(position, seat, breadth), ...ends];
    }
    default:
      return answers(position, seat, breadth);
  }
}
