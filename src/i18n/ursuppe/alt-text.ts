/** The picture of the board in words, for people who can't see it: enough to play by, the map included. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { damageOf, numbersOn } from '#games/ursuppe/amoebas.ts';
import { SPACES, type Space } from '#games/ursuppe/board.ts';
import { genesIn } from '#games/ursuppe/genes.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { cutTo } from '../cut.ts';
import { type Cast, foodOn, nameOf } from './cast.ts';
import { headline } from './situation.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;

/** Discord's limit for the description of an attachment. */
export const MOST_ALT_TEXT = 1024;

const letterOf = (cast: Cast, seat: Seat, { colours }: Say): string => {
  const colour = cast.colours[seat];
  return colour === undefined ? '' : colours[colour].letter;
};

/** The amoebas on a space, each by letter and number. */
export const crowdOn = (position: Position, space: Space, cast: Cast, say: Say): string =>
  seatsOf(position.seats)
    .flatMap((seat) =>
      numbersOn(position, seat, space).map((amoeba) =>
        say.alt.amoeba({ letter: letterOf(cast, seat, say), amoeba, damage: damageOf(position, seat, amoeba) }),
      ),
    )
    .join(' ');

const spaceText = (position: Position, space: Space, cast: Cast, say: Say): string =>
  say.alt.space({ space, food: foodOn(position, space, cast), crowd: crowdOn(position, space, cast, say) });

interface Verbosity {
  /** How long a name may be; 0 for the letter alone. */
  readonly name: number;
  readonly withMap: boolean;
}

/** From all details down to the least that a player needs. */
const VERBOSITIES: readonly Verbosity[] = [
  { name: 32, withMap: true },
  { name: 12, withMap: true },
  { name: 0, withMap: true },
  { name: 0, withMap: false },
];

function playerText(position: Position, seat: Seat, cast: Cast, say: Say, { name }: Verbosity): string {
  const player = {
    letter: letterOf(cast, seat, say),
    name: cutTo(nameOf(cast, seat), name),
    place: ofSeat(position.track, seat),
    bp: ofSeat(position.bp, seat),
    genes: genesIn(position.genes[seat] ?? 0),
  };
  return name === 0 ? say.alt.shortPlayer(player) : say.alt.player(player);
}

function boardAt(position: Position, cast: Cast, say: Say, verbosity: Verbosity): string {
  const { alt } = say;
  return [
    alt.headline({ headline: headline(position, cast, say) }),
    ...(position.card === null ? [] : [alt.environment({ card: position.card })]),
    ...(verbosity.withMap ? [alt.map, alt.key] : [alt.shortKey]),
    ...SPACES.map((space) => spaceText(position, space, cast, say)),
    ...seatsOf(position.seats).map((seat) => playerText(position, seat, cast, say, verbosity)),
  ].join(' ');
}

/** The most detailed text that fits Discord's limit. */
export function altTextOfBoard(position: Position, cast: Cast, say: Say): string {
  let text = '';
  for (const verbosity of VERBOSITIES) {
    text = boardAt(position, cast, say, verbosity);
    if (text.length <= MOST_ALT_TEXT) return text;
  }
  return cutTo(text, MOST_ALT_TEXT);
}

/** Without a limit, a space a line. */
export const boardInWords = (position: Position, cast: Cast, say: Say): string =>
  [
    ...(position.card === null ? [] : [say.alt.environment({ card: position.card })]),
    say.alt.map,
    say.alt.key,
    ...SPACES.map((space) => spaceText(position, space, cast, say)),
  ].join('\n');
