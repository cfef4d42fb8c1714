/** Arrows, notes and glows that show the last events. */
import { type Area, isOcean } from '#games/urland/board.ts';
import { regionsOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import { arrowBetween } from '../kit/arrows.ts';
import type { Box, Shape } from '../scene.ts';
import { lined } from '../shapes.ts';
import { landPath } from './coasts.ts';
import { happeningsOf, type Journey } from './happenings.ts';
import { type Look, paintOf } from './look.ts';
import { noteShapes } from './notes.ts';
import { roomOf } from './plots.ts';
import { EMBER } from './theme.ts';

/** A land has one number, but an event may still use a number that it has lost since. */
const nowCalled = (position: Position, area: Area): Area => (isOcean(area) ? area : position.landOf[area]);

/** A land has room on each of its regions. */
const roomsOf = (position: Position, area: Area): readonly Box[] =>
  isOcean(area) ? [roomOf(area)] : regionsOf(position, position.landOf[area]).map(roomOf);

function journeys(position: Position, look: Look, list: readonly Journey[]): Shape[] {
  return list.flatMap(({ seat, from, to }, i) => {
    const earlier = list.slice(0, i).filter((other) => other.from === from && other.to === to).length;
    return arrowBetween(
      roomsOf(position, from),
      roomsOf(position, to),
      seat === null ? EMBER : paintOf(look, seat).fill,
      earlier,
    );
  });
}

const glow = (position: Position, area: Area): Shape[] => {
  const here = nowCalled(position, area);
  if (isOcean(here)) return [];
  const d = landPath(position, here);
  return [lined(d, { colour: EMBER, width: 10 }, 0.85)];
};

/** While somebody chooses how many of theirs flee, the way is known already. */
const flight = ({ phase }: Position, { moment }: Look): Journey[] =>
  phase.kind === 'flee' && moment === null ? [{ seat: null, from: phase.land, to: phase.ocean }] : [];

export interface Traces {
  readonly glows: readonly Shape[];
  readonly arrows: readonly Shape[];
  readonly notes: readonly Shape[];
}

export function tracesOf(position: Position, look: Look): Traces {
  const happenings = happeningsOf(look.events);
  return {
    glows: happenings.struck.flatMap((area) => glow(position, area)),
    arrows: journeys(position, look, [...happenings.journeys, ...flight(position, look)]),
    notes: noteShapes(
      position,
      look,
      happenings.notes.map((note) => ({ ...note, area: nowCalled(position, note.area) })),
    ),
  };
}
