/** What the doctor says: one line a check. */
type Mark = 'ok' | 'look' | 'wrong';

export interface Finding {
  readonly mark: Mark;
  readonly text: string;
  /** What to do about it; null where nothing is to be done. */
  readonly todo: string | null;
}

export const ok = (text: string): Finding => ({ mark: 'ok', text, todo: null });
export const look = (text: string, todo: string | null = null): Finding => ({ mark: 'look', text, todo });
export const wrong = (text: string, todo: string): Finding => ({ mark: 'wrong', text, todo });

const WIDEST = 'wrong'.length;

export const lineOf = ({ mark, text, todo }: Finding): string =>
  `${mark.padEnd(WIDEST)}  ${text}${todo === null ? '' : `\n${' '.repeat(WIDEST)}  → ${todo}`}`;

/** After this nothing else can be looked at. */
export class CannotGoOn extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.text);
    this.finding = finding;
  }
}
