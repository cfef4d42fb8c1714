/** A question whose answer is a set: the player marks options page by page and confirms the set. */
import type { Option, OptionId } from '#engine/menu.ts';
import { escaped } from '../readers/escaped.ts';
import type { Block, Button } from '../wire/message.ts';
import {
  type AnyRefusal,
  type Drafted,
  footer,
  missingText,
  pressButton,
  pressSelect,
  type QuestionPart,
  questionsIn,
  reasonFor,
  refusalOf,
} from './panel.ts';
import type { AtSome, SeatAtTable } from './seat-context.ts';
import { around, type ListWords, type Page, pagesOf } from './shelves.ts';
import { readSet, writeIndex, writeSet } from './token.ts';
import type { Walk } from './walk.ts';

type AnyOption = Option<AnyRefusal>;

/** A set that is being put together. */
interface Marking {
  readonly walk: Walk;
  /** In the order offered. */
  readonly chosen: readonly OptionId[];
  readonly pages: readonly Page<AnyOption>[];
  readonly page: number;
}

function labelOf(asked: SeatAtTable, at: AtSome, { id }: AnyOption): string {
  const questions = questionsIn(asked);
  return questions.label?.(at, id) ?? questions.name(at, id);
}

const listWords = (asked: SeatAtTable, at: AtSome): ListWords<AnyOption> => ({
  label: (option) => labelOf(asked, at, option),
  groupOf: ({ group }) => group ?? null,
  groupName: (group) => questionsIn(asked).groupName?.(at, group) ?? group,
  range: (from, to) => asked.reader.words.play.range({ from, to }),
});

/** An option that can be in no set is not offered; "Why can't I?" tells the reason. */
const pagesAt = (asked: SeatAtTable, at: AtSome): readonly Page<AnyOption>[] => {
  const arranged = questionsIn(asked).arranged?.(at) ?? at.step.options;
  const open = arranged.filter(({ blocked }) => blocked === null);
  return pagesOf(open, listWords(asked, at));
};

/** The set with these options of one page marked; null if one was not offered. */
export function marked(
  asked: SeatAtTable,
  at: AtSome,
  { draft, focus }: Drafted,
  values: readonly string[],
): Drafted | null {
  const { step } = at;
  const before = readSet(step, draft);
  const page = pagesAt(asked, at)[focus]?.items.map(({ id }) => id);
  const now = page?.filter((id) => values.includes(optionValue(at, id)));
  if (before === null || page === undefined || now?.length !== values.length) return null;
  const elsewhere = before.filter((id) => !page.includes(id));
  return { draft: writeSet(step, [...elsewhere, ...now]), focus };
}

/** The same set with another page open; null if there is no such page. */
export function turned(asked: SeatAtTable, at: AtSome, { draft, focus }: Drafted): Drafted | null {
  const isThere = readSet(at.step, draft) !== null && pagesAt(asked, at)[focus] !== undefined;
  return isThere ? { draft, focus } : null;
}

const optionValue = ({ step }: AtSome, id: OptionId): string =>
  writeIndex(step.options.findIndex((each) => each.id === id));

/** Why the set can't be confirmed yet; empty if it can. */
function objection(asked: SeatAtTable, { step }: AtSome, { walk, chosen }: Marking): string {
  const { play } = asked.reader.words;
  if (chosen.length < step.min) return missingText(step, step.min - chosen.length, play);
  if (chosen.length > step.max) return play.tooMany({ count: chosen.length - step.max });
  const refusal = refusalOf(asked, [...walk.answers, chosen]);
  return refusal === null ? '' : reasonFor(asked, refusal);
}

/** No more than the set still has room for; what is marked already can stay. */
function mostOnPage({ step }: AtSome, chosen: readonly OptionId[], items: readonly AnyOption[]): number {
  const here = items.filter(({ id }) => chosen.includes(id)).length;
  const room = step.max - (chosen.length - here);
  return Math.min(items.length, Math.max(1, here, room));
}

function markSelect(asked: SeatAtTable, at: AtSome, { walk, chosen, pages, page }: Marking): Block[] {
  const items = pages[page]?.items ?? [];
  const options = items.map((option) => {
    const description = questionsIn(asked).describe?.(at, option.id) ?? null;
    return {
      value: optionValue(at, option.id),
      label: labelOf(asked, at, option),
      selected: chosen.includes(option.id),
      ...(description === null ? {} : { description }),
    };
  });
  const press = { kind: 'mark', answers: walk.tokens, draft: writeSet(at.step, chosen), focus: page } as const;
  const placeholder = asked.reader.words.play.chooseSome;
  return pressSelect(asked, press, { placeholder, options, min: 0, max: mostOnPage(at, chosen, items) });
}

/** A single page needs no page buttons. */
function pageSelect(asked: SeatAtTable, at: AtSome, { walk, chosen, pages, page }: Marking): Block[] {
  if (pages.length < 2) return [];
  const { play } = asked.reader.words;
  const shown = around(pages, page);
  const options = shown.map((each) => {
    const marks = each.items.filter(({ id }) => chosen.includes(id)).length;
    const description = play.marksOnPage({ count: marks, of: each.items.length });
    const index = pages.indexOf(each);
    return { value: writeIndex(index), label: each.label, description, selected: index === page };
  });
  const press = { kind: 'focus', answers: walk.tokens, draft: writeSet(at.step, chosen) } as const;
  return pressSelect(asked, press, { placeholder: play.choosePage, options });
}

function confirmButton(asked: SeatAtTable, at: AtSome, { walk, chosen }: Marking, isRefused: boolean): Button {
  const press = { kind: 'go', answers: [...walk.tokens, writeSet(at.step, chosen)] } as const;
  const label = questionsIn(asked).confirm(at, chosen.length);
  return pressButton(asked, press, { label, style: 'success', disabled: isRefused });
}

export function setPart(asked: SeatAtTable, at: AtSome, walk: Walk, drafted: Drafted | null): QuestionPart {
  const { play } = asked.reader.words;
  const questions = questionsIn(asked);
  const ids = (drafted && readSet(at.step, drafted.draft)) ?? questions.startSet?.(at) ?? [];
  const chosen = at.step.options.map(({ id }) => id).filter((id) => ids.includes(id));
  const marking: Marking = { walk, chosen, pages: pagesAt(asked, at), page: drafted?.focus ?? 0 };
  const names = chosen.map((id) => escaped(questions.name(at, id)));
  const against = objection(asked, at, marking);
  const confirm = confirmButton(asked, at, marking, against !== '');
  const list = markSelect(asked, at, marking);
  const noRoom = list.length === 0 || (confirm.disabled && against === '') ? play.noRoom : '';
  return {
    paragraphs: [questions.question(at), play.chosenSet({ names }), against, noRoom],
    controls: [
      ...list,
      ...pageSelect(asked, at, marking),
      footer(asked, at, walk, { first: [confirm], offers: [{ way: walk, token: writeSet(at.step, chosen) }] }),
    ],
  };
}
