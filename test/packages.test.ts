import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Locked {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

const { packages } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8'),
) as Locked;

/** A package is looked for beside whoever wants it, then one level up, and so on. */
function isLocked(name: string, from: string): boolean {
  if (packages[`${from && `${from}/`}node_modules/${name}`]) return true;
  return from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

it('the lock lists the binaries of every platform: `npm ci` refuses one that does not', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, from)),
  );
  expect(missing).toEqual([]);
});
