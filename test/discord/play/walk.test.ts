import { describe, expect, it } from 'vitest';
import { answersTo, type Menu, walk } from '#discord/play/walk.ts';
import { ok } from '#engine/result.ts';

/** A menu of nothing but options: how many there are to each question, in order. */
const menuOf =
  (...counts: readonly number[]): Menu<readonly unknown[], never> =>
  (picks) => {
    const count = counts[picks.length];
    if (count === undefined) return ok({ kind: 'complete', move: picks });
    const options = Array.from({ length: count }, (_, pick) => ({
      pick,
      label: { kind: 'number', id: pick },
      blocked: null,
    }));
    return ok({ kind: 'options', asks: `q${picks.length}`, of: 'number', options });
  };

const at = (menu: Menu<readonly unknown[], never>, ...tokens: string[]) => {
  const walked = walk(menu, tokens);
  return walked.ok ? { picks: walked.value.picks, kind: walked.value.step.kind } : walked.error;
};

describe('a walk through questions', () => {
  it('asks nothing that has only one answer', () => {
    expect(at(menuOf(1, 2, 1))).toEqual({ picks: [0], kind: 'options' });
    expect(at(menuOf(1, 2, 1), '1')).toEqual({ picks: [0, 1, 0], kind: 'complete' });
  });

  it('refuses what is not offered, and what comes after the end', () => {
    expect(at(menuOf(2), '2')).toEqual({ code: 'not-offered' });
    expect(at(menuOf(2), '1', '0')).toEqual({ code: 'not-offered' });
  });

  it('with one answer to every question asks the last one even so, and takes that answer', () => {
    expect(at(menuOf(1, 1))).toEqual({ picks: [0], kind: 'options' });
    expect(at(menuOf(1, 1), '0')).toEqual({ picks: [0, 0], kind: 'complete' });
    expect(at(menuOf(1, 1), '1')).toEqual({ code: 'not-offered' });
    expect(at(menuOf(1, 1), '0', '0')).toEqual({ code: 'not-offered' });
  });

  it.each([
    { counts: [2, 1, 3], picks: [1, 0, 2], answers: ['1', '2'] },
    { counts: [1, 1], picks: [0, 0], answers: ['0'] },
  ])('is written as what was asked alone: $answers', ({ counts, picks, answers }) => {
    expect(answersTo(menuOf(...counts), picks)).toEqual(answers);
    expect(at(menuOf(...counts), ...answers)).toEqual({ picks, kind: 'complete' });
  });
});
