/** What a player knows of the hidden chips, in words. */
import { type Knowledge, knowledgeOf } from '#games/urland/knowledge.ts';
import { escaped } from '../../readers/escaped.ts';
import { type AskedSeat, wordsOf } from './seat-context.ts';

function whereLine({ where }: Knowledge, asked: AskedSeat): string {
  const { known } = wordsOf(asked);
  if (where.kind === 'picked') return known.picked(where);
  return known[where.kind]({ name: escaped(asked.reader.names[where.by] ?? ''), chips: where.chips });
}

function restLine({ unseen, among }: Knowledge, asked: AskedSeat): string[] {
  const { known } = wordsOf(asked);
  if (among.length === 0) return [];
  return [unseen > 0 ? known.unseen({ count: unseen, chips: among }) : known.toCome({ chips: among })];
}

export function knownTo(asked: AskedSeat): string[] {
  const knowledge = knowledgeOf(asked.view);
  return knowledge ? [whereLine(knowledge, asked), ...restLine(knowledge, asked)] : [];
}
