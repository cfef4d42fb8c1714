/** The picture of the tracks in words. */
import type { Criterion } from '#games/ants/box.ts';
import type { Terrain } from '#games/ants/content/content-file.ts';
import { CRITERIA, TERRAINS } from './things.ts';

export const tracks = {
  /** `letters`: from bottom to top. */
  flight: ({ squares }: { squares: readonly { square: number; letters: readonly string[] }[] }) =>
    `Flight, from bottom to top: ${squares.map(({ square, letters }) => `${square} ${letters.join(' ')}`).join(', ')}.`,
  /** `holder`: a letter; null for a free space. */
  swarm: ({ square, spaces }: { square: number; spaces: readonly { value: number; holder: string | null }[] }) =>
    `Swarming at ${square}: ${spaces.map(({ value, holder }) => `${value} ${holder ?? 'free'}`).join(', ')}.`,
  stars: ({ won, of }: { won: readonly { letter: string; criterion: Criterion }[]; of: number }) =>
    won.length === 0
      ? `No star of ${of}.`
      : `${won.length} of ${of} stars: ${won.map(({ letter, criterion }) => `${letter} ${CRITERIA[criterion]}`).join(', ')}.`,
  leaf: ({ terrain, bonus, letters }: { terrain: Terrain; bonus: string; letters: readonly string[] }) =>
    `Leaf tile ${TERRAINS[terrain]}: ${bonus}${letters.length === 0 ? '' : `, pheromones ${letters.join(' ')}`}.`,
  stock: ({ rooms, deck, objects }: { rooms: readonly number[]; deck: number; objects: number }) =>
    `Room tiles left: ${rooms.map((left, at) => `size ${at + 1} ×${left}`).join(', ')}. Deck ${deck}, objects ${objects}.`,
};
