/**
 * Chance that can be checked: every draw follows from a secret seed, to which the table is committed before anybody sits
 * down, and from a salt that somebody else chose afterwards. `docs/fair-chance.md` says how to check it by hand.
 */
import { createHash, createHmac } from 'node:crypto';
import { type Dice, unbiased } from '#engine/chance.ts';

export interface Fairness {
  /** 32 bytes as 64 hexadecimal digits; secret until the game is over. */
  readonly seed: string;
  /** Chosen after the commitment was published, and not by the host of the game; empty until the start. */
  readonly salt: string;
}

/**
 * Says nothing about any draw: those use the seed as a key, and this hash begins with words of its own, so that it is
 * neither the key nor one of the blocks.
 */
export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(`fair-chance commitment ${seed}`).digest('hex');

const WORD_BYTES = 4;
const HIGHEST_WORD = 0xffff_ffff;

/** An endless stream of 32-bit words: HMAC-SHA-256 of salt, draw and block number, the first bytes first. */
function wordsOf({ seed, salt }: Fairness, draw: number | 'seats'): () => number {
  const key = Buffer.from(seed, 'hex');
  let bytes = Buffer.alloc(0);
  let at = 0;
  let block = 0;
  return () => {
    if (at === bytes.length) {
      bytes = createHmac('sha256', key).update(`${salt}/${draw}/${block++}`).digest();
      at = 0;
    }
    at += WORD_BYTES;
    return bytes.readUInt32BE(at - WORD_BYTES);
  };
}

/** The dice of one draw: chance's entries are numbered from 0; the order of the seats is drawn before them. */
export function diceFor(fairness: Fairness, draw: number | 'seats'): Dice {
  const next = wordsOf(fairness, draw);
  return { below: (limit) => unbiased(next, limit, HIGHEST_WORD) };
}
