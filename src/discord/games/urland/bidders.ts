/** What everybody can bid: public, but scattered over the board. */
import type { Seat } from '#engine/seat.ts';
import { onMap } from '#games/urland/ichtos.ts';
import { bidOrder, highestPayable } from '#games/urland/mutation.ts';
import { ofSeat } from '#games/urland/state.ts';
import { escaped } from '../../readers/escaped.ts';
import { type AskedSeat, wordsOf } from './seat-context.ts';

function bidderLine(asked: AskedSeat, seat: Seat): string {
  const { view, reader } = asked;
  return wordsOf(asked).play.bidders.line({
    name: seat === asked.seat ? null : escaped(reader.names[seat] ?? ''),
    most: highestPayable(view, seat),
    reserve: ofSeat(view.reserve, seat),
    map: onMap(view, seat),
    genes: view.genes[seat]?.length ?? 0,
  });
}

/** In the order in which equal bids choose. */
export function bidderLines(asked: AskedSeat): string {
  const { view } = asked;
  const order = bidOrder(
    view,
    view.track.map(() => 0),
  );
  return [wordsOf(asked).play.bidders.heading, ...order.map((seat) => bidderLine(asked, seat))]
    .map((line) => `-# ${line}`)
    .join('\n');
}
