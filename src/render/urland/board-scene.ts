/** The whole table in one picture: headline, board, players, genes. */
import { OCEANS } from '#games/urland/board.ts';
import type { View } from '#games/urland/view.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import { HEADER_HEIGHT } from '../kit/title-bar.ts';
import type { Scene, Shape } from '../scene.ts';
import { stamped, text } from '../shapes.ts';
import { burning, trembling, weather } from './atmosphere.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './coastlines.ts';
import { header } from './header.ts';
import { type Look, wordsOf } from './look.ts';
import { landNumbers } from './numbers.ts';
import { pieceShape, piecesOf } from './pieces.ts';
import { OCEAN_NAMES } from './plots.ts';
import { SIDE_WIDTH, sidePanel } from './side-panel.ts';
import { letters, shade } from './targets.ts';
import { NIGHT } from './theme.ts';
import { tracesOf } from './traces.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, emptyTrack, MAP_ORIGIN, markers } from './track.ts';
import { volcanoes } from './volcano.ts';

function oceanNames(look: Look): Shape[] {
  return OCEANS.map((ocean) => {
    const { x, y, width, height } = OCEAN_NAMES[ocean];
    return text(wordsOf(look).oceans[ocean], x + width / 2, y + height / 2, {
      size: 43,
      face: 'map',
      colour: '#f3fbf6',
      maxWidth: width,
      align: 'center',
      halo: { colour: 'rgba(10,50,70,0.55)', width: 6 },
    });
  });
}

/** The map and everything on it, relative to the map's corner. */
export function mapShapes(view: View, look: Look): Shape[] {
  const traces = tracesOf(view, look);
  return [
    stamped('map', MAP_WIDTH / 2, MAP_HEIGHT / 2),
    // While something is to be chosen, light and dark show the choices, so there is no weather.
    ...(look.targets.length > 0 ? shade(view, look) : weather(view, look)),
    ...traces.glows,
    ...trembling(view, look),
    ...volcanoes(view),
    ...traces.arrows,
    ...burning(view, look),
    ...oceanNames(look),
    ...landNumbers(view, look),
    ...piecesOf(view).map((piece) => pieceShape(look, piece)),
    ...traces.notes,
    ...letters(look),
  ];
}

function board(view: View, look: Look): Shape[] {
  const clip = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };
  return [
    ...emptyTrack(),
    { kind: 'group', ...MAP_ORIGIN, scale: 1, clip, shapes: mapShapes(view, look) },
    ...markers(view, look),
  ];
}

export function boardScene(view: View, look: Look): Scene {
  const beside = { x: BOARD_WIDTH, y: HEADER_HEIGHT, width: SIDE_WIDTH, height: BOARD_HEIGHT };
  return {
    game: 'urland',
    ...FULL_PICTURE,
    background: NIGHT,
    shapes: [
      ...header(view, look, FULL_PICTURE.width),
      { kind: 'group', x: 0, y: HEADER_HEIGHT, scale: 1, shapes: board(view, look) },
      ...sidePanel(view, look, beside),
    ],
  };
}
