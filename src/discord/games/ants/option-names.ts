/** What the answers are called, and what is worth knowing about each. */
import type { OptionId } from '#engine/menu.ts';
import { askedOperation } from '#games/ants/agenda.ts';
import { COLUMN_OF, placeOfTrack } from '#games/ants/box.ts';
import type { Card } from '#games/ants/content/cards.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { Column } from '#games/ants/content/content-file.ts';
import type { Corner, Hex } from '#games/ants/content/garden.ts';
import { antsIn } from '#games/ants/counters.ts';
import { playerAt } from '#games/ants/state.ts';
import { cardInBrief, cardPrice, sayNeed, sayNeeds } from '#i18n/ants/cards.ts';
import { needsOfTile } from '#i18n/ants/colony-text.ts';
import { sayBonus, sayEffects } from '#i18n/ants/effects.ts';
import { aboutPair } from '#i18n/ants/queens-text.ts';
import { cutTo } from '#i18n/cut.ts';
import { cardName, toldOfCard } from './card-names.ts';
import { storeFor } from './payments.ts';
import {
  type AtList,
  type AtQuestion,
  columnOf,
  moveKindOf,
  queenOf,
  stageOf,
  symbolOf,
  terrainOf,
  tokenOf,
  trackOf,
  wordsOf,
} from './seat-context.ts';

/** Discord's limits for the line below an option of a list, and for a button. */
const MOST_IN_LIST = 100;
const MOST_ON_BUTTON = 80;

const cardOf = ({ view }: AtList, option: OptionId): Card | undefined => contentOf(view).cards.get(String(option));

const hexIn = ({ view }: AtList, option: OptionId): { readonly hex: Hex; readonly index: number } | null => {
  const { hexAt, hexes } = gardenIn(view);
  const index = hexAt.get(String(option)) ?? -1;
  const hex = hexes[index];
  return hex === undefined ? null : { hex, index };
};

function countName(at: AtList, count: number): string {
  const { option: names } = wordsOf(at).play;
  if (at.step.asks === 'wild') return names.wild({ count });
  return at.step.asks === 'boost' ? names.boost({ count }) : names.store({ count });
}

/** Of an enemy its own name; else the place. */
function hexName(at: AtList, option: OptionId): string {
  const { option: names } = wordsOf(at).play;
  const found = hexIn(at, option);
  if (found === null) return String(option);
  const { hex, index } = found;
  const enemy = contentOf(at.view).enemies.get(at.view.hexes[index]?.enemy ?? '');
  const isFight = at.step.draft.kind === 'defeat' || at.view.phase === 'defeat';
  if (isFight && enemy) return names.enemy({ hex: hex.id, enemy: enemy.id, difficulty: enemy.difficulty });
  return names.hex({ hex: hex.id, terrain: hex.terrain, strength: hex.strength });
}

function tileName(at: AtList, option: OptionId): string {
  const say = wordsOf(at);
  return option === 'none'
    ? say.play.option.noTile
    : say.play.option.tile({ needs: needsOfTile(at.view, String(option), say) });
}

function trackName(at: AtList, option: OptionId): string {
  const { option: names } = wordsOf(at).play;
  if (option === '-') return names.noTrack;
  const track = trackOf(option);
  return names.track({ track, square: playerAt(at.view, at.seat).tracks[placeOfTrack(track)] ?? 0 });
}

/** The requirement that is waived. */
function needName(at: AtList, option: OptionId): string {
  const say = wordsOf(at);
  const need = cardOf(at, at.step.draft.card ?? '')?.needs[Number(option) - 1];
  return need === undefined ? say.play.option.noWaiver : sayNeed(need, say);
}

function alternativeName(at: AtList, option: OptionId): string {
  const op = askedOperation(at.view)?.op;
  const operations = op?.op === 'or' ? op.of[Number(option) - 1] : undefined;
  return sayBonus(operations ?? [], wordsOf(at).briefly);
}

export function nameOf(at: AtList, option: OptionId): string {
  const { option: names, actions } = wordsOf(at).play;
  switch (at.step.of) {
    case 'queen':
      return wordsOf(at).queen.title({ queen: queenOf(option) });
    case 'card':
      return cardName(at, option);
    case 'strength':
      return names.strength({ strength: Number(option) });
    case 'count':
      return countName(at, Number(option));
    case 'room':
      return names.room({ room: String(option) });
    case 'hex':
      return hexName(at, option);
    case 'corner':
      return names.corner({ corner: Number(option) });
    case 'space':
      return names.space({ space: String(option) });
    case 'tile':
      return tileName(at, option);
    case 'track':
      return trackName(at, option);
    case 'column':
      return names.column({ column: columnOf(option) });
    case 'stage':
      return names.stage({ stage: stageOf(option) });
    case 'symbol':
      return names.symbol({ symbol: symbolOf(option) });
    case 'terrain':
      return names.terrain({ terrain: terrainOf(option) });
    case 'object':
      return names.object({ object: String(option) });
    case 'token':
      return names.token({ token: tokenOf(option) });
    case 'need':
      return needName(at, option);
    case 'alternative':
      return alternativeName(at, option);
    default:
      return actions[moveKindOf(option)];
  }
}

function aboutCard(at: AtList, option: OptionId): string | null {
  const say = wordsOf(at);
  const card = cardOf(at, option);
  return card === undefined ? null : say.play.option.about({ parts: [cardPrice(card, say), cardInBrief(card, say)] });
}

/** What exploring it brings, or what its enemy asks for. */
function aboutHex(at: AtList, option: OptionId): string | null {
  const say = wordsOf(at);
  const { option: names } = say.play;
  const found = hexIn(at, option);
  if (found === null) return null;
  const { hex, index } = found;
  const lying = at.view.hexes[index];
  const enemy = contentOf(at.view).enemies.get(lying?.enemy ?? '');
  if (at.step.draft.kind === 'defeat' || at.view.phase === 'defeat') return enemy ? sayNeeds(enemy.needs, say) : null;
  const count = hex.start ? (lying?.cubes ?? 0) : hex.cubes;
  const bonus = sayBonus(hex.bonus, say.briefly);
  return names.about({
    parts: [...(bonus === '' ? [] : [names.bonus({ bonus })]), names.cubes({ cube: hex.cube, count })],
  });
}

/** What foragers on these corners bring together: a cube each from every hex beside them, as long as it has some. */
function cubesAlong({ view }: AtList, path: readonly Corner[]): ReadonlyMap<Hex['cube'], number> {
  const { hexes } = gardenIn(view);
  const found = new Map<Hex['cube'], number>();
  for (const [index, hex] of hexes.entries()) {
    const foragers = path.filter(({ touches }) => touches.includes(index)).length;
    const count = Math.min(foragers, view.hexes[index]?.cubes ?? 0);
    if (count > 0) found.set(hex.cube, (found.get(hex.cube) ?? 0) + count);
  }
  return found;
}

/** What the path brings that ends there: cubes and bonuses. */
function aboutCorner(at: AtList, option: OptionId): string | null {
  const say = wordsOf(at);
  const { option: names } = say.play;
  const { corners, cornerAt } = gardenIn(at.view);
  const path = [...(at.step.draft.path ?? []), Number(option)].flatMap((id) => corners[cornerAt.get(id) ?? -1] ?? []);
  const cubes = [...cubesAlong(at, path)].map(([cube, count]) => names.cubes({ cube, count }));
  const bonuses = path.map(({ bonus }) => sayBonus(bonus, say.briefly)).filter((bonus) => bonus !== '');
  return names.about({
    parts: [
      names.touches({ hexes: path.at(-1)?.hexes ?? [] }),
      ...cubes,
      ...bonuses.map((bonus) => names.bonus({ bonus })),
    ],
  });
}

function aboutSpace(at: AtList, option: OptionId): string | null {
  const ability = contentOf(at.view).abilities.get(String(option));
  const say = wordsOf(at);
  return ability ? say.play.option.abilityAbout({ effect: sayEffects(ability, say.briefly), vp: ability.vp }) : null;
}

/** The bonuses of its squares. */
function aboutRoom(at: AtList, option: OptionId): string | null {
  const { nest } = playerAt(at.view, at.seat);
  const placement = contentOf(at.view)
    .nests.get(nest ?? '')
    ?.placementOf.get(String(option));
  return placement && placement.bonus.length > 0 ? sayBonus(placement.bonus, wordsOf(at).briefly) : null;
}

function aboutObject(at: AtList, option: OptionId): string | null {
  const object = contentOf(at.view).file.objects.find(({ id }) => id === option);
  const say = wordsOf(at);
  return object ? say.rules.object({ vp: object.vp, effect: sayBonus(object.do, say.briefly) }) : null;
}

function aboutQueen(at: AtList, option: OptionId): string | null {
  const pair = at.view.pairs.find(({ queen }) => queen === option);
  return pair ? aboutPair(at.view, pair, wordsOf(at)) : null;
}

function about(at: AtList, option: OptionId): string | null {
  switch (at.step.of) {
    case 'queen':
      return aboutQueen(at, option);
    case 'card':
      return aboutCard(at, option);
    case 'hex':
      return aboutHex(at, option);
    case 'corner':
      return aboutCorner(at, option);
    case 'space':
      return aboutSpace(at, option);
    case 'room':
      return aboutRoom(at, option);
    case 'object':
      return aboutObject(at, option);
    default:
      return null;
  }
}

/** What its label does not say. */
export function describe(at: AtList, option: OptionId): string | null {
  const card = at.step.of === 'card' ? cardOf(at, option) : undefined;
  const words = card ? cardInBrief(card, wordsOf(at)) : about(at, option);
  return words === null || words === '' ? null : cutTo(words, MOST_IN_LIST);
}

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

/** Cards, queens and abilities need a line each. */
const TOLD_ABOVE: readonly string[] = ['card', 'queen', 'space'];
/** More would be too long to read. */
const MOST_LINES = 12;

/** What there is to choose from, a line each, where it takes more than a name. */
export function linesAbout(at: AtQuestion): string[] {
  const { step } = at;
  if ((step.kind !== 'options' && step.kind !== 'some') || !TOLD_ABOVE.includes(step.of)) return [];
  if (step.options.length > MOST_LINES) return [];
  const list = { ...at, step } as AtList;
  return step.options.flatMap(({ id }) => {
    const told = about(list, id);
    return told === null ? [] : [wordsOf(at).play.option.line({ name: nameOf(list, id), about: told })];
  });
}

/** Rooms by their size, hexes by their row. */
export function groupNameOf(at: AtList, group: string): string {
  const { option: names } = wordsOf(at).play;
  return at.step.of === 'room' ? names.roomSize({ size: Number(group) }) : names.hexRow({ row: group });
}
