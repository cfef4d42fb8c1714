/**
 * The rules, opened at a page: topics and rulings in lists, terms as buttons while they are few. At a table the book has a
 * page about the map as it is now.
 */

import type { RuleEntry } from '#i18n/rule-entries.ts';
import type { Words } from '#i18n/words.ts';
import type { TableId } from '#tables/ids.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { shownView } from '../table/shown-view.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, buttons, type Message, message, select, text } from '../wire/message.ts';
import { around, evenly } from './shelves.ts';

const PAGE_ROUTE = 'rules-page';

/** Up to this many terms get a button each. */
const MOST_BUTTONS = 20;

type Shelf = 'topic' | 'term' | 'ruling';

/** A book of rules, open at one of its pages. */
interface Book {
  readonly game: GameId;
  /** Null away from any table. */
  readonly table: TableId | null;
  readonly rules: readonly RuleEntry[];
  readonly open: RuleEntry;
}

const MAP_PAGE = 'map-now';

/** None before the start, and in a game without a map. */
function mapPages(view: TableView, words: Words): RuleEntry[] {
  const map = view.play && presentationOf(view.game).words.map?.(shownView(view, view.play), words);
  return map ? [{ id: MAP_PAGE, kind: 'topic', ...map }] : [];
}

/** The list of one kind of page: its open part, and for a long list a list of its parts. */
function shelf({ game, table, rules, open }: Book, kind: Shelf, { play }: Words): Block[] {
  const parts = evenly(rules.filter((rule) => rule.kind === kind));
  const at = Math.max(
    0,
    parts.findIndex((part) => part.includes(open)),
  );
  const id = (name: string): string => customId(PAGE_ROUTE, { table, args: [game, name], fresh: open.id });
  const options = (parts[at] ?? []).map((rule) => ({ value: rule.id, label: rule.title, selected: rule === open }));
  const list = options.length === 0 ? [] : [select({ id: id(`${kind}s`), placeholder: play.pick[kind], options })];
  if (parts.length < 2) return list;
  const turning = around(parts, at).map((part) => ({ value: part[0]?.id ?? '', label: rangeOf(part, play) }));
  return [...list, select({ id: id(`${kind}-parts`), placeholder: play.choosePage, options: turning })];
}

const rangeOf = (part: readonly RuleEntry[], { range }: Words['play']): string =>
  range({ from: part.at(0)?.title ?? '', to: part.at(-1)?.title ?? '' });

function termBlocks(book: Book, words: Words): Block[] {
  const { game, table, rules, open } = book;
  const terms = rules.filter(({ kind }) => kind === 'term');
  if (terms.length > MOST_BUTTONS) return shelf(book, 'term', words);
  const each = terms.map(({ id, title }) => ({
    id: customId(PAGE_ROUTE, { table, args: [game, id] }),
    label: title,
    disabled: id === open.id,
  }));
  return [buttons(...each)];
}

/** An unknown page opens the book at its beginning. `view`: the table that it is opened at; null away from any. */
export function rulesMessage(game: GameId, page: string | null, words: Words, view: TableView | null = null): Message {
  const [first, ...others] = presentationOf(game).words.rules(words);
  if (first === undefined) return message([text(words.play.rulesHeading)]);
  const rules = [first, ...(view ? mapPages(view, words) : []), ...others];
  const open = rules.find(({ id }) => id === page) ?? first;
  const book: Book = { game, table: view?.id ?? null, rules, open };
  return message([
    text(`### 📖 ${open.title}\n${open.text}${open.kind === 'ruling' ? `\n-# ${open.id}` : ''}`),
    ...shelf(book, 'topic', words),
    ...termBlocks(book, words),
    ...shelf(book, 'ruling', words),
  ]);
}
