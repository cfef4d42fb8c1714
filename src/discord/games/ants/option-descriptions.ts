/** What is worth knowing about each answer. */
import type { OptionId } from '#engine/menu.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { Corner, Hex } from '#games/ants/content/garden.ts';
import { playerAt } from '#games/ants/state.ts';
import { cardInBrief, cardPrice, sayNeeds } from '#i18n/ants/cards.ts';
import { sayBonus, sayEffects } from '#i18n/ants/effects.ts';
import { aboutPair } from '#i18n/ants/queens-text.ts';
import { cutTo } from '#i18n/cut.ts';
import { cardOf, hexIn, nameOf } from './option-names.ts';
import { type AtList, type AtQuestion, wordsOf } from './seat-context.ts';

/** Discord's limit for the line below an option of a list. */
const MOST_IN_LIST = 100;

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

export function about(at: AtList, option: OptionId): string | null {
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
