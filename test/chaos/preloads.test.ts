import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { aheadBy, chanceFrom, loadedBefore } from '../../scripts/chaos/preloads.ts';

const DRAW = `import { randomBytes, randomInt } from 'node:crypto';
console.log(randomBytes(9).toString('base64url'), randomInt(1000), Date.now());`;

function drawn(...preloads: string[]) {
  const env = { ...process.env, ...loadedBefore(preloads) };
  const [id, number, now] = execFileSync(process.execPath, ['--input-type=module', '-e', DRAW], { env })
    .toString()
    .trim()
    .split(' ');
  return { drawn: [id, number], now: Number(now) };
}

it('what a process draws follows from its seed, also where its clock is ahead', () => {
  const one = drawn(...chanceFrom(1));
  const later = drawn(...aheadBy(3_600_000), ...chanceFrom(1));
  expect(later.drawn).toEqual(one.drawn);
  expect(later.now - one.now).toBeGreaterThanOrEqual(3_600_000);
  expect(drawn(...chanceFrom(2)).drawn).not.toEqual(one.drawn);
});
