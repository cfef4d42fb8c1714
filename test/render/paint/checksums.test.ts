import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adler32Joined, crc32 } from '#render/paint/checksums.ts';
import { adler32 } from './adler32.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('checksums', () => {
  it('are the published ones', () => {
    expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
    expect(adler32(bytes('Wikipedia'))).toBe(0x11e60398);
  });

  it('of two pieces follow from the sums of each', () => {
    const piece = fc.uint8Array({ maxLength: 20_000 });
    fc.assert(
      fc.property(piece, piece, (first, second) => {
        const joined = adler32Joined(adler32(first), adler32(second), second.length);
        expect(joined).toBe(adler32(Buffer.concat([first, second])));
      }),
    );
  });
});
