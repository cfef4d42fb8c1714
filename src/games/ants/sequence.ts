/** R-AGENDA: the top task is carried out at once, unless somebody has to answer or chance has to shuffle. */
import { popTask, topTask } from './agenda.ts';
import { askingOf } from './asking.ts';
import { drawToKeep, reveal } from './card-answers.ts';
import { refillSlot } from './deck.ts';
import type { Tell } from './events.ts';
import { placeExplorer, walkOn } from './garden-map.ts';
import { fillHex, harvestCorner } from './harvest.ts';
import { operate } from './operations.ts';
import type { Phase } from './phases.ts';
import { produce, slide } from './production.ts';
import { placeRoom } from './rooms.ts';
import { ruleOf } from './rules.ts';
import { activeSeat, type State } from './state.ts';
import type { Task } from './tasks.ts';
import { leaveTrack } from './tracks.ts';
import { setOffTriggers } from './triggers.ts';
import { endTurn, nextTurn } from './turns.ts';

/** Goes on until somebody, or chance, has to decide. */
export function goOn(state: State, tell: Tell): void {
  for (let task = topTask(state); task !== null; task = topTask(state)) {
    const phase = step(state, task, tell);
    if (phase !== null) {
      state.phase = phase;
      return;
    }
  }
}

/** The phase in which the play stops here; null if it goes on. */
function step(state: State, task: Task, tell: Tell): Phase | null {
  if (task.kind === 'one' && task.left > 0) return drawToKeep(state, task, tell);
  const asking = askingOf(state);
  if (asking === null) return carryOut(state, task, tell);
  if (asking.isOptional) return asking.hasOption(state) ? asking.phase : lapse(state, task);
  const [only, ...others] = asking.answers(state);
  if (only === undefined) return lapse(state, task);
  if (others.length > 0) return asking.phase;
  ruleOf(only.kind).enact(state, activeSeat(state), only, tell);
  return null;
}

/** Without any option. Q2 has her advance from a generic one all the same. */
function lapse(state: State, task: Task): null {
  if (task.kind === 'do' && task.op.op === 'track') leaveTrack(state);
  else popTask(state);
  return null;
}

function carryOut(state: State, task: Task, tell: Tell): 'shuffle' | null {
  switch (task.kind) {
    case 'do':
      return operate(state, task, tell);
    case 'refill':
      return refillSlot(state, task, tell);
    case 'reveal':
      return reveal(state, task, tell);
    default:
      carryOutAtOnce(state, task, tell);
      return null;
  }
}

function carryOutAtOnce(state: State, task: Task, tell: Tell): void {
  switch (task.kind) {
    case 'place-room':
      return placeRoom(state, task, tell);
    case 'place-explorer':
      return placeExplorer(state, task, tell);
    case 'fill-hex':
      return fillHex(state, task, tell);
    case 'path':
      return walkOn(state, task, tell);
    case 'harvest':
      return harvestCorner(state, task, tell);
    case 'event':
      return setOffTriggers(state, task);
    case 'produce':
      return produce(state, tell);
    case 'slide':
      return slide(state, tell);
    case 'end-turn':
      return endTurn(state);
    case 'next-turn':
      return nextTurn(state, tell);
    default:
      return popTask(state);
  }
}
