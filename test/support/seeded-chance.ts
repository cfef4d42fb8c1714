/** Chance that is the same in every run. */
import { type Dice, seededDice, seedFrom } from '#engine/chance.ts';
import type { Chance } from '#tables/adapters/secret-source.ts';

const bytesFrom = (dice: Dice, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => dice.below(256)));

/** The id of some click. */
const SALT = '1400000000000000001';

/** Tables draw from streams of their own: what else happens, and when, does not change their games. */
export function seededChance(seed: number): Chance {
  const source = seededDice(seed);
  const [seeds, ids, dice] = [seedFrom(source), seedFrom(source), seedFrom(source)].map(seededDice) as [
    Dice,
    Dice,
    Dice,
  ];
  return {
    secrets: {
      seed: () => bytesFrom(seeds, 32).toString('hex'),
      id: () => bytesFrom(ids, 9).toString('base64url'),
    },
    dice,
    salt: () => SALT,
  };
}
