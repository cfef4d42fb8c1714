/** How each question is put. */
import { type Area, isOcean } from '#games/urland/board.ts';
import { areaName } from '#i18n/urland/places.ts';
import type { At } from '../guide.ts';
import { origin, underWay, viewOf, wordsOf } from './asked.ts';
import { placeTitle } from './places.ts';

/** Without markup: a picture's title too. */
export function questionOf(at: At): string {
  const say = wordsOf(at);
  const { questions } = say.play;
  const move = underWay(at);
  if (move === null) return questions[kindQuestion(at)];
  const key = `${move.kind}.${at.step.asks}`;
  if (!isQuestion(key, questions)) return questions.action;
  const question = questions[key];
  return typeof question === 'string' ? question : question({ from: fromOf(at, move.kind) });
}

function kindQuestion(at: At): 'buy' | 'extra' | 'action' {
  const { phase } = viewOf(at);
  if (phase.kind === 'buy') return 'buy';
  return phase.kind === 'actions' && phase.left === 0 ? 'extra' : 'action';
}

const isQuestion = <T extends object>(key: string, questions: T): key is Extract<keyof T, string> =>
  Object.hasOwn(questions, key);

function fromOf(at: At, kind: string): string {
  const say = wordsOf(at);
  const from: Area | null = origin(at);
  if (from === null) return '';
  if (kind === 'bite' || kind === 'assimilate') return placeTitle(from, say);
  return kind === 'cross' && !isOcean(from) ? say.play.option.region({ number: from }) : areaName(from, say);
}
