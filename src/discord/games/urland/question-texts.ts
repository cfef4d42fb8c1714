/** The sentence of each question. */
import { type AtQuestion, isKeyOf, origin, underWay, wordsOf } from './seat-context.ts';

/** Without markup: it is a picture's title too. */
export function questionOf(at: AtQuestion): string {
  const say = wordsOf(at);
  const { questions } = say.play;
  const move = underWay(at);
  if (move === null) return questions[kindQuestion(at)];
  const key = `${move.kind}.${at.step.asks}`;
  if (!isKeyOf(questions, key)) return questions.action;
  const question = questions[key];
  if (typeof question === 'string') return question;
  const from = origin(at);
  return from === null ? questions.action : question({ from });
}

function kindQuestion(at: AtQuestion): 'buy' | 'extra' | 'action' {
  const { phase } = at.view;
  if (phase.kind === 'buy') return 'buy';
  return phase.kind === 'actions' && phase.left === 0 ? 'extra' : 'action';
}
