/** How each question is put. */
import { type Area, isOcean } from '#games/urland/board.ts';
import { areaName } from '#i18n/urland/places.ts';
import { placeTitle } from './places.ts';
import { type AtQuestion, isKeyOf, origin, underWay, wordsOf } from './seat-context.ts';

/** Without markup: a picture's title too. */
export function questionOf(at: AtQuestion): string {
  const say = wordsOf(at);
  const { questions } = say.play;
  const move = underWay(at);
  if (move === null) return questions[kindQuestion(at)];
  const key = `${move.kind}.${at.step.asks}`;
  if (!isKeyOf(questions, key)) return questions.action;
  const question = questions[key];
  return typeof question === 'string' ? question : question({ from: fromOf(at, move.kind) });
}

function kindQuestion(at: AtQuestion): 'buy' | 'extra' | 'action' {
  const { phase } = at.view;
  if (phase.kind === 'buy') return 'buy';
  return phase.kind === 'actions' && phase.left === 0 ? 'extra' : 'action';
}

function fromOf(at: AtQuestion, kind: string): string {
  const say = wordsOf(at);
  const from: Area | null = origin(at);
  if (from === null) return '';
  if (kind === 'bite' || kind === 'assimilate') return placeTitle(from, say);
  return kind === 'cross' && !isOcean(from) ? say.play.option.region({ number: from }) : areaName(from, say);
}
