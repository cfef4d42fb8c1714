/** Reads the lines of a record from a file, or says in one line what is wrong with it. */
import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '#engine/result.ts';

const STANDARD_INPUT = 0;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder; name a record in it',
  EACCES: 'you may not read this file',
};

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** `-` is standard input. */
export function readRecordBytes(file: string): Result<Buffer, string> {
  try {
    return ok(readFileSync(file === '-' ? STANDARD_INPUT : file));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return err(`${file}: ${REASONS[code] ?? message}`);
  }
}

/** Null for a line that is not UTF-8. Lines end in LF or CRLF. */
export function* linesIn(bytes: Buffer): Generator<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for (let start = 0; start <= bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    const isCrLf = newline !== -1 && bytes[end - 1] === CARRIAGE_RETURN && end > start;
    yield decoded(decoder, bytes.subarray(start, isCrLf ? end - 1 : end));
    start = end + 1;
  }
}

function decoded(decoder: InstanceType<typeof TextDecoder>, line: Buffer): string | null {
  try {
    return decoder.decode(line);
  } catch {
    return null;
  }
}
