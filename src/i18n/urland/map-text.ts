import { OCEANS, oceansTouch } from '#games/urland/board.ts';
import { landsOf, oceansOf, regionsOf, touches } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import { straitsOf } from '#games/urland/straits.ts';
import type { UrlandWords } from './words.ts';

const oceanLines = (position: Position, { map }: UrlandWords): string[] =>
  OCEANS.map((ocean) =>
    map.ocean({
      ocean,
      lands: landsOf(position).filter((land) => touches(position, land, ocean)),
      oceans: OCEANS.filter((other) => oceansTouch(ocean, other)),
    }),
  );

const landLines = (position: Position, { map }: UrlandWords): string[] =>
  landsOf(position).map((land) =>
    map.land({
      land,
      regions: regionsOf(position, land),
      oceans: oceansOf(position, land),
      straits: straitsOf(position, land),
    }),
  );

/** Which areas touch, as things stand. */
export const mapText = (position: Position, say: UrlandWords): string =>
  [
    `__${say.map.oceans}__`,
    ...oceanLines(position, say),
    `__${say.map.lands}__`,
    ...landLines(position, say),
    `-# ${say.map.volcanoes}`,
  ].join('\n');
