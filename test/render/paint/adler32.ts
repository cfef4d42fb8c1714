import { deflateSync } from 'node:zlib';

/** As zlib puts it at the end of a stream. */
export const adler32 = (bytes: Uint8Array): number => {
  const stream = deflateSync(bytes);
  return stream.readUInt32BE(stream.length - 4);
};
