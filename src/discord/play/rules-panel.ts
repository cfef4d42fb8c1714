/** The rules, opened at a page: topics and rulings in lists, terms as buttons while they are few. */
import type { Words } from '#i18n/words.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { RuleEntry } from '../games/game-words.ts';
import { presentationOf } from '../games/index.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, buttons, type Message, message, select, text } from '../wire/message.ts';
import { around, evenly } from './shelves.ts';

const PAGE_ROUTE = 'rules-page';

/** Up to this many terms get a button each. */
const MOST_BUTTONS = 20;

type Shelf = 'topic' | 'term' | 'ruling';

/** The list of one kind of page: its open part, and for a long list a list of its parts. */
function shelf(game: GameId, kind: Shelf, rules: readonly RuleEntry[], open: RuleEntry, { play }: Words): Block[] {
  const parts = evenly(rules.filter((rule) => rule.kind === kind));
  const at = Math.max(
    0,
    parts.findIndex((part) => part.includes(open)),
  );
  const id = (name: string): string => customId(PAGE_ROUTE, { args: [game, name], fresh: open.id });
  const options = (parts[at] ?? []).map((rule) => ({ value: rule.id, label: rule.title, selected: rule === open }));
  const list = options.length === 0 ? [] : [select({ id: id(`${kind}s`), placeholder: play.pick[kind], options })];
  if (parts.length < 2) return list;
  const turning = around(parts, at).map((part) => ({ value: part[0]?.id ?? '', label: rangeOf(part, play) }));
  return [...list, select({ id: id(`${kind}-parts`), placeholder: play.choosePage, options: turning })];
}

const rangeOf = (part: readonly RuleEntry[], { range }: Words['play']): string =>
  range({ from: part.at(0)?.title ?? '', to: part.at(-1)?.title ?? '' });

function termBlocks(game: GameId, rules: readonly RuleEntry[], open: RuleEntry, words: Words): Block[] {
  const terms = rules.filter(({ kind }) => kind === 'term');
  if (terms.length > MOST_BUTTONS) return shelf(game, 'term', rules, open, words);
  const each = terms.map(({ id, title }) => ({
    id: customId(PAGE_ROUTE, { args: [game, id] }),
    label: title,
    disabled: id === open.id,
  }));
  return [buttons(...each)];
}

/** An unknown page opens the book at its beginning. */
export function rulesMessage(game: GameId, page: string | null, words: Words): Message {
  const rules = presentationOf(game).words.rules(words);
  const open = rules.find(({ id }) => id === page) ?? rules[0];
  if (open === undefined) return message([text(words.play.rulesHeading)]);
  return message([
    text(`### 📖 ${open.title}\n${open.text}${open.kind === 'ruling' ? `\n-# ${open.id}` : ''}`),
    ...shelf(game, 'topic', rules, open, words),
    ...termBlocks(game, rules, open, words),
    ...shelf(game, 'ruling', rules, open, words),
  ]);
}
