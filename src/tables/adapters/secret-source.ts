import { randomBytes, randomInt } from 'node:crypto';
import type { Dice } from '#engine/chance.ts';
import type { SecretSource } from '../ports.ts';

const SEED_BYTES = 32;
/** 72 bits, twelve characters: no two tables ever get the same id. */
const ID_BYTES = 9;

export const SECRET_SOURCE: SecretSource = {
  seed: () => randomBytes(SEED_BYTES).toString('hex'),
  id: () => randomBytes(ID_BYTES).toString('base64url'),
};

export const SYSTEM_DICE: Dice = { below: (limit) => randomInt(limit) };

/** Everything random in a bot. The same chance and the same presses make the same games. */
export interface Chance {
  readonly secrets: SecretSource;
  readonly dice: Dice;
  /** The salt of a table's draws, from the id of the click that started the game. */
  salt(click: string): string;
}

export const REAL_CHANCE: Chance = { secrets: SECRET_SOURCE, dice: SYSTEM_DICE, salt: (click) => click };
