/** Lists in Discord's markdown, and where its quotes end: what the parser of everything else does not know. */

interface ListItem {
  readonly source: string;
  readonly children: readonly List[];
}

export interface List {
  readonly kind: 'list';
  /** The first number; null for bullets. */
  readonly start: number | null;
  readonly items: readonly ListItem[];
}

export type Block = List | { readonly kind: 'text'; readonly source: string };

interface Line {
  readonly indent: number;
  readonly number: number | null;
  readonly source: string;
}

const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(\S.*)$/;
const FENCE = /```/g;
/** A line of a quote; what `>>> ` begins has no end. */
const QUOTED = /^> /;

/** Law: the blocks' sources together hold every line, in order. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let text: string[] = [];
  let items: Line[] = [];
  let inCode = false;
  const endText = () => {
    if (text.length > 0) blocks.push({ kind: 'text', source: text.join('\n') });
    text = [];
  };
  const endList = () => {
    blocks.push(...listsOf(items));
    items = [];
  };
  for (const line of source.split('\n')) {
    const item = inCode ? null : itemIn(line);
    // Right behind a quote the parser does not see that a line begins.
    const isBehindQuote = !inCode && leavesQuote(text.at(-1), line);
    if ((line.match(FENCE)?.length ?? 0) % 2 === 1) inCode = !inCode;
    if (item === null) endList();
    if (item !== null || isBehindQuote) endText();
    if (item === null) text.push(line);
    else items.push(item);
  }
  endList();
  endText();
  return blocks;
}

const leavesQuote = (before: string | undefined, line: string): boolean =>
  before !== undefined && QUOTED.test(before) && !QUOTED.test(line);

function itemIn(line: string): Line | null {
  const match = ITEM.exec(line);
  if (match === null) return null;
  const [, indent = '', number, source = ''] = match;
  return { indent: indent.length, number: number === undefined ? null : Number(number), source };
}

/** Deeper lines belong to the item before them; a change from bullets to numbers starts a new list. */
function listsOf(lines: readonly Line[]): List[] {
  const [first] = lines;
  if (first === undefined) return [];
  const lists: { start: number | null; items: ListItem[] }[] = [];
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] ?? first;
    let end = i + 1;
    while (end < lines.length && (lines[end]?.indent ?? 0) > line.indent) end++;
    const item = { source: line.source, children: listsOf(lines.slice(i + 1, end)) };
    const current = lists.at(-1);
    if (current === undefined || (current.start === null) !== (line.number === null)) {
      lists.push({ start: line.number, items: [item] });
    } else current.items.push(item);
    i = end;
  }
  return lists.map((list) => ({ kind: 'list', ...list }));
}
