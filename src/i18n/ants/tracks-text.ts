/** The tracks beside the garden in words. */
import { TERRAINS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { starTrackLength } from '#games/ants/stars.ts';
import type { Position } from '#games/ants/state.ts';
import { cutTo } from '../cut.ts';
import type { Cast } from './cast.ts';
import { sayBonus } from './effects.ts';
import { letterOf, MOST_ALT_TEXT } from './garden-text.ts';
import type { AntsWords } from './words.ts';

function swarmLines(position: Position, cast: Cast, say: AntsWords): string[] {
  return contentOf(position).file.flight.swarms.map(({ square, values }, area) =>
    say.trackText.swarm({
      square,
      spaces: (values[position.seats] ?? []).map((value, at) => {
        const holder = position.swarms[area]?.[at] ?? null;
        return { value, holder: holder === null ? null : letterOf(cast, holder, say) };
      }),
    }),
  );
}

function leafLines({ leaves, ...position }: Position, cast: Cast, say: AntsWords): string[] {
  const { leafTiles } = contentOf(position).file;
  return leaves.flatMap(({ tile, cubes }, at) => {
    const terrain = TERRAINS[at];
    const bonus = sayBonus(leafTiles.find(({ id }) => id === tile)?.do ?? [], say.briefly);
    const letters = cubes.map((seat) => letterOf(cast, seat, say));
    return terrain === undefined ? [] : [say.trackText.leaf({ terrain, bonus, letters })];
  });
}

function tracksLines(position: Position, cast: Cast, say: AntsWords): string[] {
  const squares = position.flight.flatMap((seats, square) =>
    seats.length === 0 ? [] : [{ square, letters: seats.map((seat) => letterOf(cast, seat, say)) }],
  );
  const won = position.stars.map(({ seat, criterion }) => ({ letter: letterOf(cast, seat, say), criterion }));
  return [
    say.trackText.flight({ squares }),
    ...swarmLines(position, cast, say),
    say.trackText.stars({ won, of: starTrackLength(position) }),
    ...leafLines(position, cast, say),
    say.trackText.stock({ rooms: position.stock, deck: position.deck.length, objects: position.objects.length }),
  ];
}

/** A thing a line. */
export const tracksInWords = (position: Position, cast: Cast, say: AntsWords): string =>
  tracksLines(position, cast, say).join('\n');

export const altTextOfTracks = (position: Position, cast: Cast, say: AntsWords): string =>
  cutTo(tracksLines(position, cast, say).join(' '), MOST_ALT_TEXT);
