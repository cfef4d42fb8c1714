/** Operations that are carried out without asking: code for each operation, never for a card. */
import { popTask, replaceTask } from './agenda.ts';
import type { Operation, OperationOf } from './content/content-file.ts';
import { counted } from './counters.ts';
import { drawCards } from './deck.ts';
import type { Tell } from './events.ts';
import { advance } from './flight.ts';
import { gain, putTokens } from './gains.ts';
import { numberIn } from './numbers.ts';
import { takeHexObject } from './objects.ts';
import { activePlayer, activeSeat, type State } from './state.ts';
import { doAll, type Source, type TaskOf } from './tasks.ts';

/** Each `n` of its operations multiplied by ⌊counter ÷ each⌋. */
function multiplied(state: State, { counter, each, do: operations }: OperationOf<'per'>, source: Source): Operation[] {
  const card = activePlayer(state).cards.find(({ id }) => id === source.card) ?? null;
  const times = Math.floor(counted(state, activeSeat(state), counter, card) / each);
  if (times === 0) return [];
  return operations.map((operation) =>
    'n' in operation ? { ...operation, n: numberIn(operation.n) * times } : operation,
  );
}

export function operate(state: State, task: TaskOf<'do'>, tell: Tell): 'shuffle' | null {
  const { op, source } = task;
  switch (op.op) {
    case 'draw':
      return drawCards(state, numberIn(op.n), tell);
    case 'gain':
      popTask(state);
      gain(state, op.what, numberIn(op.n), tell);
      return null;
    case 'flight':
      advance(state, numberIn(op.n), tell);
      return null;
    case 'drawKeep':
      replaceTask(state, { kind: 'one', cards: [], left: numberIn(op.n) });
      return null;
    case 'dig':
      replaceTask(state, { kind: 'dig', left: numberIn(op.n), isOptional: true });
      return null;
    case 'incubation':
      replaceTask(state, { kind: 'produce' }, { kind: 'effects', of: 'operation', used: [] });
      return null;
    case 'per':
      replaceTask(state, ...doAll(multiplied(state, op, source), source));
      return null;
    case 'token':
      popTask(state);
      putTokens(state, source.card ?? '', op.kind[0] ?? 'sprout', numberIn(op.n), tell);
      return null;
    case 'object':
      takeHexObject(state, source.hex ?? '', tell);
      return null;
    default:
      popTask(state);
      return null;
  }
}
