interface Size {
  readonly width: number;
  readonly height: number;
}

const TYPE_BY_MAGIC: readonly (readonly [magic: readonly number[], type: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'image/png'],
  [[0xff, 0xd8, 0xff], 'image/jpeg'],
  [[0x47, 0x49, 0x46, 0x38], 'image/gif'],
  [[0x25, 0x50, 0x44, 0x46], 'application/pdf'],
];

const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Read from the bytes, as Discord does; what the uploader claims does not count. */
export function contentTypeOf(bytes: Uint8Array, name: string): string {
  const known = TYPE_BY_MAGIC.find(([magic]) => magic.every((byte, index) => bytes[index] === byte));
  if (known !== undefined) return known[1];
  if (isWebp(bytes)) return 'image/webp';
  return TYPE_BY_ENDING[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

function isWebp(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(12, bytes.length)).toString('latin1').endsWith('WEBP');
}

/** In pixels; null for what is no PNG and no GIF. */
export function pictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (contentTypeOf(bytes, '')) {
    case 'image/png':
      return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
    case 'image/gif':
      return bytes.length < 10 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    default:
      return null;
  }
}
