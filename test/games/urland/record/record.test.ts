import { describe, expect, it } from 'vitest';
import { formatPosition } from '#games/urland/record/position.ts';
import { urland } from '../../../support/urland.ts';
import { playRecord } from '../../../support/urland-record.ts';

const SETUP = `urland 1
players red blue green yellow
chance volcano 11
chance deal red:3,7 blue:2,12 green:1,5 yellow:9,10
chance pass red:7,3 blue:2,12 green:5,1 yellow:10,9
chance genes wings teeth egg ears legs turbo care warm muscles stink assimilation
chance draw 4
chance draw 7
chance draw 1
blue score 7
`;

const verdict = (text: string) => {
  const result = playRecord(text);
  return result.ok ? 'legal' : `${result.error.line} ${result.error.reason}`;
};

describe('the text of a record', () => {
  it.each([
    ['the whole set-up', SETUP],
    ['an empty file', ''],
    ['the first line alone', 'urland 1\n'],
    ['a header alone', 'urland 1\nplayers red blue green\n'],
    ['a last line without its end', SETUP.trimEnd()],
    ['lines that end in CRLF', SETUP.replaceAll('\n', '\r\n')],
    ['empty lines and remarks between', SETUP.replaceAll('\n', '\n\n# a remark\n')],
    ['colours in any order', 'urland 1\nplayers purple yellow red\nchance volcano 3\n'],
  ])('is taken with %s', (_what, text) => {
    expect(verdict(text)).toBe('legal');
  });

  it.each([
    ['another version', 'urland 2\n', '1 not-a-record'],
    ['a byte order mark', `\uFEFF${SETUP}`, '1 not-a-record'],
    ['two players', 'urland 1\nplayers red blue\n', '2 no-players'],
    ['six players', 'urland 1\nplayers red blue green yellow purple red\n', '2 no-players'],
    ['a colour twice', 'urland 1\nplayers red blue red\n', '2 no-players'],
    ['an unknown colour', 'urland 1\nplayers red blue black\n', '2 no-players'],
    ['players missing', 'urland 1\nchance volcano 11\n', '2 no-players'],
  ])('is refused with %s', (_what, text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ['a CR that no LF follows', 'green land A>5\r#'],
    ['two spaces', 'green  land A>5'],
    ['a space before', ' green land A>5'],
    ['a space after', 'green land A>5 '],
    ['a tab', 'green\tland A>5'],
    ['a line of spaces', '  '],
    ['a remark after it', 'green land A>5 # good'],
    ['a leading zero', 'green land A>05'],
    ['a sign', 'green land A>+5'],
    ['a count of one', 'green land A>5 x1'],
    ['a count of none', 'green swim A>B x0'],
    ['a count with a zero before', 'green swim A>B x02'],
    ['a word too many', 'green done now'],
    ['capitals', 'Green land A>5'],
    ['a small ocean', 'green land a>5'],
    ['somebody who does not play', 'purple done'],
    ['an unknown verb', 'green jump A>5'],
    ['a verb of every object', 'green constructor'],
    ['chance alone', 'chance'],
    ['an empty heap', 'green retreat -'],
    ['a heap with a hole', 'green retreat A:1,,B:1'],
    ['other digits', 'green land A>５'],
    ['a number beyond all numbers', 'green swim A>B x99999999999999999999'],
  ])('an entry is unreadable with %s', (_what, line) => {
    expect(verdict(`${SETUP}yellow done\nred done\n${line}\n`)).toBe('13 malformed');
  });

  it('counts every line of the file, remarks and empty ones too', () => {
    expect(verdict(`# remark\n\n${SETUP}\nblue done\n`)).toBe('14 not-your-decision');
  });
});

describe('a position', () => {
  const positions: string[] = [];
  playRecord(SETUP, ({ state }) => positions.push(formatPosition(state)));

  it('comes after every entry, setup included', () => {
    expect(positions).toHaveLength(8);
    expect(positions.map((position) => JSON.parse(position).phase)).toEqual([
      ...Array(6).fill('setup'),
      'choose',
      'actions',
    ]);
  });

  it('has its keys in the order of the format and nothing secret', () => {
    expect(positions[0]).toBe(
      '{"oceans":{"A":[3,3,3,3],"B":[3,3,3,3],"C":[3,3,3,3],"D":[3,3,3,3],"E":[3,3,3,3]},' +
        '"lands":{"1":{"regions":[1],"ichtos":[0,0,0,0]},"2":{"regions":[2],"ichtos":[0,0,0,0]},"3":{"regions":[3],"ichtos":[0,0,0,0]},' +
        '"4":{"regions":[4],"ichtos":[0,0,0,0]},"5":{"regions":[5],"ichtos":[0,0,0,0]},"6":{"regions":[6],"ichtos":[0,0,0,0]},' +
        '"7":{"regions":[7],"ichtos":[0,0,0,0]},"8":{"regions":[8],"ichtos":[0,0,0,0]},"9":{"regions":[9],"ichtos":[0,0,0,0]},' +
        '"10":{"regions":[10,11],"ichtos":[0,0,0,0]},"12":{"regions":[12],"ichtos":[0,0,0,0]}},' +
        '"reserve":[12,12,12,12],"track":[0,0,0,0],"extra":[2,2,2,2],"genes":[[],[],[],[]],"row":[],"chips":[],' +
        '"environment":null,"phase":"setup","to_act":[],"actions_left":0,"over":false,"winner":null}',
    );
  });

  it('shows the markers and the start player from the deal on', () => {
    expect(JSON.parse(positions[1] ?? '')).toMatchObject({ track: [2, 1, 4, 3], environment: 1, row: [] });
  });

  it.each([
    [{ kind: 'flee', land: 5, ocean: 'A' } as const],
    [{ kind: 'dive', lands: [5] } as { kind: 'dive'; lands: 5[] }],
  ])('calls %o a dive', (phase) => {
    const state = urland({ phase, genes: { blue: ['ears'] } });
    expect(JSON.parse(formatPosition(state))).toMatchObject({ phase: 'dive', to_act: [1] });
  });
});
