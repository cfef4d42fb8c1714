/** The whole table in one picture: the garden with all who live in it, and the players. */
import { starTrackLength } from '#games/ants/stars.ts';
import type { Position } from '#games/ants/state.ts';
import { altTextOfGarden } from '#i18n/ants/garden-text.ts';
import { headline } from '#i18n/ants/situation.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { HEADER_HEIGHT, HEADER_MIDDLE, NO_SIGN, titleBar } from '../kit/title-bar.ts';
import type { Scene, Shape } from '../scene.ts';
import { stamped, text } from '../shapes.ts';
import { signAt } from './bonuses.ts';
import { foragers, trails } from './corners.ts';
import { hexShapes, mist } from './hexes.ts';
import { castIn, type Look, wordsOf } from './look.ts';
import { GROUND_BOX, SIDE_WIDTH } from './plan.ts';
import { playersPanel } from './players-panel.ts';
import { chosen, places, shade, touched } from './targets.ts';
import { GOLD, NIGHT } from './theme.ts';

/** A drawing of this map. */
const drawn = (name: string, { content, seats }: Position): Shape =>
  stamped(`${name}/${content}/${seats}`, GROUND_BOX.width / 2, GROUND_BOX.height / 2);

function garden(position: Position, look: Look): Shape[] {
  const { targets } = look;
  return [
    drawn('ground', position),
    ...mist(position),
    ...hexShapes(position, look),
    ...(targets === null ? [] : shade(position, targets)),
    drawn('borders', position),
    ...touched(position, look),
    ...(targets === null ? [] : chosen(position, targets)),
    ...trails(position, look),
    ...foragers(position, look),
    ...(targets === null ? [] : places(position, targets)),
  ];
}

/** How full the star track is: when it is full, the end is near. */
function starTrack(position: Position): Shape[] {
  const words = `${position.stars.length}/${starTrackLength(position)}`;
  return [
    signAt('star', { x: GROUND_BOX.width - 150, y: HEADER_MIDDLE - 2 }, 52),
    text(words, GROUND_BOX.width - 118, HEADER_MIDDLE, { size: 48, face: 'strong', colour: GOLD, maxWidth: 114 }),
  ];
}

const titleOf = (position: Position, look: Look): string =>
  look.title ?? headline(position, castIn(look, position), wordsOf(look));

export function boardScene(position: Position, look: Look): Scene {
  const { width, height } = FULL_PICTURE;
  const beside = { x: GROUND_BOX.width + 6, y: 6, width: SIDE_WIDTH - 12, height: height - 12 };
  return {
    game: 'ants',
    width,
    height,
    background: NIGHT,
    shapes: [
      ...titleBar({ title: titleOf(position, look), fill: NIGHT, sign: NO_SIGN, width: GROUND_BOX.width, right: 190 }),
      ...starTrack(position),
      {
        kind: 'group',
        x: 0,
        y: HEADER_HEIGHT,
        scale: 1,
        clip: { ...GROUND_BOX, y: 0 },
        shapes: garden(position, look),
      },
      ...playersPanel(position, look, beside),
    ],
  };
}

export const boardAltText = (position: Position, look: Look): string =>
  altTextOfGarden(position, castIn(look, position), wordsOf(look));
