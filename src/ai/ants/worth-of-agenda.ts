/** What the player at turn is still owed: tasks that wait for an answer, and those below them. */
import type { Position } from '#games/ants/state.ts';
import type { Task } from '#games/ants/tasks.ts';
import { operationWorth } from './operation-worth.ts';
import type { Outlook } from './outlook.ts';
import { OPERATIONS, SECOND } from './weights.ts';

function taskWorth(task: Task, outlook: Outlook): number {
  switch (task.kind) {
    case 'do':
      return operationWorth(task.op, outlook);
    case 'dig':
      return OPERATIONS.dig * task.left;
    case 'place-room':
      return OPERATIONS.room;
    case 'place-explorer':
      return OPERATIONS.explore;
    case 'path':
      return OPERATIONS.forage * task.corners.length;
    case 'one':
      return OPERATIONS.drawKeep;
    case 'second':
      return SECOND;
    case 'reveal':
      return OPERATIONS.search;
    default:
      return 0;
  }
}

export function agendaWorth({ agenda }: Position, outlook: Outlook): number {
  let worth = 0;
  for (const task of agenda) worth += taskWorth(task, outlook);
  return worth;
}
