/** The operation `scent`: a pheromone cube leaves the board, but goes to no leaf tile. */
import { inOrder } from '#engine/questions.ts';
import { popTask } from './agenda.ts';
import { TERRAINS } from './box.ts';
import type { Terrain } from './content/content-file.ts';
import type { MoveOf } from './moves.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { scentStar } from './stars.ts';
import { type Player, playerAt } from './state.ts';

export const scentsLeft = ({ scents }: Player): Terrain[] => TERRAINS.filter((terrain) => !scents.includes(terrain));

export const SCENT: Rule<MoveOf<'scent'>> = {
  next: inOrder({
    kind: 'options',
    asks: 'terrain',
    of: 'terrain',
    among: (position, seat) => scentsLeft(playerAt(position, seat)),
  }),

  refuse: (position, seat, { terrain }) =>
    terrain === undefined || scentsLeft(playerAt(position, seat)).includes(terrain) ? null : NO_SUCH,

  enact(state, seat, { terrain }, tell) {
    const player = playerAt(state, seat);
    player.scents = [...player.scents, terrain];
    tell?.({ kind: 'scent-removed', seat, terrain });
    scentStar(state, seat, tell);
    popTask(state);
  },
};
