/** A record from a file, or what is wrong with that file, in one line. */
import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '#engine/result.ts';

const STANDARD_INPUT = 0;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder; name a record in it',
  EACCES: 'you may not read this file',
};

/** `-` is standard input. */
export function readRecordFile(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8'));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return err(`${file}: ${REASONS[code] ?? message}`);
  }
}
