/** The public view of a game, with the sealed moves that everybody knows of counted as made. */
import type { PlayView, TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';

export const shownView = ({ game }: TableView, { open, deciding }: PlayView): object =>
  presentationOf(game).awaiting?.(
    open,
    deciding.map(({ seat }) => seat),
  ) ?? open;
