/** The game as its table shows it to all: with the moves that are known to lie face down counted as made. */
import type { PlayView, TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';

export const shownView = ({ game }: TableView, { open, deciding }: PlayView): object =>
  presentationOf(game).awaiting?.(
    open,
    deciding.map(({ seat }) => seat),
  ) ?? open;
