/** A question with buttons for its answers. */
import { amountPart } from './amount-panel.ts';
import { heapPart } from './heap-panel.ts';
import { optionsPart } from './options-panel.ts';
import { type Drafted, type Panel, type QuestionPart, questionsIn } from './panel.ts';
import type { AtQuestion, SeatAtTable } from './seat-context.ts';
import { setPart } from './set-panel.ts';
import type { Walk } from './walk.ts';

export interface Place {
  readonly drafted: Drafted | null;
  /** The open part of a long list. */
  readonly shelf: readonly number[];
}

/** Null if the long list has no such part. */
export function questionPanel(asked: SeatAtTable, at: AtQuestion, walk: Walk, { drafted, shelf }: Place): Panel | null {
  const { step } = at;
  const illustrated = (part: QuestionPart, seen = at): Panel => ({
    ...part,
    sketches: questionsIn(asked).sketches?.(seen) ?? [],
  });
  switch (step.kind) {
    case 'options': {
      const options = optionsPart(asked, { ...at, step }, { way: walk, shelf });
      return options && illustrated(options.part, { ...at, shown: options.shown });
    }
    case 'some':
      return illustrated(setPart(asked, { ...at, step }, walk, drafted));
    case 'amount':
      return illustrated(amountPart(asked, { ...at, step }, walk, drafted));
    case 'heap':
      return illustrated(heapPart(asked, { ...at, step }, walk, drafted));
  }
}
