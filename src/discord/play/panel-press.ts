/** What a press on a play panel asks for, and how a custom id spells it. All that a panel knows is in its ids. */
import { CHANGES, type Change } from './stepper.ts';
import type { Token } from './walk.ts';

export type PanelPress =
  /** Go to the question after these answers; if none is left, make the move. */
  | { readonly kind: 'go'; readonly answers: readonly Token[] }
  /** Make the move, having been warned. */
  | { readonly kind: 'sure'; readonly answers: readonly Token[] }
  /** Why can't I? asked at the question after these answers. */
  | { readonly kind: 'why'; readonly answers: readonly Token[] }
  /** Counting: `draft` is what the panel showed, `focus` the place of the heap it counts (0 for a plain amount). */
  | {
      readonly kind: 'count';
      readonly answers: readonly Token[];
      readonly draft: Token;
      readonly focus: number;
      readonly change: Change;
    }
  /** Which place of the heap to count next: the select's value says. */
  | { readonly kind: 'focus'; readonly answers: readonly Token[]; readonly draft: Token }
  /** The last entry, or all of the latest turn. */
  | { readonly kind: 'undo' | 'undo-turn' };

const SEPARATOR = '.';
const LETTERS = {
  go: 'g',
  sure: 's',
  why: 'w',
  count: 'c',
  focus: 'f',
  undo: 'u',
  'undo-turn': 't',
} as const satisfies Record<PanelPress['kind'], string>;

export function writePress(press: PanelPress): string {
  const letter = LETTERS[press.kind];
  switch (press.kind) {
    case 'go':
    case 'sure':
    case 'why':
      return [letter, ...press.answers].join(SEPARATOR);
    case 'count': {
      const change = CHANGES.indexOf(press.change);
      return [`${letter}${change}${press.focus.toString(36)}`, press.draft, ...press.answers].join(SEPARATOR);
    }
    case 'focus':
      return [letter, press.draft, ...press.answers].join(SEPARATOR);
    case 'undo':
    case 'undo-turn':
      return letter;
  }
}

/** Null for what no panel of ours wrote. */
export function readPress(text: string): PanelPress | null {
  const [head = '', ...answers] = text.split(SEPARATOR);
  switch (head[0]) {
    case LETTERS.go:
      return head.length === 1 ? { kind: 'go', answers } : null;
    case LETTERS.sure:
      return head.length === 1 ? { kind: 'sure', answers } : null;
    case LETTERS.why:
      return head.length === 1 ? { kind: 'why', answers } : null;
    case LETTERS.count:
      return readCount(head, answers);
    case LETTERS.focus:
      return readFocus(answers);
    case LETTERS.undo:
      return text === LETTERS.undo ? { kind: 'undo' } : null;
    case LETTERS['undo-turn']:
      return text === LETTERS['undo-turn'] ? { kind: 'undo-turn' } : null;
    default:
      return null;
  }
}

function readCount(head: string, [draft, ...answers]: readonly string[]): PanelPress | null {
  const change = CHANGES[Number(head[1])];
  const focus = Number.parseInt(head[2] ?? '', 36);
  if (change === undefined || draft === undefined || Number.isNaN(focus) || head.length !== 3) return null;
  return { kind: 'count', answers, draft, focus, change };
}

function readFocus([draft, ...answers]: readonly string[]): PanelPress | null {
  return draft === undefined ? null : { kind: 'focus', answers, draft };
}
