/** What stands on the button of each answer: its name, what was chosen before it, and what is worth knowing. */
import type { OptionId } from '#engine/menu.ts';
import { COLUMN_OF } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Column } from '#games/ants/content/content-file.ts';
import { antsIn } from '#games/ants/counters.ts';
import { playerAt } from '#games/ants/state.ts';
import { cutTo } from '#i18n/cut.ts';
import { toldOfCard } from './card-names.ts';
import { about } from './option-descriptions.ts';
import { cardOf, hexName, nameOf } from './option-names.ts';
import { storeFor } from './payments.ts';
import { type AtList, columnOf, moveKindOf, wordsOf } from './seat-context.ts';

/** Discord's limit for a button. */
const MOST_ON_BUTTON = 80;

/** What is said of it beside its name, where a list has no room for a line. */
const TOLD_ON_BUTTON: readonly string[] = ['hex', 'corner', 'room', 'object'];

const READY: Readonly<Record<string, Column>> = COLUMN_OF;

/** With the ants that are ready for it. */
function actionLabel(at: AtList, option: OptionId): string {
  const { option: names } = wordsOf(at).play;
  const column = READY[String(option)];
  const player = playerAt(at.view, at.seat);
  if (column === undefined || at.view.phase !== 'main') return nameOf(at, option);
  return names.actionWith({ kind: moveKindOf(option), ants: antsIn(player, column) + player.wild });
}

/** The Boosts that this strength takes at least, and what of their price comes from the store. */
function boostsFor(at: AtList, column: Column, strength: number): { boosts: number; store: number } {
  const player = playerAt(at.view, at.seat);
  const boosts = Math.max(0, strength - antsIn(player, column) - player.wild);
  return { boosts, store: storeFor(at, boosts * contentOf(at.view).file.constants.boostFood) };
}

/** A strength that hardly anybody wants: the store is for need. */
export function takesFromStore(at: AtList, strength: OptionId): boolean {
  const column = READY[String(at.step.draft.kind)];
  return at.step.of === 'strength' && column !== undefined && boostsFor(at, column, Number(strength)).store > 0;
}

/** With its action: strengths stand beside each other's. */
function strengthLabel(at: AtList, strength: number): string {
  const { kind } = at.step.draft;
  const column = READY[String(kind)];
  if (kind === undefined || column === undefined) return nameOf(at, strength);
  return wordsOf(at).play.option.actionAt({ kind, strength, ...boostsFor(at, column, strength) });
}

/** Of a disc: with its stage; where it comes from, too, if it changes its column. */
function discName(at: AtList, option: OptionId): string {
  const { option: names } = wordsOf(at).play;
  const { stage, from } = at.step.draft;
  if (stage === undefined) return nameOf(at, option);
  const column = columnOf(option);
  return at.step.asks === 'to' && from !== undefined
    ? names.conversion({ stage, from: columnOf(from), to: column })
    : names.disc({ stage, column });
}

/** An ability, with the enemy that it is for. */
function trophyName(at: AtList, option: OptionId): string {
  const { hex } = at.step.draft;
  const space = nameOf(at, option);
  return hex === undefined ? space : wordsOf(at).play.option.trophy({ enemy: hexName(at, hex), space });
}

/** With what was chosen before it: the path so far, the disc, the enemy. */
function fullName(at: AtList, option: OptionId): string {
  const { path = [] } = at.step.draft;
  if (at.step.of === 'column') return discName(at, option);
  if (at.step.of === 'space') return trophyName(at, option);
  const isFurther = at.step.of === 'corner' && path.length > 0;
  return isFurther ? wordsOf(at).play.option.path({ path: [...path, Number(option)] }) : nameOf(at, option);
}

export function labelOf(at: AtList, option: OptionId): string {
  if (at.step.of === 'action') return actionLabel(at, option);
  if (at.step.of === 'strength') return strengthLabel(at, Number(option));
  const say = wordsOf(at);
  const name = fullName(at, option);
  const card = at.step.of === 'card' ? cardOf(at, option) : undefined;
  const told = card ? toldOfCard(at, card) : TOLD_ON_BUTTON.includes(at.step.of) ? about(at, option) : null;
  return told === null ? name : cutTo(say.play.option.with({ name, about: told }), MOST_ON_BUTTON);
}
