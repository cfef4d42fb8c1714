/** How long an upload will take, judged by those before it. */
export interface Uploads {
  /** In milliseconds. */
  expected(bytes: number): number;
  took(bytes: number, milliseconds: number): void;
}

/** Milliseconds a byte, before anything has been measured: one megabit a second. */
const AT_FIRST = 8 / 1_000;
/** In bytes: a smaller upload says more about Discord than about the line. */
const WORTH_MEASURING = 10_000;
/** The weight of the newest measurement. */
const FRESH = 0.3;

export function createUploads(): Uploads {
  let perByte = AT_FIRST;
  return {
    expected: (bytes) => bytes * perByte,
    took(bytes, milliseconds) {
      if (bytes >= WORTH_MEASURING) perByte += FRESH * (milliseconds / bytes - perByte);
    },
  };
}
