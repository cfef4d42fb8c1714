/** What a player reads above the answers. */
import { countOf, otherThan, pebblesOf } from '#games/sticks/state.ts';
import { escaped } from '../../readers/escaped.ts';
import { type AskedSeat, type AtQuestion, wordsOf } from './seat-context.ts';

export function titleOf(asked: AskedSeat): string {
  const { titles } = wordsOf(asked).play;
  const { kind } = asked.view.phase;
  return kind === 'turn' || kind === 'answer' ? titles[kind] : titles.waiting;
}

export function situationOf(asked: AskedSeat): string {
  const { view, seat, reader } = asked;
  const { situation } = wordsOf(asked).play;
  const pebbles = pebblesOf(view, seat);
  switch (view.phase.kind) {
    case 'turn':
      return situation.turn({ count: countOf(view, seat), goal: view.goal, pebbles });
    case 'answer': {
      const name = escaped(reader.names[otherThan(seat)] ?? '');
      return situation.answer({ name, sticks: view.phase.sticks, pebbles });
    }
    case 'begin':
    case 'over':
      return '';
  }
}

export function questionOf(at: AtQuestion): string {
  const { questions } = wordsOf(at).play;
  const { kind, line } = at.step.draft;
  if (kind === 'take') return questions['take.stick'];
  if (kind === 'gather') return line === undefined ? questions['gather.line'] : questions['gather.sticks']({ line });
  return at.view.phase.kind === 'answer' ? questions.answer : questions.turn;
}
