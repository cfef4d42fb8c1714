import { describe, expect, it } from 'vitest';
import { formatRecord, linesOf, playRecord } from '#engine/record.ts';
import { MODULE } from '#games/sticks/index.ts';

const START = `sticks 1
players red blue
chance begin red
red take 17
blue gather 1,2,3
red allow
`;

const verdict = (text: string) => {
  const result = playRecord(MODULE, linesOf(text));
  return result.ok ? 'legal' : `${result.error.line} ${result.error.reason}`;
};

function positionsOf(text: string): string[] {
  const positions: string[] = [];
  playRecord(MODULE, linesOf(text), ({ state }) => positions.push(MODULE.record.formatPosition(state)));
  return positions;
}

describe('the text of a record', () => {
  it.each([
    ['a few turns', START],
    ['the first line alone', 'sticks 1\n'],
    ['a header alone', 'sticks 1\nplayers red blue\n'],
    ['the colours the other way round', 'sticks 1\nplayers blue red\nchance begin red\n'],
    ['a goal', START.replace('chance', 'goal ten\nchance')],
    ['a goal and nothing after it', 'sticks 1\nplayers red blue\ngoal ten\n'],
    ['remarks around the goal', 'sticks 1\nplayers red blue\n# short\n\ngoal ten\n# now\nchance begin blue\n'],
  ])('is taken with %s', (_what, text) => {
    expect(verdict(text)).toBe('legal');
  });

  it.each([
    ['another version', 'sticks 2\n', '1 not-a-record'],
    ['one player', 'sticks 1\nplayers red\n', '2 no-players'],
    ['three players', 'sticks 1\nplayers red blue green\n', '2 no-players'],
    ['the goal before the players', 'sticks 1\ngoal ten\nplayers red blue\n', '2 no-players'],
    ['the usual goal', 'sticks 1\nplayers red blue\ngoal twenty\n', '3 malformed'],
    ['an unknown goal', 'sticks 1\nplayers red blue\ngoal five\n', '3 malformed'],
    ['the goal twice', 'sticks 1\nplayers red blue\ngoal ten\ngoal ten\n', '4 malformed'],
    ['two beginnings', `${START}chance begin blue\n`, '7 not-now'],
    ['no beginning', 'sticks 1\nplayers red blue\nred take 1\n', '3 not-your-decision'],
    ['the wrong player', `${START}blue take 4\n`, '7 not-your-decision'],
    ['an answer to nothing', `${START}red block\n`, '7 not-now'],
    ['a stick that is gone', `${START}red take 2\n`, '7 stick-gone'],
    ['a set that is too heavy', `${START}red gather 21,22,23\n`, '7 too-heavy'],
  ])('is refused with %s', (_what, text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ['a leading zero', 'red take 04'],
    ['stick 0', 'red take 0'],
    ['stick 61', 'red take 61'],
    ['two sticks to take', 'red take 4 5'],
    ['no stick', 'red take'],
    ['an empty set', 'red gather'],
    ['a set with a hole', 'red gather 4,,5'],
    ['spaces in a set', 'red gather 4, 5'],
    ['a word after an answer', 'red allow it'],
    ['somebody who does not play', 'green take 4'],
    ['an unknown verb', 'red steal 4'],
    ['capitals', 'Red take 4'],
    ['a beginning without a player', 'chance begin'],
    ['chance alone', 'chance'],
  ])('an entry is unreadable with %s', (_what, line) => {
    expect(verdict(`${START}${line}\n`)).toBe('7 malformed');
  });

  it('says the goal only where it is not the usual one', () => {
    const colours = ['red', 'blue'];
    expect(formatRecord(MODULE, { colours, options: { goal: 'twenty' }, entries: [] })).toBe(
      'sticks 1\nplayers red blue\n',
    );
    expect(formatRecord(MODULE, { colours, options: { goal: 'ten' }, entries: [] })).toBe(
      'sticks 1\nplayers red blue\ngoal ten\n',
    );
  });
});

describe('a position', () => {
  it('comes after every entry', () => {
    expect(positionsOf(START).map((position) => JSON.parse(position).phase)).toEqual([
      'turn',
      'turn',
      'answer',
      'turn',
    ]);
  });

  it('has its keys in the order of the format', () => {
    const lying = Array.from({ length: 60 }, (_, index) => index + 1).filter((stick) => stick !== 17);
    expect(positionsOf(START)[2]).toBe(
      `{"lying":[${lying}],"sticks":[[17],[]],"pebbles":[3,3],"goal":20,"turn":2,"phase":"answer",` +
        '"reached":[1,2,3],"to_act":[0],"over":false,"winners":[]}',
    );
  });
});
