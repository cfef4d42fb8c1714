/** Which characters a TrueType font has signs for, read from its own table (format 4 of `cmap`, the plane that matters here). */
import { readFileSync } from 'node:fs';

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i++) {
    const entry = 12 + i * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`no table ${tag}`);
}

function format4At(font: Buffer): number {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let i = 0; i < count; i++) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(subtable) === 4) return subtable;
  }
  throw new Error('no table of format 4');
}

/** Segments of characters; a glyph of 0 within one is a gap all the same. */
export function hasSign(file: string): (character: string) => boolean {
  const font = readFileSync(file);
  const table = format4At(font);
  const segments = font.readUInt16BE(table + 6) / 2;
  const [ends, starts] = [table + 14, table + 16 + segments * 2];
  const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    for (let i = 0; i < segments; i++) {
      if (code > font.readUInt16BE(ends + i * 2)) continue;
      const start = font.readUInt16BE(starts + i * 2);
      if (code < start) return false;
      const offset = font.readUInt16BE(offsets + i * 2);
      if (offset === 0) return ((code + font.readUInt16BE(deltas + i * 2)) & 0xffff) !== 0;
      return font.readUInt16BE(offsets + i * 2 + offset + (code - start) * 2) !== 0;
    }
    return false;
  };
}
