/**
 * Chance that can be checked: every draw follows from a secret seed and a salt. The table publishes a commitment to the
 * seed before anybody sits down; the salt is chosen later, by somebody else. `docs/fair-chance.md`: how to check it by hand.
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
 * Reveals nothing about any draw: draws use the seed as a key, and this hash has a prefix of its own, so it is neither the
 * key nor one of the blocks.
 */
export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(`fair-chance commitment ${seed}`).digest('hex');

const WORD_BYTES = 4;
const HIGHEST_WORD = 0xffff_ffff;

/** An endless stream of 32-bit words, big-endian: HMAC-SHA-256 of salt, draw and block number. */
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

/** The dice of one draw. Chance's entries are numbered from 0; the order of the seats is drawn before them. */
export function diceFor(fairness: Fairness, draw: number | 'seats'): Dice {
  const next = wordsOf(fairness, draw);
  return { below: (limit) => unbiased(next, limit, HIGHEST_WORD) };
}
