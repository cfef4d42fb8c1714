import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf } from '#emulator/rest/multipart.ts';
import { timesAsOften } from '../../support/seeds.ts';

/** As any browser or undici would send it. */
async function encoded(form: FormData): Promise<{ readonly contentType: string; readonly body: Buffer }> {
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form });
  return {
    contentType: request.headers.get('content-type') ?? '',
    body: Buffer.from(await request.arrayBuffer()),
  };
}

describe('a multipart form', () => {
  it('is read as it was written, whatever the bytes and names', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ minLength: 1 }),
        bytes,
        async (text, name, content) => {
          const form = new FormData();
          form.set('payload_json', text);
          form.set('files[0]', new Blob([content]), name);
          const { contentType, body } = await encoded(form);
          const parts = partsOf(contentType, body);
          expect(parts?.map(({ field }) => field)).toEqual(['payload_json', 'files[0]']);
          // A form sends every kind of line break as CRLF.
          expect(parts?.[0]?.bytes.toString()).toBe(text.replace(/\r\n|\r|\n/g, '\r\n'));
          expect(parts?.[1]?.fileName).toBe(name);
          expect(parts?.[1]?.bytes.equals(content)).toBe(true);
        },
      ),
      { numRuns: timesAsOften(50) },
    );
  });

  it('may hold what looks almost like its boundary', async () => {
    const form = new FormData();
    form.set('files[0]', new Blob(['\r\n--\r\n\r\n--not-it\r\n']), 'a');
    const { contentType, body } = await encoded(form);
    expect(partsOf(contentType, body)?.[0]?.bytes.toString()).toBe('\r\n--\r\n\r\n--not-it\r\n');
  });

  it.each([
    ['cut short', (body: Buffer) => body.subarray(0, body.length - 10)],
    ['empty', () => Buffer.alloc(0)],
    [
      'of another boundary',
      (body: Buffer) => Buffer.from(body.toString('latin1').replaceAll('form', 'from'), 'latin1'),
    ],
  ])('is none when it is %s', async (_, spoil) => {
    const form = new FormData();
    form.set('files[0]', new Blob(['x']), 'a');
    const { contentType, body } = await encoded(form);
    expect(partsOf(contentType, body)).not.toBeNull();
    expect(partsOf(contentType, spoil(body))).toBeNull();
  });
});
