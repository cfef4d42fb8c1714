/** The garden in words, for people who can't see it: enough to play by. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { Hex } from '#games/ants/content/garden.ts';
import type { Position } from '#games/ants/state.ts';
import { cutTo } from '../cut.ts';
import { sayNeeds } from './cards.ts';
import { type Cast, nameOf } from './cast.ts';
import { sayBonus } from './effects.ts';
import { flightOf, headline, pointsOf, starsOf } from './situation.ts';
import type { AntsWords } from './words.ts';

/** Discord's limit for the description of an attachment. */
export const MOST_ALT_TEXT = 1024;

export const letterOf = ({ colours }: Cast, seat: Seat, say: AntsWords): string => {
  const colour = colours[seat];
  return colour === undefined ? '' : say.colours[colour].letter;
};

export type HexFacts = Parameters<AntsWords['alt']['hex']>[0];

function hexFacts(position: Position, hex: Hex, index: number, cast: Cast, say: AntsWords): HexFacts {
  const there = position.hexes[index];
  const explorer = there?.explorer ?? null;
  const enemy = there?.enemy ?? null;
  return {
    hex: hex.id,
    terrain: hex.terrain,
    strength: hex.strength,
    explorer: explorer === null ? null : letterOf(cast, explorer, say),
    cube: hex.cube,
    count: there?.cubes ?? 0,
    coming: explorer === null && !hex.start ? hex.cubes : null,
    enemy,
    difficulty: contentOf(position).enemies.get(enemy ?? '')?.difficulty ?? 0,
    object: there?.object ?? null,
  };
}

export const hexesIn = (position: Position, cast: Cast, say: AntsWords): HexFacts[] =>
  gardenIn(position).hexes.map((hex, index) => hexFacts(position, hex, index, cast, say));

export const foragersIn = (position: Position, seat: Seat): number[] =>
  gardenIn(position).corners.flatMap(({ id }, place) => (position.corners[place] === seat ? [id] : []));

function foragersText(position: Position, cast: Cast, say: AntsWords): string {
  const { alt } = say;
  const parts = seatsOf(position.seats).flatMap((seat) => {
    const corners = foragersIn(position, seat);
    return corners.length === 0 ? [] : [alt.foragers({ letter: letterOf(cast, seat, say), corners })];
  });
  return parts.length === 0 ? alt.noForagers : alt.allForagers({ parts });
}

interface Verbosity {
  /** How long a name may be; 0 for the letter alone. */
  readonly name: number;
  readonly hex: 'hex' | 'shortHex';
}

const VERBOSITIES: readonly Verbosity[] = [
  { name: 32, hex: 'hex' },
  { name: 12, hex: 'hex' },
  { name: 12, hex: 'shortHex' },
  { name: 0, hex: 'shortHex' },
];

type PlayerFacts = Parameters<AntsWords['alt']['player']>[0];

const playerFacts = (position: Position, seat: Seat, cast: Cast, say: AntsWords): PlayerFacts => ({
  letter: letterOf(cast, seat, say),
  name: nameOf(cast, seat),
  points: pointsOf(position, seat),
  stars: starsOf(position, seat),
  flight: flightOf(position, seat),
});

/** However much is told of it. */
interface Facts {
  readonly hexes: readonly HexFacts[];
  readonly foragers: string;
  readonly players: readonly PlayerFacts[];
}

function gardenAt(
  position: Position,
  cast: Cast,
  say: AntsWords,
  facts: Facts,
  { name: most, hex }: Verbosity,
): string {
  const short = { ...cast, names: cast.names.map((name) => cutTo(name, Math.max(1, most))) };
  return [
    say.alt.headline({ headline: headline(position, short, say) }),
    say.alt.hexKey,
    ...facts.hexes.map((each) => say.alt[hex](each)),
    facts.foragers,
    ...facts.players.map((each) => say.alt.player({ ...each, name: most === 0 ? '' : cutTo(each.name, most) })),
  ].join(' ');
}

/** The most detailed text that fits Discord's limit. */
export function altTextOfGarden(position: Position, cast: Cast, say: AntsWords): string {
  const facts: Facts = {
    hexes: hexesIn(position, cast, say),
    foragers: foragersText(position, cast, say),
    players: seatsOf(position.seats).map((seat) => playerFacts(position, seat, cast, say)),
  };
  let text = '';
  for (const verbosity of VERBOSITIES) {
    text = gardenAt(position, cast, say, facts, verbosity);
    if (text.length <= MOST_ALT_TEXT) return text;
  }
  return cutTo(text, MOST_ALT_TEXT);
}

/** Without a limit, a hex a line. */
export const hexesInWords = (position: Position, cast: Cast, say: AntsWords): string =>
  gardenIn(position)
    .hexes.map((hex, index) => {
      const facts = hexFacts(position, hex, index, cast, say);
      const needs = sayNeeds(contentOf(position).enemies.get(facts.enemy ?? '')?.needs ?? [], say) ?? '';
      return say.alt.fullHex({ ...facts, bonus: sayBonus(hex.bonus, say.briefly), corners: hex.corners, needs });
    })
    .join('\n');

/** Without a limit, a corner a line: what a path of foragers needs. */
export const cornersInWords = (position: Position, cast: Cast, say: AntsWords): string =>
  [
    say.alt.cornerKey,
    ...gardenIn(position).corners.map((corner, place) => {
      const owner = position.corners[place] ?? null;
      return say.alt.corner({
        corner: corner.id,
        hexes: corner.hexes,
        next: corner.next,
        bonus: sayBonus(corner.bonus, say.briefly),
        owner: owner === null ? null : letterOf(cast, owner, say),
        isRed: corner.red,
      });
    }),
  ].join('\n');
