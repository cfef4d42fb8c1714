/** Every ruling stands in the rules book, on the game's page, and in a test. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ursuppeIn } from '#i18n/ursuppe/words.ts';

const idsIn = (file: string): string[] => [...new Set(readFileSync(file, 'utf8').match(/R-[A-Z]+(-[A-Z]+)*/g) ?? [])];

const TOLD = Object.keys(ursuppeIn('en').rules.rulings);

it.each(['docs/ursuppe.md', 'test/games/ursuppe/rulings.test.ts'])(
  '%s has exactly the rulings of the rules book',
  (file) => {
    expect(idsIn(file).toSorted()).toEqual(TOLD.toSorted());
  },
);
