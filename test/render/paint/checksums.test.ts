import { expect, it } from 'vitest';
import { crc32 } from '#render/paint/checksums.ts';

it('the checksum of a chunk is the published one', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});
