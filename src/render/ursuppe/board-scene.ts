/** The whole table in one picture: the track, the soup with all who live in it, and the players. */
import type { Position } from '#games/ursuppe/state.ts';
import { altTextOfBoard } from '#i18n/ursuppe/alt-text.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { outerSize } from '../kit/track.ts';
import type { Scene, Shape } from '../scene.ts';
import { stamped } from '../shapes.ts';
import { plaque, reserveLand, roundLand } from './corners.ts';
import { current } from './current.ts';
import { island } from './island.ts';
import { lightsOn } from './lights.ts';
import { castIn, type Look, wordsOf } from './look.ts';
import { SIDE_WIDTH, SOUP, SOUP_ORIGIN, TRACK } from './plan.ts';
import { playersPanel } from './players-panel.ts';
import { poolShapes } from './pools.ts';
import { shade, ways } from './targets.ts';
import { NIGHT } from './theme.ts';
import { arrows, graves } from './traces.ts';
import { emptyTrack, markers } from './track.ts';

/** Within the soup. */
export function soupShapes(position: Position, look: Look): Shape[] {
  const { targets } = look;
  return [
    stamped('soup', SOUP.width / 2, SOUP.height / 2),
    ...current(position),
    ...(targets === null ? [] : [...shade(position, targets), ...ways(targets)]),
    ...arrows(look),
    ...poolShapes(position, look, lightsOn(position, look)),
    ...graves(look),
    ...island(position, look),
    ...roundLand(position, look),
    ...plaque(position, look),
    ...reserveLand(position, look),
  ];
}

const { width: BOARD_WIDTH } = outerSize(TRACK);

function board(position: Position, look: Look): Shape[] {
  return [
    ...emptyTrack(position.finish),
    { kind: 'group', ...SOUP_ORIGIN, scale: 1, clip: { x: 0, y: 0, ...SOUP }, shapes: soupShapes(position, look) },
    ...markers(position, look),
  ];
}

export function boardScene(position: Position, look: Look): Scene {
  const beside = { x: BOARD_WIDTH + 6, y: 6, width: SIDE_WIDTH - 12, height: FULL_PICTURE.height - 12 };
  return {
    game: 'ursuppe',
    ...FULL_PICTURE,
    background: NIGHT,
    shapes: [...board(position, look), ...playersPanel(position, look, beside)],
  };
}

export const boardAltText = (position: Position, look: Look): string =>
  altTextOfBoard(position, castIn(look, position), wordsOf(look));
