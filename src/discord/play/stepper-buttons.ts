/** The buttons that count a number up and down. */
import { type Block, buttons } from '../wire/message.ts';
import { type Drafted, pressButton } from './panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { type Change, changesWithin, isIdle, stepOf } from './stepper.ts';
import type { Token } from './token.ts';

function changeLabel({ reader: { words } }: SeatAtTable, change: Change, min: number): string {
  const { play } = words;
  const step = stepOf(change);
  if (step !== null) return step < 0 ? play.less({ by: -step }) : play.more({ by: step });
  if (change === 'all') return play.all;
  return min > 0 ? play.least({ min }) : play.none;
}

/** A number that is being counted, within its bounds. */
export interface Stepper extends Drafted {
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number };
  /** Whether the id has room for the result of this change. */
  hasRoomFor(change: Change): boolean;
}

export function stepperButtons(asked: SeatAtTable, answers: readonly Token[], stepper: Stepper): Block {
  const { draft, focus, value, range } = stepper;
  const each = changesWithin(range).map((change) => {
    const disabled = isIdle(value, change, range) || !stepper.hasRoomFor(change);
    const label = changeLabel(asked, change, range.min);
    return pressButton(asked, { kind: 'count', answers, draft, focus, change }, { label, disabled });
  });
  return buttons(...each);
}
