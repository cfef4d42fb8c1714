import { expect, it } from 'vitest';
import { recently } from '#engine/recently.ts';

it('what was asked just now is not reckoned again, what was asked long ago is', () => {
  const asked: string[] = [];
  const nameOf = recently(({ name }: { name: string }) => {
    asked.push(name);
    return `called ${name}`;
  }, 2);
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const;
  expect([a, b, a, b].map(nameOf)).toEqual(['called a', 'called b', 'called a', 'called b']);
  expect(asked).toEqual(['a', 'b']);
  expect([c, b, a].map(nameOf)).toEqual(['called c', 'called b', 'called a']);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

it('another thing of the same form is asked about anew', () => {
  let times = 0;
  const count = recently(() => ++times);
  expect([count({}), count({})]).toEqual([1, 2]);
});
