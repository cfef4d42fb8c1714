/** The bot's words about Urland around the game itself. */
import type { Gene } from '#games/urland/genes.ts';
import type { Role } from '#games/urland/roles.ts';
import { listsOf } from '../../plural.ts';
import { geneName } from './genes.ts';
import { ROLES } from './things.ts';

const list = listsOf('en');

interface PlayerLine {
  role: Role | null;
  place: number;
  genes: readonly Gene[];
}

export const table = {
  title: 'Urland',
  about:
    'Tribes of early tetrapods leave the oceans. Each turn one land is scored, and only one player knows which. **Rules** has the game in a minute.',
  /** The board has the rest beside the map. */
  player: ({ role, place, genes }: PlayerLine) =>
    [
      `🏁 ${place}`,
      ...(role === null ? [] : [ROLES[role]]),
      ...(genes.length === 0 ? [] : [genes.map(geneName).join(', ')]),
    ].join(' · '),
  finalPlayer: ({ place, genes }: Pick<PlayerLine, 'place' | 'genes'>) =>
    [`🏁 ${place}`, ...(genes.length === 0 ? [] : [list(genes.map(geneName))])].join(' · '),
  orders: {
    bid: { name: 'Bid in the next auction', hint: 'Your whole reserve, if that is less by then' },
    'end-turn': { name: 'End my turns', hint: 'When only an extra turn is left to choose' },
    panic: { name: 'Let fate choose in a panic', hint: 'A land and an ocean at random, for me' },
  },
};
