/** The five production tracks of a colony. */
import { TRACKS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { TrackId } from '#games/ants/content/content-file.ts';
import type { Player, Position } from '#games/ants/state.ts';
import { recent } from '#shared/recent.ts';
import type { Paint } from '../players.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, text } from '../shapes.ts';
import { signAt } from './bonuses.ts';
import { BONE, CREAM, INK, MUTED, SLATE } from './theme.ts';

const LABEL = 110;

/** Of an egg track: the egg and its column. */
const signs = (track: TrackId, { x, y, height }: Box): Shape[] => {
  const middle = y + height / 2;
  if (track === 'food' || track === 'leaf') return [signAt(track, { x: x + 54, y: middle }, 44)];
  return [signAt('egg', { x: x + 32, y: middle }, 42), signAt(track, { x: x + 78, y: middle }, 42)];
};

function square(production: number, box: Box, state: 'here' | 'passed' | 'ahead', paint: Paint): Shape[] {
  const d = roundedBox(box, 12);
  const isHere = state === 'here';
  return [
    filled(d, isHere ? paint.fill : state === 'passed' ? BONE : SLATE, state === 'passed' ? 0.55 : 1),
    ...(isHere ? [lined(d, { colour: CREAM, width: 5 })] : []),
    text(String(production), box.x + box.width / 2, box.y + box.height / 2, {
      size: 40,
      face: 'strong',
      colour: isHere ? paint.ink : state === 'passed' ? INK : MUTED,
      maxWidth: 60,
      align: 'center',
    }),
  ];
}

function trackShapes(track: TrackId, production: readonly number[], here: number, box: Box, paint: Paint): Shape[] {
  const { x, y, height } = box;
  const width = (box.width - LABEL) / production.length;
  const squares = production.flatMap((value, at) =>
    square(
      value,
      { x: x + LABEL + at * width + 3, y: y + 3, width: width - 6, height: height - 6 },
      at === here ? 'here' : at < here ? 'passed' : 'ahead',
      paint,
    ),
  );
  return [...signs(track, box), ...squares];
}

/** There are few ways in which a track can stand. */
const drawn = recent<string, readonly Shape[]>(500);

export function productionShapes(position: Position, { tracks }: Player, box: Box, paint: Paint): Shape[] {
  const { production } = contentOf(position).file.tracks;
  const height = box.height / TRACKS.length;
  return TRACKS.flatMap((track, i) => {
    const here = tracks[i] ?? 0;
    const own = { ...box, y: box.y + i * height, height };
    const key = `${position.content}/${track}/${here}/${own.x} ${own.y}/${paint.fill} ${paint.ink}`;
    return drawn.get(key, () => trackShapes(track, production, here, own, paint));
  });
}
