/** A question whose answer is one of its options: buttons for a few, a list for more, shelves for many. */
import type { Option, OptionId } from '#engine/menu.ts';
import { type Block, type Button, buttons, type Choice, LIMITS } from '../wire/message.ts';
import { type AnyRefusal, footer, pressButton, pressSelect, type QuestionPart, questionsIn, walkIn } from './panel.ts';
import { SEPARATOR } from './panel-press.ts';
import type { AtOptions, SeatAtTable } from './seat-context.ts';
import { itemsOn, type ListWords, openShelf, type Shelved, shelved } from './shelves.ts';
import { type Token, writeIndex, writeToken } from './token.ts';

/** Up to this many answers, refused ones are shown too, greyed out. */
const FEW_OPTIONS = 5;

/** Up to this many answers get a button each: a message has no room for more beside its picture and its footer. */
const MOST_BUTTONS = 20;

/** Marks the index of a shelf in the value of a list. */
const SHELF = '>';

/** An answer that can be pressed. */
interface Offer {
  /** The question that it answers; the follow-up question, if the answer is unfolded. */
  readonly at: AtOptions;
  readonly option: Option<AnyRefusal>;
  /** With all answers before it. */
  readonly tokens: readonly Token[];
}

const offerOf = (at: AtOptions, option: Option<AnyRefusal>, before: readonly Token[]): Offer => ({
  at,
  option,
  tokens: [...before, writeToken(at.step, option.id) ?? ''],
});

function isShown(asked: SeatAtTable, { step }: AtOptions, { blocked }: Option<AnyRefusal>): boolean {
  if (blocked === null) return true;
  return !questionsIn(asked).isNoise?.(blocked) && (step.isOpening || step.options.length <= FEW_OPTIONS);
}

/** An answer that only leads to another question is replaced by the answers to that question: one press less. */
function unfolded(asked: SeatAtTable, offer: Offer): Offer[] {
  const { at, option, tokens } = offer;
  if (option.blocked !== null || !questionsIn(asked).isUnfolded?.(at, option.id)) return [offer];
  const step = walkIn(asked, tokens)?.end;
  if (step?.kind !== 'options') return [offer];
  const next: AtOptions = { ...at, step };
  return step.options.map((each) => offerOf(next, each, tokens));
}

function offersAt(asked: SeatAtTable, at: AtOptions, answers: readonly Token[]): Offer[] {
  const arranged = questionsIn(asked).arranged?.(at) ?? at.step.options;
  return arranged
    .filter((option) => isShown(asked, at, option))
    .flatMap((option) => unfolded(asked, offerOf(at, option, answers)));
}

function labelOf(asked: SeatAtTable, { at, option: { id } }: Offer): string {
  const questions = questionsIn(asked);
  return questions.label?.(at, id) ?? questions.name(at, id);
}

const listWords = (asked: SeatAtTable, at: AtOptions): ListWords<Offer> => ({
  label: (offer) => labelOf(asked, offer),
  groupOf: ({ option }) => option.group ?? null,
  groupName: (group) => questionsIn(asked).groupName?.(at, group) ?? group,
  range: (from, to) => asked.reader.words.play.range({ from, to }),
});

function offerButton(asked: SeatAtTable, offer: Offer): Button {
  const { at, option, tokens } = offer;
  const isAside = option.blocked !== null || questionsIn(asked).isAside?.(at, option.id);
  return pressButton(
    asked,
    { kind: 'go', answers: tokens },
    {
      label: labelOf(asked, offer),
      style: isAside ? 'secondary' : 'primary',
      disabled: option.blocked !== null,
    },
  );
}

/** The place in a long list. */
interface Place {
  readonly answers: readonly Token[];
  readonly shelf: readonly number[];
}

function buttonsFor(asked: SeatAtTable, { answers, shelf }: Place, content: readonly Shelved<Offer>[]): Block {
  return buttons(
    ...content.map((each, index) => {
      if (each.kind === 'item') return offerButton(asked, each.item);
      const press = { kind: 'open', answers, shelf: [...shelf, index] } as const;
      return pressButton(asked, press, { label: each.label, style: 'primary' });
    }),
  );
}

function choiceOf(asked: SeatAtTable, { answers }: Place, each: Shelved<Offer>, index: number): Choice {
  const { play } = asked.reader.words;
  if (each.kind === 'shelf') {
    const description = play.shelfSize({ count: itemsOn(each.content).length });
    return { value: `${SHELF}${writeIndex(index)}`, label: each.label, description };
  }
  const { at, option, tokens } = each.item;
  const description = questionsIn(asked).describe?.(at, option.id) ?? null;
  return {
    value: tokens.slice(answers.length).join(SEPARATOR),
    label: labelOf(asked, each.item),
    ...(description === null ? {} : { description }),
  };
}

function listFor(asked: SeatAtTable, place: Place, content: readonly Shelved<Offer>[]): Block[] {
  const options = content.map((each, index) => choiceOf(asked, place, each, index));
  return pressSelect(asked, { kind: 'pick', ...place }, { placeholder: asked.reader.words.play.choose, options });
}

/** Reads the value of such a list. */
export function readChoice(value: string): { readonly shelf: string } | { readonly tokens: readonly Token[] } {
  return value.startsWith(SHELF) ? { shelf: value.slice(SHELF.length) } : { tokens: value.split(SEPARATOR) };
}

/** Null if there is no such shelf. `at.shown`: the options that can be chosen here, if they are not all. */
export function optionsPart(
  asked: SeatAtTable,
  at: AtOptions,
  place: Place,
): { readonly part: QuestionPart; readonly shown: readonly OptionId[] | null } | null {
  const offers = offersAt(asked, at, place.answers);
  const isShort = offers.length <= MOST_BUTTONS;
  const open = isShort ? offers : offers.filter(({ option }) => option.blocked === null);
  const content = openShelf(shelved(open, listWords(asked, at)), place.shelf);
  if (content === null) return null;
  const controls =
    content.length <= MOST_BUTTONS ? [buttonsFor(asked, place, content)] : listFor(asked, place, content);
  const isPart = open.length > LIMITS.options;
  return {
    part: {
      paragraphs: [questionsIn(asked).question(at)],
      controls: [...controls, footer(asked, at, place.answers, place)],
    },
    shown: isPart ? itemsOn(content).map(({ option }) => option.id) : null,
  };
}
