/** The rules, opened at a page: topics and rulings in selects, terms as buttons. */
import type { Words } from '#i18n/words.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { RuleEntry } from '../games/game-words.ts';
import { presentationOf } from '../games/index.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, buttons, type Message, message, select, text } from '../wire/message.ts';

const PAGE_ROUTE = 'rules-page';

const MOST_SUGGESTED = 25;

function shelf(
  game: GameId,
  kind: RuleEntry['kind'],
  placeholder: string,
  rules: readonly RuleEntry[],
  open: RuleEntry,
): Block[] {
  const options = rules
    .filter((rule) => rule.kind === kind)
    .map(({ id, title }) => ({ value: id, label: title, selected: id === open.id }));
  const id = customId(PAGE_ROUTE, { args: [game, `${kind}s`], fresh: open.id });
  return options.length === 0 ? [] : [select({ id, placeholder, options })];
}

function termButtons(game: GameId, rules: readonly RuleEntry[], open: RuleEntry): Block {
  const terms = rules.filter(({ kind }) => kind === 'term');
  return buttons(
    ...terms.map(({ id, title }) => ({
      id: customId(PAGE_ROUTE, { args: [game, id] }),
      label: title,
      disabled: id === open.id,
    })),
  );
}

/** A page that is not there opens the book at its beginning. */
export function rulesMessage(game: GameId, page: string | null, words: Words): Message {
  const rules = presentationOf(game).words.rules(words);
  const open = rules.find(({ id }) => id === page) ?? rules[0];
  if (open === undefined) return message([text(words.play.rulesHeading)]);
  return message([
    text(`### 📖 ${open.title}\n${open.text}${open.kind === 'ruling' ? `\n-# ${open.id}` : ''}`),
    ...shelf(game, 'topic', words.play.pickTopic, rules, open),
    termButtons(game, rules, open),
    ...shelf(game, 'ruling', words.play.pickRuling, rules, open),
  ]);
}

/** For somebody who is typing: titles that hold what he typed, those that begin with it first. */
export function findRules(
  game: GameId,
  typed: string,
  words: Words,
): { readonly name: string; readonly value: string }[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const at = ({ title, id }: RuleEntry): number => `${title} ${id}`.toLocaleLowerCase().indexOf(wanted);
  return presentationOf(game)
    .words.rules(words)
    .filter((rule) => at(rule) !== -1)
    .sort((a, b) => at(a) - at(b))
    .slice(0, MOST_SUGGESTED)
    .map(({ id, title }) => ({ name: title, value: id }));
}
