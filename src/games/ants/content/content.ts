/** The content that a game is played with. A record names its number, and a game keeps the content that it began with. */
import { invariant } from '#engine/invariant.ts';
import { recently } from '#engine/recently.ts';
import type { PlayedCard } from '../cards-in-play.ts';
import CONTENT_1 from './ants-content-1.json' with { type: 'json' };
import CONTENT_2 from './ants-content-2.json' with { type: 'json' };
import { type Card, type CardId, cardsIn, type Effects, sortEffects } from './cards.ts';
import type { ContentFile } from './content-design.ts';
import type { AbilityDesign, EnemyDesign, Need, Operation } from './content-file.ts';
import { type Garden, gardenOf } from './garden.ts';
import { type LaidCards, lookThrough } from './laid-cards.ts';
import { type Nest, nestOf } from './nests.ts';

interface Ability extends Omit<AbilityDesign, 'effects'>, Effects {}

export interface Content {
  readonly file: ContentFile;
  readonly cards: ReadonlyMap<CardId, Card>;
  readonly laidCards: (cards: readonly PlayedCard[]) => LaidCards;
  readonly abilities: ReadonlyMap<string, Ability>;
  readonly enemies: ReadonlyMap<string, EnemyDesign>;
  readonly nests: ReadonlyMap<string, Nest>;
  /** By the number of seats. */
  readonly gardens: ReadonlyMap<number, Garden>;
  /** By incubation tile. */
  readonly tileNeeds: ReadonlyMap<string, readonly Need[]>;
  /** By square. */
  readonly flightBonus: ReadonlyMap<number, readonly Operation[]>;
}

/** Field by field, as a card. */
function abilityOf({ id, row, vp, effects }: AbilityDesign): Ability {
  const { instant, incubation, paid, free, triggers, rules, ends } = sortEffects(effects);
  return { id, row, vp, instant, incubation, paid, free, triggers, rules, ends };
}

function indexed(file: ContentFile): Content {
  const cards = cardsIn(file);
  return {
    file,
    cards,
    laidCards: recently((played) => lookThrough(cards, played)),
    abilities: new Map(file.abilities.map((design) => [design.id, abilityOf(design)])),
    enemies: new Map(file.enemies.map((enemy) => [enemy.id, enemy])),
    nests: new Map(file.nests.map((nest) => [nest.id, nestOf(nest, file)])),
    gardens: new Map(Object.entries(file.maps).map(([seats, map]) => [Number(seats), gardenOf(map)])),
    tileNeeds: new Map(file.incubationSets.flatMap(({ tiles }) => tiles.map(({ id, needs }) => [id, needs]))),
    flightBonus: new Map(file.flight.bonuses.map(({ square, do: bonus }) => [square, bonus])),
  };
}

/** By number; a test checks that a file has the form that is claimed here. */
const CONTENTS: ReadonlyMap<string, Content> = new Map(
  ([CONTENT_1, CONTENT_2] as unknown as ContentFile[]).map((file) => [String(file.content), indexed(file)]),
);

/** The newest first: a new game is played with it. */
export const CONTENT_NUMBERS = [...CONTENTS.keys()].toReversed() as [string, ...string[]];

export function contentOf({ content: number }: { readonly content: string }): Content {
  const content = CONTENTS.get(number);
  invariant(content !== undefined, () => `there is content ${number}`);
  return content;
}

export function gardenIn(game: { readonly content: string; readonly seats: number }): Garden {
  const garden = contentOf(game).gardens.get(game.seats);
  invariant(garden !== undefined, () => `a map for ${game.seats}`);
  return garden;
}

/** The cards before a player. */
export const laidBefore = (
  game: { readonly content: string },
  { cards }: { readonly cards: readonly PlayedCard[] },
): LaidCards => contentOf(game).laidCards(cards);
