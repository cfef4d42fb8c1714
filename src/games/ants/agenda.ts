/** R-AGENDA: one stack of tasks. New tasks go on top, the first one uppermost. */
import { invariant } from '#engine/invariant.ts';
import type { Operation, OperationName, OperationOf } from './content/content-file.ts';
import type { Position, State } from './state.ts';
import type { Source, Task, TaskOf } from './tasks.ts';

export const topTask = ({ agenda }: Position): Task | null => agenda.at(-1) ?? null;

export function pushTasks(state: State, tasks: readonly Task[]): void {
  for (let at = tasks.length - 1; at >= 0; at--) state.agenda.push(tasks[at] as Task);
}

export function popTask(state: State): void {
  state.agenda.pop();
}

/** The top task gives way to these. */
export function replaceTask(state: State, ...tasks: readonly Task[]): void {
  popTask(state);
  pushTasks(state, tasks);
}

export function topTaskOf<K extends Task['kind']>(position: Position, kind: K): TaskOf<K> {
  const top = topTask(position);
  invariant(top?.kind === kind, () => `the top task is ${kind}`);
  return top as TaskOf<K>;
}

/** The operation that is asked for; null if the top task is none. */
export function askedOperation(position: Position): { readonly op: Operation; readonly source: Source } | null {
  const top = topTask(position);
  return top?.kind === 'do' ? top : null;
}

export function topOperation<O extends OperationName>(position: Position, name: O): OperationOf<O> {
  const asked = askedOperation(position);
  invariant(asked?.op.op === name, () => `the operation asked for is ${name}`);
  return asked.op as OperationOf<O>;
}
