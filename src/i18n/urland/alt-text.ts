/**
 * Pictures in words, for people who can't see them: enough to play by. Each is made from the same view as its picture.
 */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Area, isOcean, OCEANS } from '#games/urland/board.ts';
import { byNumber } from '#games/urland/chips.ts';
import { epochOf } from '#games/urland/epoch.ts';
import { AUTOMATIC_GENES, type Gene } from '#games/urland/genes.ts';
import { totalIn } from '#games/urland/ichtos.ts';
import { landsOf, regionsOf } from '#games/urland/lands.ts';
import { onOffer } from '#games/urland/mutation.ts';
import { roleOf } from '#games/urland/roles.ts';
import type { Position } from '#games/urland/state.ts';
import type { View } from '#games/urland/view.ts';
import { cutTo } from '../cut.ts';
import { crowdNames } from './places.ts';
import { captionOf, type PicturedMoment } from './situation.ts';
import type { UrlandWords } from './words.ts';

/** Discord's limit for the description of an attachment. */
export const MOST_ALT_TEXT = 1024;

/** The players: by seat, a name and the letter of the colour. */
export interface Cast {
  readonly names: readonly string[];
  readonly letters: readonly string[];
}

type Say = UrlandWords;

function places(view: Position, areas: readonly Area[], nameOf: (area: Area) => string, cast: Cast, say: Say): string {
  const crowded = areas.filter((area) => totalIn(view, area) > 0);
  if (crowded.length === 0) return say.alt.noneThere;
  return crowded.map((area) => `${nameOf(area)} ${crowdNames(view, area, cast.letters)}`).join('; ');
}

function joinedLands(view: Position, say: Say): string[] {
  const joined = landsOf(view).filter((land) => regionsOf(view, land).length > 1);
  if (joined.length === 0) return [];
  return [say.alt.joined({ lands: joined.map((land) => `${land} = ${regionsOf(view, land).join('+')}`).join(', ') })];
}

/** Lands whose chip lies on them, and lands whose chip can still come. */
function chips(view: View, say: Say, { withChips }: Verbosity): string[] {
  if (!withChips) return [say.alt.scored({ lands: view.scored })];
  const inGame = landsOf(view).filter((land) => !view.erupted.includes(land));
  const coming = inGame.filter((land) => !view.scored.includes(land));
  return [
    view.scored.length === 0 ? say.alt.noneScored : say.alt.scored({ lands: view.scored }),
    ...(coming.length === 0 ? [] : [say.alt.coming({ lands: coming })]),
    say.alt.pile({ count: view.pileSize, panic: !view.panicked }),
  ];
}

interface Verbosity {
  readonly name: number;
  readonly player: 'player' | 'shortPlayer';
  readonly withChips: boolean;
  readonly withOffer: boolean;
}

function player(view: View, seat: Seat, cast: Cast, say: Say, { name, player: form }: Verbosity): string {
  return say.alt[form]({
    letter: cast.letters[seat] ?? '',
    name: cutTo(cast.names[seat] ?? '', name),
    role: roleOf(view, seat),
    place: view.track[seat] ?? 0,
    reserve: view.reserve[seat] ?? 0,
    extra: view.extraTurns[seat] ?? 0,
    genes: view.genes[seat] ?? [],
  });
}

function boardAt(view: View, moment: PicturedMoment | null, cast: Cast, say: Say, verbosity: Verbosity): string {
  const { title, epoch } = captionOf(view, moment, say, (seat) => cutTo(cast.names[seat] ?? '', verbosity.name));
  const genes = verbosity.withOffer ? onOffer(view) : [];
  return [
    say.alt.turn({ headline: title, epoch }),
    say.alt.key,
    say.alt.oceans({
      places: places(view, OCEANS, (area) => (verbosity.withChips ? say.area({ area }) : String(area)), cast, say),
    }),
    say.alt.lands({ places: places(view, landsOf(view), String, cast, say) }),
    ...joinedLands(view, say),
    ...(epoch === epochOf(view) ? chips(view, say, verbosity) : []),
    ...seatsOf(view.seats).map((seat) => player(view, seat, cast, say, verbosity)),
    ...(genes.length > 0 ? [say.alt.onOffer({ genes })] : []),
  ].join(' ');
}

/** From all details down to the minimum that a player needs. */
const VERBOSITIES: readonly Verbosity[] = [
  { name: 32, player: 'player', withChips: true, withOffer: true },
  { name: 12, player: 'player', withChips: true, withOffer: true },
  { name: 12, player: 'shortPlayer', withChips: true, withOffer: true },
  { name: 6, player: 'shortPlayer', withChips: true, withOffer: true },
  { name: 6, player: 'shortPlayer', withChips: false, withOffer: true },
  { name: 3, player: 'shortPlayer', withChips: false, withOffer: false },
];

/** The most detailed text that fits Discord's limit. */
export function altTextOfBoard(view: View, moment: PicturedMoment | null, cast: Cast, say: Say): string {
  let text = '';
  for (const verbosity of VERBOSITIES) {
    text = boardAt(view, moment, cast, say, verbosity);
    if (text.length <= MOST_ALT_TEXT) return text;
  }
  return cutTo(text, MOST_ALT_TEXT);
}

export function altTextOfHand(view: View, say: Say): string {
  const picked = view.picked === null ? [] : [say.alt.picked({ chip: view.picked })];
  return [...picked, say.alt.hand({ chips: byNumber(view.hand) })].join(' ');
}

/** Names with effects, cut at Discord’s limit. */
export function altTextOfGenes(genes: readonly Gene[], say: Say): string {
  if (genes.length === 0) return say.alt.noGenes;
  const each = genes.map((gene) => {
    const { name, effect } = say.genes[gene];
    return say.alt.gene({
      name,
      effect: AUTOMATIC_GENES.includes(gene) ? `${effect} (${say.picture.automatic})` : effect,
    });
  });
  return cutTo(each.join(' '), MOST_ALT_TEXT);
}

/** The choices, with the pieces there: for a region of a larger land, the pieces of the whole land. */
function targetPlace(area: Area, view: View, { letters }: Cast, say: Say): string {
  const whole = isOcean(area) ? area : view.landOf[area];
  const there = crowdNames(view, whole, letters) || say.alt.noneThere;
  const place =
    isOcean(whole) || area === whole
      ? say.area({ area: whole })
      : say.alt.regionOf({ region: Number(area), land: whole });
  return `${place} (${there})`;
}

/** Whose letter is whose: for texts that have letters, but no line for each player. */
const legend = ({ names, letters }: Cast, say: Say): string =>
  say.alt.legend({
    players: letters.map((letter, seat) => ({ letter, name: cutTo(names[seat] ?? '', LEGEND_NAME) })),
  });

const LEGEND_NAME = 12;

/** A menu says what its letters mean: those of the choices, and those of the players. */
export function altTextOfMenu(
  targets: readonly { readonly area: Area; readonly letter: string }[],
  view: View,
  cast: Cast,
  say: Say,
): string {
  const named = targets.map(({ area, letter }) => {
    const place = targetPlace(area, view, cast, say);
    // A region that is called by its number has said it.
    return !isOcean(area) && letter === String(area) ? place : say.alt.target({ letter, place });
  });
  return cutTo(`${say.alt.menu({ targets: named.join(', ') })} ${legend(cast, say)}`, MOST_ALT_TEXT);
}
