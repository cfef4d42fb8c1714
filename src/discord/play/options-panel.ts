/** A question whose answer is one of its options: buttons for a few, a list for more, shelves for many. */
import type { OptionId } from '#engine/menu.ts';
import { type Block, type Button, buttons, type Choice, LIMITS } from '../wire/message.ts';
import { answersWith, type Listed, listedBelow, type OfferedAnswer, offersAt } from './offers.ts';
import { footer, hasRoom, pressButton, pressSelect, type QuestionPart, questionsIn } from './panel.ts';
import { type PanelPress, SEPARATOR } from './panel-press.ts';
import { amountAfter } from './presumed.ts';
import type { AtOptions, SeatAtTable } from './seat-context.ts';
import { itemsOn, type ListWords, openShelf, type Shelved, shelved } from './shelves.ts';
import { type Token, writeIndex } from './token.ts';
import type { Walk } from './walk.ts';

/** Up to this many answers get a button each: a message has no room for more beside its picture and its footer. */
const MOST_BUTTONS = 20;
const MOST_ROWS = 5;

/** Marks the index of a shelf in the value of a list. */
const SHELF = '>';

function labelOf(asked: SeatAtTable, offer: OfferedAnswer): string {
  const { at, option, isUnfolded } = offer;
  const { id } = option;
  const questions = questionsIn(asked);
  const amount = option.blocked === null && questions.labelWith ? amountAfter(asked, offer) : null;
  const withAmount = amount === null ? null : questions.labelWith?.(at, id, amount);
  const beside = isUnfolded ? questions.unfoldedLabel?.(at, id) : null;
  return withAmount ?? beside ?? questions.label?.(at, id) ?? questions.name(at, id);
}

const listWords = (asked: SeatAtTable, at: AtOptions): ListWords<OfferedAnswer> => ({
  label: (offer) => labelOf(asked, offer),
  groupOf: ({ option }) => option.group ?? null,
  groupName: (group) => questionsIn(asked).groupName?.(at, group) ?? group,
  range: (from, to) => asked.reader.words.play.range({ from, to }),
});

function lookOf(asked: SeatAtTable, offer: OfferedAnswer): Omit<Button, 'id'> {
  const { at, option } = offer;
  const isAside = option.blocked !== null || questionsIn(asked).isAside?.(at, option.id);
  return {
    label: labelOf(asked, offer),
    style: isAside ? 'secondary' : 'primary',
    disabled: option.blocked !== null,
  };
}

/** The place in a long list. */
interface Place {
  readonly way: Walk;
  readonly shelf: readonly number[];
}

const pressFor = ({ way, shelf }: Place, each: Shelved<OfferedAnswer>, index: number): PanelPress =>
  each.kind === 'item'
    ? { kind: 'go', answers: answersWith(each.item) }
    : { kind: 'open', answers: way.tokens, shelf: [...shelf, index] };

function buttonFor(asked: SeatAtTable, place: Place, each: Shelved<OfferedAnswer>, index: number): Button {
  const look = each.kind === 'item' ? lookOf(asked, each.item) : ({ label: each.label, style: 'primary' } as const);
  return pressButton(asked, pressFor(place, each, index), look);
}

/** The question that such a button answers; null for a shelf. */
const questionBehind = (each: Shelved<OfferedAnswer> | undefined): AtOptions | null =>
  each?.kind === 'item' ? each.item.at : null;

const isRowEach = (rows: readonly Block[]): boolean =>
  rows.reduce(
    (sum, row) => sum + (row.kind === 'buttons' ? Math.ceil(row.buttons.length / LIMITS.buttonsInRow) : 0),
    0,
  ) <= MOST_ROWS;

/** The answers to each unfolded question have rows of their own, as far as there is room. */
function buttonsFor(asked: SeatAtTable, place: Place, content: readonly Shelved<OfferedAnswer>[]): Block[] {
  const all = content.map((each, index) => buttonFor(asked, place, each, index));
  const starts = [...content.keys()].filter(
    (index) => index === 0 || questionBehind(content[index]) !== questionBehind(content[index - 1]),
  );
  const rows = starts.map((start, index) => buttons(...all.slice(start, starts[index + 1])));
  return isRowEach(rows) ? rows : [buttons(...all)];
}

function choiceOf(asked: SeatAtTable, { way }: Place, each: Shelved<OfferedAnswer>, index: number): Choice {
  const { play } = asked.reader.words;
  if (each.kind === 'shelf') {
    const description = play.shelfSize({ count: itemsOn(each.content).length });
    return { value: `${SHELF}${writeIndex(index)}`, label: each.label, description };
  }
  const { at, option } = each.item;
  const description = questionsIn(asked).describe?.(at, option.id) ?? null;
  return {
    value: answersWith(each.item).slice(way.tokens.length).join(SEPARATOR),
    label: labelOf(asked, each.item),
    ...(description === null ? {} : { description }),
  };
}

const listPress = ({ way, shelf }: Place): PanelPress => ({ kind: 'pick', answers: way.tokens, shelf });

function listFor(asked: SeatAtTable, place: Place, content: readonly Shelved<OfferedAnswer>[]): Block[] {
  const options = content.map((each, index) => choiceOf(asked, place, each, index));
  return pressSelect(asked, listPress(place), { placeholder: asked.reader.words.play.choose, options });
}

/** Reads the value of such a list. */
export function readChoice(value: string): { readonly shelf: string } | { readonly tokens: readonly Token[] } {
  return value.startsWith(SHELF) ? { shelf: value.slice(SHELF.length) } : { tokens: value.split(SEPARATOR) };
}

/** Nothing is greyed out or left out in silence. */
const hasRoomForAll = (asked: SeatAtTable, place: Place, content: readonly Shelved<OfferedAnswer>[]): boolean =>
  content.length <= MOST_BUTTONS
    ? content.every((each, index) => isBlocked(each) || hasRoom(asked, pressFor(place, each, index)))
    : hasRoom(asked, listPress(place));

const isBlocked = (each: Shelved<OfferedAnswer>): boolean => each.kind === 'item' && each.item.option.blocked !== null;

/** Without what lies on shelves: no panel has many of them. */
const onShow = (content: readonly Shelved<OfferedAnswer>[]): OfferedAnswer[] =>
  content.flatMap((each) => (each.kind === 'item' && each.item.option.blocked === null ? [each.item] : []));

/** Named for the answer that it stands for. */
function listBelow(asked: SeatAtTable, place: Place, { offer, items }: Listed): Block[] {
  const options = items.map((item, index) => choiceOf(asked, place, { kind: 'item', item }, index));
  const press = listPress({ ...place, shelf: [] });
  const placeholder = asked.reader.words.play.chooseFor({ what: labelOf(asked, offer) });
  return pressSelect(asked, press, { placeholder, options }, offer.token);
}

/** Null if there is no such shelf. `at.shown`: the options that can be chosen here, if they are not all. */
export function optionsPart(
  asked: SeatAtTable,
  at: AtOptions,
  place: Place,
): { readonly part: QuestionPart; readonly shown: readonly OptionId[] | null } | null {
  const all = offersAt(asked, at, place.way);
  const listed = all.flatMap((offer) => listedBelow(asked, offer));
  const offers = all.filter((each) => !listed.some(({ offer }) => offer === each));
  const isShort = offers.length <= MOST_BUTTONS;
  const open = isShort ? offers : offers.filter(({ option }) => option.blocked === null);
  const content = openShelf(shelved(open, listWords(asked, at)), place.shelf);
  if (content === null) return null;
  const controls = content.length <= MOST_BUTTONS ? buttonsFor(asked, place, content) : listFor(asked, place, content);
  const below = listed.map((each) => listBelow(asked, place, each));
  const isWhole = hasRoomForAll(asked, place, content) && below.every((list) => list.length > 0);
  const isPart = open.length > LIMITS.options;
  return {
    part: {
      paragraphs: [questionsIn(asked).question(at), ...(isWhole ? [] : [asked.reader.words.play.noRoom])],
      controls: [
        ...controls,
        ...below.flat(),
        footer(asked, at, place.way, {
          shelf: place.shelf,
          offers: [...onShow(content), ...listed.flatMap(({ items }) => items)],
        }),
      ],
    },
    shown: isPart ? itemsOn(content).map(({ option }) => option.id) : null,
  };
}
