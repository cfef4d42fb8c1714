/** Arrows, notes and glows that show the last events. */
import { type Area, isOcean } from '#games/urland/board.ts';
import type { Position } from '#games/urland/state.ts';
import { arrowBetween } from '../kit/arrows.ts';
import type { Box, Shape } from '../scene.ts';
import { lined } from '../shapes.ts';
import { landPath } from './coasts.ts';
import { happeningsOf, type Journey } from './happenings.ts';
import { type Look, paintOf } from './look.ts';
import { noteShapes } from './notes.ts';
import { roomsOf } from './plots.ts';
import { EMBER } from './theme.ts';

/** A land has one number, but an event may still use a number that it has lost since. */
const nowCalled = (position: Position, area: Area): Area => (isOcean(area) ? area : position.landOf[area]);

function journeys(position: Position, look: Look, list: readonly Journey[]): Shape[] {
  return list.flatMap(({ seat, from, to }, i) => {
    const roomsAt = (area: Area): readonly Box[] => roomsOf(nowCalled(position, area));
    const earlier = list.slice(0, i).filter((other) => other.from === from && other.to === to).length;
    return arrowBetween(roomsAt(from), roomsAt(to), seat === null ? EMBER : paintOf(look, seat).fill, earlier);
  });
}

const glow = (position: Position, area: Area): Shape[] => {
  const here = nowCalled(position, area);
  if (isOcean(here)) return [];
  const d = landPath(position, here);
  return [lined(d, { colour: EMBER, width: 12 }, 0.85)];
};

export interface Traces {
  /** Below the Ichtos. */
  readonly below: readonly Shape[];
  readonly above: readonly Shape[];
}

export function tracesOf(position: Position, look: Look): Traces {
  const happenings = happeningsOf(look.events);
  return {
    below: [
      ...happenings.struck.flatMap((area) => glow(position, area)),
      ...journeys(position, look, happenings.journeys),
    ],
    above: noteShapes(
      look,
      happenings.notes.map((note) => ({ ...note, area: nowCalled(position, note.area) })),
    ),
  };
}
