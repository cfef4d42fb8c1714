/**
 * One set of codes of deflate for all pictures, so that pieces of them can be packed by themselves and strung together. A set for each
 * picture would make files a hundredth smaller.
 */
import { CODE_LENGTHS } from './code-lengths.ts';

/** Bits, the first one lowest, and how many they are. */
interface Code {
  readonly bits: number;
  readonly length: number;
}

/** A code of deflate is written from its highest bit to its lowest, everything else the other way round. */
function reversed(bits: number, length: number): number {
  let result = 0;
  for (let at = 0; at < length; at++) result |= ((bits >> at) & 1) << (length - 1 - at);
  return result;
}

/** By their lengths alone, as deflate has it: shorter ones first, among equals in the order of the symbols. */
function codesOf(lengths: readonly number[]): readonly Code[] {
  let next = 0;
  let before = 0;
  const codes: Code[] = lengths.map(() => ({ bits: 0, length: 0 }));
  const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol] !== 0);
  for (const symbol of symbols.sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0) || a - b)) {
    const length = lengths[symbol] ?? 0;
    next <<= length - before;
    before = length;
    codes[symbol] = { bits: reversed(next, length), length };
    next += 1;
  }
  return codes;
}

/** The end of a block. The symbols for lengths of repeats follow it. */
const END = 256;
const [LEAST_REPEAT, MOST_REPEAT] = [3, 258] as const;

interface Repeat {
  readonly symbol: number;
  /** The lengths that share the symbol are told apart by so many bits more. */
  readonly more: number;
  readonly least: number;
}

/** The eight shortest lengths have a symbol each, the next four symbols two lengths each, then four each, and so on. */
const REPEATS: readonly Repeat[] = (() => {
  const repeats: Repeat[] = [];
  let least: number = LEAST_REPEAT;
  for (let symbol = END + 1; least < MOST_REPEAT; symbol++) {
    const more = Math.max(0, Math.floor((symbol - END - 1) / 4) - 1);
    repeats.push({ symbol, more, least });
    least += 2 ** more;
  }
  return [...repeats, { symbol: END + 1 + 28, more: 0, least: MOST_REPEAT }];
})();

/** How a repeat of this length is written, as far as symbol and further bits. */
export function repeatOf(length: number): Repeat {
  const repeat = REPEATS.findLast(({ least }) => least <= length);
  if (repeat === undefined) throw new RangeError(`no repeat of ${length}`);
  return repeat;
}

const SYMBOLS = codesOf(CODE_LENGTHS);
const codeOf = (symbol: number): Code => SYMBOLS[symbol] ?? { bits: 0, length: 0 };

/** The last byte once more: of two distances, each with a code of one bit, the first. */
const DISTANCE_BITS = 1;

function codeOfRepeat(length: number): Code {
  const { symbol, more, least } = repeatOf(length);
  const code = codeOf(symbol);
  return { bits: code.bits | ((length - least) << code.length), length: code.length + more + DISTANCE_BITS };
}

const packed = ({ bits, length }: Code): number => (length << 24) | bits;

/** As `assets/wasm/tiles.ts` has them: for each byte, for the end, and for repeats by their length. */
export const PACKED_CODES = Uint32Array.from({ length: END + 1 + MOST_REPEAT + 1 }, (_, number) => {
  if (number <= END) return packed(codeOf(number));
  const length = number - END - 1;
  return length < LEAST_REPEAT ? 0 : packed(codeOfRepeat(length));
});

/** The head of the only block: how long each code is, in four bits each. */
export const BLOCK_HEAD: { readonly bytes: Uint8Array; readonly length: number } = (() => {
  const LAST_BLOCK_WITH_CODES_OF_ITS_OWN = { bits: 0b101, length: 3 };
  const DISTANCES = [DISTANCE_BITS, DISTANCE_BITS];
  /** Of symbols, of distances, and of lengths of codes of lengths: how many there are beyond the least number. */
  const counts = [
    { bits: CODE_LENGTHS.length - 257, length: 5 },
    { bits: DISTANCES.length - 1, length: 5 },
    { bits: 19 - 4, length: 4 },
  ];
  /** Three ways to repeat a length, which are not used, then the lengths from 0 to 15, with a code of four bits each. */
  const codesOfLengths = Array.from({ length: 19 }, (_, at) => ({ bits: at < 3 ? 0 : 4, length: 3 }));
  const lengths = [...CODE_LENGTHS, ...DISTANCES].map((length) => ({ bits: reversed(length, 4), length: 4 }));
  return strung([LAST_BLOCK_WITH_CODES_OF_ITS_OWN, ...counts, ...codesOfLengths, ...lengths]);
})();

function strung(codes: readonly Code[]): { readonly bytes: Uint8Array; readonly length: number } {
  const bits = codes.flatMap(({ bits, length }) => Array.from({ length }, (_, at) => (bits >> at) & 1));
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  return { bytes, length: bits.length };
}
