/** A player who makes a given move only by pressing the buttons that a panel shows. */
import type { Panel } from '#discord/play/panel.ts';
import { SEPARATOR } from '#discord/play/panel-press.ts';
import { type Pressed, pressed } from '#discord/play/pressed.ts';
import type { AnyStep, SeatAtTable } from '#discord/play/seat-context.ts';
import { askingPanel, panelAt } from '#discord/play/seat-panel.ts';
import { walkIn } from '#discord/play/seat-walk.ts';
import { ASK_ALL, readCounts, type Token, writeIndex } from '#discord/play/token.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import { invariant } from '#engine/invariant.ts';
import type { Heap, OptionId } from '#engine/menu.ts';
import { type AnyMove, gameOf } from '#tables/rulebook.ts';
import { buttonsOf, pressOf, selectsOf, tokensIn } from './support.ts';

/** One thing that can be pressed: a button, or a choice in a list. */
interface Control {
  readonly id: string;
  readonly values: readonly string[];
}

/** More presses than any one question should take. */
const TOO_MANY = 200;

export const pressing = (asked: SeatAtTable, { id, values }: Control): Pressed | null =>
  pressed(asked, parseCustomId(id)?.args[0] ?? '', values);

function panelAfter(asked: SeatAtTable, control: Control): Panel {
  const outcome = pressing(asked, control);
  invariant(outcome?.kind === 'ask', `${control.id} leads to a panel`);
  return shownAfter(asked, outcome);
}

export interface Offered extends Control {
  readonly tokens: readonly Token[];
  /** How many presses it takes. */
  readonly presses: number;
}

const isLonger = (tokens: readonly Token[], answers: readonly Token[]): boolean =>
  tokens.length > answers.length && answers.every((token, index) => token === tokens[index]);

/** Asking for details is no answer. */
const isAnswer = (tokens: readonly Token[], answers: readonly Token[]): boolean =>
  isLonger(tokens, answers) && tokens.at(-1) !== ASK_ALL;

/** Without the wish to be asked everything. */
const plain = (tokens: readonly Token[]): readonly Token[] => tokens.filter((token) => token !== ASK_ALL);

const isOnTheWay = (tokens: readonly Token[], wanted: readonly Token[]): boolean =>
  plain(tokens).every((token, index) => token === wanted[index]);

/** The answers before the question that the button for details asks. */
function details(panel: Panel): readonly Token[] {
  const presses = buttonsOf(panel).map(pressOf);
  const found = presses.find((press) => press?.kind === 'go' && press.answers.at(-1) === ASK_ALL);
  invariant(found?.kind === 'go', 'what was presumed can be changed');
  return found.answers;
}

type Shown = { readonly control: Control; readonly tokens: readonly Token[] | null };

/** Every enabled button that answers or opens a shelf further down; `tokens` null for a shelf. */
const buttonsShown = (panel: Panel, answers: readonly Token[], depth: number): Shown[] =>
  buttonsOf(panel).flatMap((each): Shown[] => {
    const press = pressOf(each);
    const control = { id: each.id, values: [] };
    if (each.disabled || press === null) return [];
    if (press.kind === 'go' && isAnswer(press.answers, answers)) return [{ control, tokens: press.answers }];
    return press.kind === 'open' && press.shelf.length >= depth ? [{ control, tokens: null }] : [];
  });

const choicesShown = (panel: Panel, answers: readonly Token[]): Shown[] =>
  selectsOf(panel)
    .filter((each) => pressOf(each)?.kind === 'pick')
    .flatMap(({ id, options }) =>
      options.map(({ value }) => ({
        control: { id, values: [value] },
        tokens: value.startsWith('>') ? null : [...answers, ...value.split(SEPARATOR)],
      })),
    );

/** All answers that can be given to this question, on every shelf. */
export function offersOn(asked: SeatAtTable, panel: Panel, answers: readonly Token[], presses = 1): Offered[] {
  const shown = [...buttonsShown(panel, answers, presses), ...choicesShown(panel, answers)];
  return shown.flatMap(({ control, tokens }) =>
    tokens === null
      ? offersOn(asked, panelAfter(asked, control), answers, presses + 1)
      : [{ ...control, tokens, presses }],
  );
}

/** Every panel on the way is shown to `see`. */
export interface Watch {
  see(panel: Panel): void;
}

/** Presses until the move is made. Answers how many presses that took, and how many the longest question with options. */
export function pressToMove(
  asked: SeatAtTable,
  move: AnyMove,
  { see }: Watch,
): { readonly made: AnyMove; readonly most: number; readonly presses: number } {
  const wanted = tokensIn(asked, gameAnswers(asked, move));
  let answers: readonly Token[] = [];
  let most = 0;
  let presses = 0;
  for (;;) {
    const panel = askingPanel(asked, answers, { isWhy: true });
    invariant(panel !== null, `there is a question after ${answers.join()}`);
    see(panel);
    const last = confirmed(asked, panel, answers, wanted, see);
    most = Math.max(most, last.presses);
    presses += last.taken;
    const outcome = pressing(asked, last);
    invariant(outcome?.kind === 'move' || outcome?.kind === 'ask', 'an answer leads on');
    const { tokens } = outcome.walk;
    invariant(tokens.length > answers.length, 'an answer leads on');
    if (outcome.kind === 'move') {
      if (isOnTheWay(tokens, wanted)) return { made: outcome.move, most, presses };
      answers = details(last.on);
    } else {
      answers = isOnTheWay(tokens, wanted) ? tokens : details(shownAfter(asked, outcome));
    }
  }
}

function shownAfter(asked: SeatAtTable, { walk, state }: Pressed & { kind: 'ask' }): Panel {
  const panel = panelAt(asked, walk, state);
  invariant(panel !== null, 'an answer leads to a question');
  return panel;
}

const gameAnswers = ({ game, view, seat }: SeatAtTable, move: AnyMove) => gameOf(game).answers(view, seat, move);

/** The press that gives the wanted answer to this question, after all presses that it needs before. */
function confirmed(
  asked: SeatAtTable,
  panel: Panel,
  answers: readonly Token[],
  wanted: readonly Token[],
  see: Watch['see'],
): Offered & { readonly on: Panel; readonly taken: number } {
  const step = walkIn(asked, answers)?.end;
  invariant(step !== undefined && step.kind !== 'complete', 'a question is open');
  const isWanted = ({ tokens }: Offered): boolean => isOnTheWay(tokens, wanted);
  const find = (shown: Panel) => offersOn(asked, shown, answers).find(isWanted);
  let shown = panel;
  for (let presses = 0; presses < TOO_MANY; presses++) {
    const offer = find(shown);
    const taken = presses + (offer?.presses ?? 0);
    if (offer) return { ...offer, presses: step.kind === 'options' ? offer.presses : 1, taken, on: shown };
    const next = towards(asked, shown, step, answers, wanted);
    invariant(next !== null, `there is a way to answer ${step.kind} ${step.asks}`);
    const outcome = pressing(asked, next);
    // A set that is full is the answer.
    if (outcome?.kind === 'move' || (outcome?.kind === 'ask' && outcome.walk.tokens.length > answers.length))
      return { ...next, tokens: outcome.walk.tokens, presses: 1, taken: presses + 1, on: shown };
    shown = panelAfter(asked, next);
    see(shown);
  }
  throw new Error(`${step.kind} ${step.asks} takes more than ${TOO_MANY} presses`);
}

/** The next press towards a set, an amount or a heap. */
function towards(
  asked: SeatAtTable,
  panel: Panel,
  step: AnyStep,
  answers: readonly Token[],
  wanted: readonly Token[],
): Control | null {
  const answer = walkIn(asked, wanted.slice(0, plain(answers).length + 1))?.answers.at(-1);
  switch (step.kind) {
    case 'options':
      return null;
    case 'some':
      return markNext(panel, step, answer as readonly OptionId[]);
    case 'amount':
      return countNext(panel, Number(answer));
    case 'heap':
      return heapNext(panel, step, answer as Heap);
  }
}

function markNext(panel: Panel, step: AnyStep & { kind: 'some' }, chosen: readonly OptionId[]): Control | null {
  const values = chosen.map((id) => writeIndex(step.options.findIndex((option) => option.id === id)));
  const list = selectsOf(panel).find((each) => pressOf(each)?.kind === 'mark');
  invariant(list !== undefined, 'a set has a list to mark');
  const here = list.options.map(({ value }) => value).filter((value) => values.includes(value));
  const marked = list.options.filter(({ selected }) => selected).map(({ value }) => value);
  if (here.join() !== marked.join()) return { id: list.id, values: here };
  const pages = selectsOf(panel).find((each) => pressOf(each)?.kind === 'focus');
  const open = pages?.options.findIndex(({ selected }) => selected) ?? -1;
  const next = pages?.options[open + 1];
  return pages && next ? { id: pages.id, values: [next.value] } : null;
}

const countsOn = (panel: Panel) =>
  buttonsOf(panel).flatMap((each) => {
    const press = pressOf(each);
    return press?.kind === 'count' && !each.disabled ? [{ id: each.id, press }] : [];
  });

/** The step that comes closest. */
function nearest(panel: Panel, now: number, wanted: number): Control | null {
  const steps = countsOn(panel).filter(({ press }) => press.change !== 'all' && press.change !== 'none');
  const far = ({ press }: (typeof steps)[number]) => Math.abs(wanted - now - Number(press.change));
  const [best] = steps.sort((a, b) => far(a) - far(b));
  return best ? { id: best.id, values: [] } : null;
}

const countNext = (panel: Panel, wanted: number): Control | null =>
  nearest(panel, Number(countsOn(panel)[0]?.press.draft), wanted);

function heapNext(panel: Panel, step: AnyStep & { kind: 'heap' }, heap: Heap): Control | null {
  const { places } = step;
  const wanted = places.map(({ place }) => heap.find((each) => each.place === place)?.count ?? 0);
  const lists = selectsOf(panel).filter((each) => pressOf(each)?.kind === 'focus');
  const [list, pages] = lists;
  const shown = (list?.options ?? []).map(({ value, label, selected }) => {
    const index = Number.parseInt(value, 36);
    return { id: list?.id ?? '', value, index, selected, count: Number(/(\d+) of \d+$/.exec(label)?.[1]) };
  });
  // Removals come first: they make room for additions.
  const off = shown.filter(({ index, count }) => count !== wanted[index]);
  const next = off.find(({ index, count }) => count > (wanted[index] ?? 0)) ?? off[0];
  if (next?.selected) return nearest(panel, next.count, wanted[next.index] ?? 0);
  if (next) return { id: next.id, values: [next.value] };
  const [counted = 0] = readCounts(step, countsOn(panel)[0]?.press.draft ?? '') ?? [];
  if (!list) return nearest(panel, counted, wanted[0] ?? 0);
  const open = pages?.options.findIndex(({ selected }) => selected) ?? -1;
  const page = pages?.options[(open + 1) % pages.options.length];
  return pages && page ? { id: pages.id, values: [page.value] } : null;
}
