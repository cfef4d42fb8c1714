import { describe, expect, it } from 'vitest';
import { MODULE } from '#games/ursuppe/index.ts';
import { formatPosition } from '#games/ursuppe/record/position.ts';
import { codeOf, soup, stateAfter } from '../../../support/ursuppe.ts';
import { playRecord, verdict } from '../../../support/ursuppe-record.ts';

const BEGINNING = `ursuppe 1
players red blue green
chance card N11
chance order red blue green
red start 2
blue start 1
blue place 3 10
red place 6 14
green place 4 17
green place 5 15
red place 7 6
blue place 7 11
blue drift 3
blue eat 3 red:2,green:1
blue drift 7
blue eat 7 red:1,green:2
red drift 6
red eat 6 blue:2,green:1
red drift 7
green drift 4
green eat 4 red:1,blue:2
green drift 5
green eat 5 red:2,blue:1
chance card S13
green buy intelligence
red buy spores
blue buy escape
green place 6 6
green place 3 15
red place 3 11
blue place 1 8
blue drift 1
`;

/** The first so many lines, and one more. */
const withLine = (lines: number, line: string): string =>
  `${BEGINNING.split('\n').slice(0, lines).join('\n')}\n${line}\n`;

describe('the beginning of a game', () => {
  const positions: string[] = [];
  playRecord(BEGINNING, ({ state }) => positions.push(formatPosition(state)));

  it('leads to the position of the format’s description', () => {
    expect(positions).toHaveLength(30);
    expect(positions.at(-1)).toBe(
      '{"round":2,"phase":"move","card":"S13","deck":["W6","W9","W12","E8","E10","E10","N9","S10","calm14"],' +
        '"order":[0,1,2],"track":[3,2,5],"bp":[5,4,0],"genes":[["spores"],["escape"],["intelligence"]],"armour_for":null,' +
        '"pool":{"intelligence":0,"movement1":2,"spores":0,"speed":1,"defense":1,"escape":0,"substitution":1,"ray":1,"streamline":1,' +
        '"tentacle":1,"holding":1,"life":1,"struggle":2,"division":1,"persistence":1,"movement2":1,"aggression":1,"armour":1},"bought":[],' +
        '"amoebas":[[[3,11,0],[6,9,0],[7,6,0]],[[1,12,0],[3,6,0],[7,7,0]],[[3,15,0],[4,12,0],[5,10,0],[6,6,0]]],' +
        '"cubes":[[2,2,2],[2,2,2],[2,2,2],[2,2,2],[2,2,2],[2,2,0],[1,4,0],[2,2,2],[4,0,1],[0,1,4],[2,2,2],[0,2,2],[2,2,2],[2,2,2],' +
        '[2,2,2],[2,2,2],[2,2,2],[2,2,2],[2,2,2]],"reserve":[20,18,20],' +
        '"turn":1,"amoeba":3,"moving":null,"attack":null,"to_act":[1],"over":false,"winner":null}',
    );
  });

  it('is round 1 with the last amoeba placed', () => {
    const rounds = positions.map((position) => JSON.parse(position).round);
    expect(rounds.slice(8, 11)).toEqual([0, 1, 1]);
    expect(JSON.parse(positions[9] ?? '')).toMatchObject({ phase: 'move', turn: 1, amoeba: 3, to_act: [1] });
  });
});

describe('the text of a record', () => {
  it.each([
    ['the beginning of a game', BEGINNING],
    ['an empty file', ''],
    ['the first line alone', 'ursuppe 1\n'],
    ['a header alone', 'ursuppe 1\nplayers red blue green\n'],
    ['a header of a shorter game', 'ursuppe 1\nplayers red blue green\nfinish 25\n'],
    ['a shorter game', 'ursuppe 1\nplayers red blue green\nfinish 25\nchance card W6\n'],
    ['colours in any order', 'ursuppe 1\nplayers yellow red blue\nchance card W6\nchance order red yellow blue\n'],
    ['a last line without its end', BEGINNING.trimEnd()],
    ['lines that end in CRLF', BEGINNING.replaceAll('\n', '\r\n')],
    ['empty lines and remarks between', BEGINNING.replaceAll('\n', '\n\n# a remark\n')],
  ])('is taken with %s', (_what, text) => {
    expect(verdict(text)).toBe('legal');
  });

  it.each([
    ['another version', 'ursuppe 2\n', '1 not-a-record'],
    ['a byte order mark', `\uFEFF${BEGINNING}`, '1 not-a-record'],
    ['two players', 'ursuppe 1\nplayers red blue\n', '2 no-players'],
    ['five players', 'ursuppe 1\nplayers red blue green yellow purple\n', '2 no-players'],
    ['a colour twice', 'ursuppe 1\nplayers red blue red\n', '2 no-players'],
    ['the usual finish', 'ursuppe 1\nplayers red blue green\nfinish 41\n', '3 malformed'],
    ['the finish twice', 'ursuppe 1\nplayers red blue green\nfinish 25\nfinish 25\n', '4 malformed'],
    ['a finish with a zero', 'ursuppe 1\nplayers red blue green\nfinish 025\n', '3 malformed'],
    ['the finish too late', 'ursuppe 1\nplayers red blue green\nchance card W6\nfinish 25\n', '4 malformed'],
  ])('is refused with %s', (_what, text, expected) => {
    expect(verdict(text)).toBe(expected);
  });

  it.each([
    ['two spaces', 12, 'blue  drift 3'],
    ['a space after', 12, 'blue drift 3 '],
    ['a space before', 12, ' blue drift 3'],
    ['a tab', 12, 'blue\tdrift 3'],
    ['a remark after it', 12, 'blue drift 3 # good'],
    ['a CR that no LF follows', 12, 'blue drift 3\r#'],
    ['a leading zero', 12, 'blue drift 03'],
    ['a sign', 12, 'blue drift +3'],
    ['an amoeba that there is not', 12, 'blue drift 8'],
    ['an unknown verb', 12, 'blue jump 3'],
    ['a verb of every object', 12, 'blue constructor'],
    ['capitals', 12, 'Blue drift 3'],
    ['somebody who does not play', 12, 'yellow drift 3'],
    ['an empty take', 12, 'blue drift 3 take -'],
    ['a take of none', 12, 'blue drift 3 take red:0'],
    ['a take of nothing', 12, 'blue drift 3 take'],
    ['a take out of seat order', 12, 'blue drift 3 take green:1,red:1'],
    ['a colour twice', 12, 'blue drift 3 take red:1,red:1'],
    ['a small direction', 12, 'blue move 3 n'],
    ['a meal out of seat order', 13, 'blue eat 3 green:1,red:2'],
    ['a meal with a zero', 13, 'blue eat 3 red:2,blue:0,green:1'],
    ['an empty meal', 13, 'blue eat 3 -'],
    ['a meal without cubes', 13, 'blue eat 3'],
    ['a payer without a name', 13, 'blue eat 3 red:2,green:1 drain'],
    ['dice that are words', 12, 'chance roll two'],
    ['a card that there is not', 2, 'chance card W7'],
    ['a card too many', 2, 'chance card W6 W9'],
    ['Armour without what is given', 24, 'green buy armour'],
    ['a given gene where none is said', 24, 'green buy speed for escape'],
    ['Persistence with what goes without saying', 24, 'green buy persistence for speed'],
    ['a gene by its title', 24, 'green buy Speed'],
    ['a word too many', 24, 'green done now'],
    ['a target without number', 13, 'blue attack 3 red'],
    ['a target with two', 13, 'blue attack 3 red-1-2'],
    ['genes with a hole', 24, 'green give speed,,life'],
    ['nobody', 12, 'drift 3'],
    ['chance alone', 2, 'chance'],
  ])('an entry is unreadable with %s', (_what, lines, line) => {
    expect(verdict(withLine(lines, line))).toBe(`${lines + 1} malformed`);
  });

  it.each([
    ['an entry of another seat', 12, 'red drift 6', 'not-your-decision'],
    ['an amoeba whose turn it is not', 12, 'blue drift 7', 'not-that-amoeba'],
    ['a move of another phase', 12, 'blue starve 3', 'not-now'],
    ['chance when it is not asked', 12, 'chance roll 3', 'not-now'],
    ['a direction without Movement II', 12, 'blue move 3 N', 'dice-decide'],
    ['cubes without Tentacle', 12, 'blue drift 3 take red:1', 'needs-gene'],
    ['a card that is in force', 23, 'chance card N11', 'not-drawable'],
    ['the last start space', 6, 'green start 3', 'not-your-decision'],
    ['a start space that is taken', 5, 'blue start 2', 'start-space-taken'],
    ['a start space beyond them', 5, 'blue start 4', 'no-start-space'],
    ['a start space 0', 5, 'blue start 0', 'no-start-space'],
    ['a space that is taken', 7, 'red place 6 10', 'space-taken'],
    ['a gene that is not in this game', 24, 'green buy frugality', 'not-in-game'],
    ['a gene that costs too much', 24, 'green buy ray', 'too-few-bp'],
    ['done where nothing else is left', 25, 'green done', 'not-your-decision'],
    ['an order with somebody twice', 3, 'chance order red blue blue', 'not-drawable'],
  ])('an entry is refused: %s', (_what, lines, line, reason) => {
    expect(verdict(withLine(lines, line))).toBe(`${lines + 1} ${reason}`);
  });

  it('refuses two dice for one, and the higher first', () => {
    const scene = (genes: 'movement1' | 'ray') =>
      stateAfter(
        soup({ amoeba: 3, bp: { red: 1 }, genes: { red: [genes] }, amoebas: { red: { 3: 12 } } }),
        'red move 3',
      );
    const judged = (genes: 'movement1' | 'ray', dice: string): boolean => {
      const entry = MODULE.record.parseEntry(`chance roll ${dice}`, MODULE.colours, scene(genes));
      return entry !== null && MODULE.game.refuse(scene(genes), entry) === null;
    };
    expect(['2', '2 5', '0', '7'].map((dice) => judged('ray', dice))).toEqual([true, false, false, false]);
    expect(['2 5', '5 5', '5 2', '5', '1 2 3', ''].map((dice) => judged('movement1', dice))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a list is written in one way', () => {
  const clinging = () =>
    soup({
      card: 'N9',
      turn: 'yellow',
      amoeba: 1,
      genes: { red: ['holding'] },
      amoebas: { yellow: { 1: 12 }, red: { 1: 12, 2: 12, 7: 3 } },
    });

  it.each([
    ['rising', '1,2', null],
    ['falling', '2,1', 'unruly-amoebas'],
    ['one twice', '1,1', 'unruly-amoebas'],
    ['with one that stands elsewhere', '1,7', 'not-on-space'],
    ['with one that is not on the board', '1,5', 'not-on-space'],
  ])('amoebas that cling: %s', (_how, amoebas, code) => {
    expect(codeOf(clinging(), `red cling ${amoebas}`)).toBe(code);
  });

  const defect = () =>
    stateAfter(
      soup({ phase: 'card', turn: null, deck: ['W6'], genes: { red: ['speed', 'life', 'division'] } }),
      'chance card W6',
    );

  it.each([
    ['in the table’s order', 'life,division', null],
    ['out of it', 'division,life', 'unruly-genes'],
    ['one twice', 'life,life', 'unruly-genes'],
  ])('genes given back: %s', (_how, genes, code) => {
    expect(codeOf(defect(), `red give ${genes}`)).toBe(code);
  });
});

describe('positions inside a move', () => {
  const said = (state: Parameters<typeof formatPosition>[0]) => {
    const { phase, turn, amoeba, moving, attack, to_act } = JSON.parse(formatPosition(state));
    return { phase, turn, amoeba, moving, attack, to_act };
  };
  const start = () =>
    soup({
      phase: 'feed',
      amoeba: 3,
      bp: { red: 1, blue: 1 },
      genes: { red: ['struggle'], blue: ['escape', 'speed', 'movement1', 'tentacle'], green: ['holding'] },
      cubes: { 12: [0, 0, 0, 1] },
      amoebas: { red: { 3: 12 }, blue: { 5: 12 }, green: { 2: 12 } },
    });
  const attack = { on: [1, 5], space: 12, attempt: 1, fought: false, throws: 0 };

  it('say who flees, with which dice, where to and with what', () => {
    const attacked = stateAfter(start(), 'red attack 3 blue-5');
    expect(said(attacked)).toEqual({
      phase: 'react',
      turn: 0,
      amoeba: 3,
      moving: null,
      attack: { ...attack, fled: false },
      to_act: [1],
    });
    const still = { seat: 1, amoeba: 5, step: 1, roll: [], to: null, take: [0, 0, 0, 0] };
    const fled = { turn: 0, amoeba: 3, attack: { ...attack, fled: true } };
    const rolling = stateAfter(attacked, 'blue flee 5');
    expect(said(rolling)).toEqual({ ...fled, phase: 'roll', moving: still, to_act: [] });
    const going = stateAfter(rolling, 'chance roll 2 4');
    expect(said(going)).toEqual({ ...fled, phase: 'go', moving: { ...still, roll: [2, 4] }, to_act: [1] });
    const clinging = stateAfter(going, 'blue go 5 N take yellow:1');
    const leaving = { ...still, roll: [2, 4], to: 8, take: [0, 0, 0, 1] };
    expect(said(clinging)).toEqual({ ...fled, phase: 'cling', moving: leaving, to_act: [2] });
    const again = stateAfter(clinging, 'green cling -');
    expect(said(again)).toEqual({ ...fled, phase: 'again', moving: still, to_act: [1] });
    const second = stateAfter(again, 'blue again 5');
    expect(said(second)).toEqual({ ...fled, phase: 'roll', moving: { ...still, step: 2 }, to_act: [] });
  });
});
