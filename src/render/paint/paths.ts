import type { CanvasRenderingContext2D } from 'canvas';
import { recent } from '#shared/recent.ts';
import type { Extent } from './extents.ts';

/** Flat lists: a path as a list of steps would take five times the memory. */
interface Parsed {
  /** A letter for each step. */
  readonly commands: string;
  /** What belongs to them, one after the other: x and y in turns. */
  readonly numbers: readonly number[];
  readonly extent: Extent;
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** In numbers, of all paths. Otherwise those of a single picture would pile up. */
const MOST_KEPT = 200_000;
/** Paths without numbers take room, too. */
const weightOf = ({ numbers }: Parsed): number => numbers.length + 1;
const parsed = recent<string, Parsed>(MOST_KEPT, weightOf);

/** Further pairs after an M are lines. */
function repeated(command: string, count: number): string {
  const size = ARGUMENTS[command] ?? 0;
  if (size === 0) return command;
  return command === 'M' ? `M${'L'.repeat(count / size - 1)}` : command.repeat(count / size);
}

/** A curve never leaves the hull of its points. */
function extentOf(numbers: readonly number[]): Extent {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x, y] = [numbers[at] as number, numbers[at + 1] as number];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
}

function parse(d: string): Parsed {
  const numbers: number[] = [];
  let commands = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const own = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    commands += repeated(command, own.length);
    numbers.push(...own);
  }
  return { commands, numbers, extent: extentOf(numbers) };
}

const parsedOf = (d: string): Parsed => parsed.get(d, () => parse(d));

/** Of the line itself, however wide it is drawn. */
export const pathExtent = (d: string): Extent => parsedOf(d).extent;

export function trace(context: CanvasRenderingContext2D, d: string): void {
  const { commands, numbers } = parsedOf(d);
  let at = 0;
  const next = (): number => numbers[at++] ?? 0;
  context.beginPath();
  for (const command of commands) {
    if (command === 'M') context.moveTo(next(), next());
    else if (command === 'L') context.lineTo(next(), next());
    else if (command === 'Q') context.quadraticCurveTo(next(), next(), next(), next());
    else if (command === 'C') context.bezierCurveTo(next(), next(), next(), next(), next(), next());
    else context.closePath();
  }
}
