import type { CanvasRenderingContext2D } from 'canvas';
import { recent } from '#shared/recent.ts';

type Step = readonly [command: string, ...numbers: number[]];

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
/** Otherwise paths used by a single picture would pile up. */
const MOST_KEPT = 2000;
const parsed = recent<string, readonly Step[]>(MOST_KEPT);

function parse(d: string): readonly Step[] {
  const steps: Step[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = ARGUMENTS[command] ?? 0;
    if (size === 0) steps.push([command]);
    // Further pairs after an M are lines.
    for (let i = 0; size > 0 && i < numbers.length; i += size)
      steps.push([command === 'M' && i > 0 ? 'L' : command, ...numbers.slice(i, i + size)]);
  }
  return steps;
}

export function trace(context: CanvasRenderingContext2D, d: string): void {
  context.beginPath();
  for (const [command, a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] of parsed.get(d, () => parse(d))) {
    if (command === 'M') context.moveTo(a, b);
    else if (command === 'L') context.lineTo(a, b);
    else if (command === 'Q') context.quadraticCurveTo(a, b, c, e);
    else if (command === 'C') context.bezierCurveTo(a, b, c, e, f, g);
    else context.closePath();
  }
}
