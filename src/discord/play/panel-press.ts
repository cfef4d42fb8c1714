/** The meaning of a press on a play panel, and its spelling in a custom id. A panel keeps all its state in its ids. */
import { CHANGES, type Change } from './stepper.ts';
import { readIndex, type Token, writeIndex } from './token.ts';

export type PanelPress =
  /** Go to the question after these answers, or make the move if none is left. */
  | { readonly kind: 'go'; readonly answers: readonly Token[] }
  /** Make the move in spite of the warning. */
  | { readonly kind: 'sure'; readonly answers: readonly Token[] }
  /** Make the move as often as nothing else comes between. */
  | { readonly kind: 'repeat'; readonly answers: readonly Token[] }
  /** "Why can't I?", asked at the question after these answers. */
  | { readonly kind: 'why'; readonly answers: readonly Token[] }
  /** Show a part of a long list; `shelf`: the path to it, by index. */
  | { readonly kind: 'open'; readonly answers: readonly Token[]; readonly shelf: readonly number[] }
  /** Choose from a list: the select's value names the next answer, or the part of the list to open. */
  | { readonly kind: 'pick'; readonly answers: readonly Token[]; readonly shelf: readonly number[] }
  /**
   * Count: `draft` is the number or heap on the panel, `focus` the counted place of the heap (0 for a plain amount).
   */
  | {
      readonly kind: 'count';
      readonly answers: readonly Token[];
      readonly draft: Token;
      readonly focus: number;
      readonly change: Change;
    }
  /** Show another part with the same draft: the select's value names the place of a heap, or the page of a set. */
  | { readonly kind: 'focus'; readonly answers: readonly Token[]; readonly draft: Token }
  /** The marked options of this page of a set: the select's values name them. */
  | { readonly kind: 'mark'; readonly answers: readonly Token[]; readonly draft: Token; readonly focus: number }
  /** Give the order that the panel offers by this index. */
  | { readonly kind: 'order'; readonly index: number }
  /** Give the order made of the things that the select's values name. */
  | { readonly kind: 'order-list' }
  /** Undo the last entry, or all entries of the latest turn. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'undo-turn' };

export const SEPARATOR = '.';
const LETTERS = {
  go: 'g',
  sure: 's',
  repeat: 'a',
  why: 'w',
  open: 'o',
  pick: 'p',
  count: 'c',
  focus: 'f',
  mark: 'm',
  order: 'r',
  'order-list': 'l',
  undo: 'u',
  'undo-turn': 't',
} as const satisfies Record<PanelPress['kind'], string>;

/** Presses that say nothing beyond their kind. */
const BARE = ['order-list', 'undo', 'undo-turn'] as const;

const SHELVES = '-';

export function writePress(press: PanelPress): string {
  const letter = LETTERS[press.kind];
  switch (press.kind) {
    case 'go':
    case 'sure':
    case 'repeat':
    case 'why':
      return [letter, ...press.answers].join(SEPARATOR);
    case 'open':
    case 'pick':
      return [`${letter}${press.shelf.map(writeIndex).join(SHELVES)}`, ...press.answers].join(SEPARATOR);
    case 'count': {
      const change = CHANGES.indexOf(press.change);
      return [`${letter}${change}${writeIndex(press.focus)}`, press.draft, ...press.answers].join(SEPARATOR);
    }
    case 'focus':
      return [letter, press.draft, ...press.answers].join(SEPARATOR);
    case 'mark':
      return [`${letter}${writeIndex(press.focus)}`, press.draft, ...press.answers].join(SEPARATOR);
    case 'order':
      return `${letter}${writeIndex(press.index)}`;
    case 'order-list':
    case 'undo':
    case 'undo-turn':
      return letter;
  }
}

/** Null for an id that no panel of ours wrote. */
export function readPress(text: string): PanelPress | null {
  const [head = '', ...rest] = text.split(SEPARATOR);
  const bare = BARE.find((kind) => text === LETTERS[kind]);
  if (bare !== undefined) return { kind: bare };
  const letter = head.charAt(0);
  const more = head.slice(1);
  switch (letter) {
    case LETTERS.go:
      return more === '' ? { kind: 'go', answers: rest } : null;
    case LETTERS.sure:
      return more === '' ? { kind: 'sure', answers: rest } : null;
    case LETTERS.repeat:
      return more === '' ? { kind: 'repeat', answers: rest } : null;
    case LETTERS.why:
      return more === '' ? { kind: 'why', answers: rest } : null;
    case LETTERS.open:
      return readShelf('open', more, rest);
    case LETTERS.pick:
      return readShelf('pick', more, rest);
    case LETTERS.count:
      return readCount(more, rest);
    case LETTERS.focus:
      return more === '' ? readFocus(rest) : null;
    case LETTERS.mark:
      return readMark(more, rest);
    case LETTERS.order:
      return rest.length === 0 ? readOrder(more) : null;
    default:
      return null;
  }
}

function readShelf(kind: 'open' | 'pick', way: string, answers: readonly Token[]): PanelPress | null {
  const indices = way === '' ? [] : way.split(SHELVES).map(readIndex);
  const shelf = indices.filter((index) => index !== null);
  return shelf.length === indices.length ? { kind, answers, shelf } : null;
}

function readCount(more: string, [draft, ...answers]: readonly Token[]): PanelPress | null {
  const change = CHANGES[readIndex(more.charAt(0)) ?? -1];
  const focus = readIndex(more.slice(1));
  if (change === undefined || draft === undefined || focus === null) return null;
  return { kind: 'count', answers, draft, focus, change };
}

const readFocus = ([draft, ...answers]: readonly Token[]): PanelPress | null =>
  draft === undefined ? null : { kind: 'focus', answers, draft };

function readOrder(text: string): PanelPress | null {
  const index = readIndex(text);
  return index === null ? null : { kind: 'order', index };
}

function readMark(page: string, [draft, ...answers]: readonly Token[]): PanelPress | null {
  const focus = readIndex(page);
  return draft === undefined || focus === null ? null : { kind: 'mark', answers, draft, focus };
}
