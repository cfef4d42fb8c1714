import { describe, expect, it } from 'vitest';
import { contentOf } from '#games/ants/content/content.ts';
import { playRecord, positionsOf, verdict } from '../../../support/ants-record.ts';

const DISPLAY = ['R16b', 'R12a', 'R01a', 'A04b', 'R01b', 'R02a', 'R24a', 'S12a', 'A01a'];
const others = [...contentOf({ content: '1' }).cards.values()]
  .filter(({ id, back }) => back === 'base' && !DISPLAY.includes(id))
  .map(({ id }) => id);

const HEADER = `ants 1
players red blue
options full short own
`;

const SETUP = `chance first blue
chance objects X3 X8 X1 X2 X5 X4 X7 X6
chance leaves T2 T3 T6 T1 T4 T5
chance enemies N03,N01,N05,N02,N04 N08,N06,N07,N09,N10 N11,N12,N13,N14 N15,N16,N17,N18,N19 N20,N21,N22,N23,N24 N25,N26,N27,N28,N29
chance deck ${[...DISPLAY, ...others].join(' ')}
chance nests sky brood
chance queens Q9:G1 Q4:G2
red queen Q4
chance tiles G2a,G2b,G2c G1a,G1b,G1c
chance deal K1,K6,O03,O30,O11,O02,O09,O21 K3,K7,O04,O05,O06,O07,O08,O10
red keep K1 O03 O30 O11
blue keep K3 K7 O04 O05
`;

/** The example of the format’s description. */
const PLAY = `blue forage 1 take R24a path 7
red dig 1 take R16b room A1
blue dig 1 take R12a room A1
blue larva f
red forage 2 boost 1 pay F:2 take S12a path 6 1
blue play O04
blue play K7 pay L:2
blue room A5
red forage 2 wild 2 take A01a path 8 14
red track leaf
blue explore 1 take A04b to a1
red play O03
red play A01a
`;

const BEGINNING = HEADER + SETUP + PLAY;
const SETUP_LINES = 12;

/** The first so many lines, and one more. */
const withLine = (lines: number, line: string): string =>
  `${BEGINNING.split('\n').slice(0, lines).join('\n')}\n${line}\n`;

describe('the example of the format', () => {
  const positions = positionsOf(BEGINNING).map((position) => JSON.parse(position));
  const positionAfter = (entry: number) => positions[SETUP_LINES + entry - 1];

  it('is legal as it stands', () => {
    expect(verdict(BEGINNING)).toBe('legal');
    expect(positions).toHaveLength(SETUP_LINES + 13);
  });

  it('emits lawn for red and blue in line 5, and red gets T2', () => {
    expect(positionAfter(5).leaves.lawn).toEqual({ tile: 'T2', cubes: [0, 1] });
    expect(positionAfter(5).players[0].wild).toBe(2);
  });

  it('asks red for a track in line 9', () => {
    expect([positionAfter(9).phase, positionAfter(9).to_act]).toEqual(['track', [0]]);
    expect(positionAfter(10).players[0].tracks).toEqual([0, 1, 1, 1, 1]);
  });

  it('asks for the room of Chamber of Stone in line 7', () => {
    expect(positionAfter(7)).toMatchObject({ phase: 'room', to_act: [1] });
    expect(positionAfter(7).players[1].rooms).toEqual([
      { squares: ['A2', 'A3'], card: 'K7' },
      { squares: ['A1'], card: 'O04' },
    ]);
    expect(positionAfter(8).players[1].rooms[2]).toEqual({ squares: ['A5'], card: null });
  });

  it('ends in the position that follows', () => {
    expect(positionsOf(BEGINNING).at(-1)).toBe(
      '{"round":5,"first":1,"turn":1,"last":null,"phase":"main","to_act":[1],' +
        '"display":[["R03a","R03b","R01a"],["R05a","R01b","R02a"],["R02b","R04a","R04b"]],"deck":105,"discards":[],' +
        '"hexes":{"a1":{"explorer":1,"cubes":0,"enemy":"N03","object":null},"a2":{"explorer":null,"cubes":0,"enemy":"N15","object":null},' +
        '"a3":{"explorer":null,"cubes":0,"enemy":null,"object":null},"b1":{"explorer":null,"cubes":0,"enemy":null,"object":null},' +
        '"b2":{"explorer":null,"cubes":0,"enemy":null,"object":null},"b3":{"explorer":null,"cubes":0,"enemy":null,"object":null},' +
        '"b4":{"explorer":null,"cubes":0,"enemy":null,"object":null},"c1":{"explorer":null,"cubes":0,"enemy":null,"object":null},' +
        '"c2":{"explorer":null,"cubes":0,"enemy":null,"object":null},"c3":{"explorer":null,"cubes":0,"enemy":null,"object":null},' +
        '"c4":{"explorer":null,"cubes":0,"enemy":null,"object":"X3"},"c5":{"explorer":null,"cubes":0,"enemy":null,"object":null},' +
        '"d1":{"explorer":null,"cubes":0,"enemy":null,"object":"X8"},"d2":{"explorer":null,"cubes":0,"enemy":null,"object":null},' +
        '"d3":{"explorer":null,"cubes":0,"enemy":null,"object":null},"d4":{"explorer":null,"cubes":0,"enemy":null,"object":null},' +
        '"e1":{"explorer":null,"cubes":0,"enemy":null,"object":null},"e2":{"explorer":null,"cubes":0,"enemy":null,"object":"X1"},' +
        '"e3":{"explorer":null,"cubes":0,"enemy":null,"object":null}},"corners":{"1":0,"6":0,"7":1,"8":0,"14":0},' +
        '"leaves":{"lawn":{"tile":"T2","cubes":[0,1]},"bed":{"tile":"T3","cubes":[]},"pond":{"tile":"T6","cubes":[]},' +
        '"veg":{"tile":"T1","cubes":[0,1]},"gravel":{"tile":"T4","cubes":[]},"wood":{"tile":"T5","cubes":[]}},' +
        '"piles":{"lawn":4,"bed":5,"pond":4,"veg":4,"gravel":5,"wood":5},"objects":["X2","X5","X4","X7","X6"],' +
        '"flight":[[0,1],[],[],[],[],[],[],[],[],[],[],[],[]],"swarms":{"low":[null,null],"mid":[null,null],"high":[null,null]},' +
        '"stars":[],"stock":[13,14,12,8],' +
        '"players":[{"queen":"Q4","nest":"sky","food":7,"leaf":7,"fungus":0,"aggression":0,"mutation":0,"wild":0,"store":5,"debt":0,' +
        '"supply":31,"tracks":[0,1,1,1,1],"tiles":[{"id":"G2a","done":false,"discs":[0,1,0]},{"id":"G2b","done":false,"discs":[1,1,1]},' +
        '{"id":"G2c","done":false,"discs":[0,0,0]}],"stored":[0,0,0],"rooms":[{"squares":["A2","A3"],"card":null},' +
        '{"squares":["A1"],"card":"O03"}],"hand":5,"cards":[{"id":"O03","tokens":[0,0,0],"under":0},{"id":"A01a","tokens":[0,0,0],"under":0}],' +
        '"abilities":{},"taken":[],"scents":["lawn","veg"],"stars":[0,0,0],"discs":0,"crests":[]},' +
        '{"queen":"Q9","nest":"brood","food":4,"leaf":3,"fungus":0,"aggression":2,"mutation":0,"wild":0,"store":5,"debt":0,' +
        '"supply":33,"tracks":[0,0,1,1,1],"tiles":[{"id":"G1a","done":false,"discs":[0,0,0]},{"id":"G1b","done":false,"discs":[1,1,2]},' +
        '{"id":"G1c","done":false,"discs":[0,0,0]}],"stored":[0,0,0],"rooms":[{"squares":["A2","A3"],"card":"K7"},' +
        '{"squares":["A1"],"card":"O04"},{"squares":["A5"],"card":null}],"hand":5,"cards":[{"id":"O04","tokens":[0,0,0],"under":0},' +
        '{"id":"K7","tokens":[0,0,0],"under":0}],"abilities":{},"taken":[],"scents":["lawn","veg"],"stars":[0,0,0],"discs":0,"crests":[]}],' +
        '"over":false,"scores":null,"winners":null}',
    );
  });
});

describe('the set-up', () => {
  const positions = positionsOf(BEGINNING).map((position) => JSON.parse(position));
  const [first, objects, leaves, enemies, deck, nests, queens, queen, tiles, deal, kept, begun] = positions;

  it('shows each thing from the entry on that decides it', () => {
    expect(first).toMatchObject({
      round: 0,
      first: 1,
      turn: 1,
      phase: 'setup',
      to_act: [],
      deck: 0,
      objects: [],
      leaves: {},
    });
    expect(first.display).toEqual([
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ]);
    expect(Object.keys(first.hexes)).toHaveLength(19);
    expect(first.swarms).toEqual({ low: [null, null], mid: [null, null], high: [null, null] });
    expect(objects).toMatchObject({ objects: ['X2', 'X5', 'X4', 'X7', 'X6'], hexes: { c4: { object: 'X3' } } });
    expect(leaves.leaves.lawn).toEqual({ tile: 'T2', cubes: [] });
    expect(leaves.piles).toEqual({ lawn: 0, bed: 0, pond: 0, veg: 0, gravel: 0, wood: 0 });
    expect(enemies).toMatchObject({
      hexes: { a1: { enemy: 'N03', cubes: 3 }, a3: { enemy: null, cubes: 0 } },
      piles: { lawn: 4, bed: 5 },
    });
    expect(deck).toMatchObject({ deck: 111, display: [DISPLAY.slice(0, 3), DISPLAY.slice(3, 6), DISPLAY.slice(6)] });
    expect([deck.players[0].nest, nests.players[0].nest]).toEqual([null, 'sky']);
  });

  it('asks for queens from the right of the first player; the last pair is in the position of the last choice', () => {
    expect(queens).toMatchObject({ phase: 'queen', to_act: [0], turn: 1 });
    expect(queen).toMatchObject({ phase: 'setup', players: [{ queen: 'Q4' }, { queen: 'Q9' }] });
  });

  it('has zeros until the deal, and the colony from then on', () => {
    expect(tiles).toMatchObject({
      stock: [16, 16, 12, 8],
      players: [{ supply: 40, store: 0, tiles: [], rooms: [], tracks: [0, 0, 0, 0, 0] }, {}],
    });
    expect(tiles.flight).toEqual(Array.from({ length: 13 }, () => []));
    expect(deal).toMatchObject({
      phase: 'keep',
      to_act: [0, 1],
      stock: [16, 14, 12, 8],
      flight: [[0, 1], ...Array(12).fill([])],
    });
    expect(deal.players[0]).toMatchObject({ supply: 33, store: 5, food: 2, leaf: 3, hand: 0, tracks: [0, 0, 1, 1, 1] });
  });

  it('keeps hands empty until all have kept, and begins with round 1', () => {
    expect(kept).toMatchObject({ phase: 'keep', to_act: [1], round: 0, players: [{ hand: 0 }, { hand: 0 }] });
    expect(begun).toMatchObject({ phase: 'main', to_act: [1], round: 1, players: [{ hand: 4 }, { hand: 4 }] });
  });
});

describe('the text of a record', () => {
  it.each([
    ['the example', BEGINNING],
    ['an empty file', ''],
    ['the first line alone', 'ants 1\n'],
    ['a header without options', 'ants 1\nplayers red blue\n'],
    ['a header alone', HEADER],
    ['a last line without its end', BEGINNING.trimEnd()],
    ['lines that end in CRLF', BEGINNING.replaceAll('\n', '\r\n')],
    ['remarks and empty lines', BEGINNING.replaceAll('\n', '\n# a remark\n\n')],
    ['cards kept in another order of seats', HEADER + SETUP.replace(/(red keep.*\n)(blue keep.*\n)/, '$2$1')],
    ['an introductory game', 'ants 1\nplayers yellow green\noptions intro short common\nchance first green\n'],
  ])('%s is legal', (_, text) => {
    expect(verdict(text)).toBe('legal');
  });

  it.each([
    ['another game', 'urland 1\n', '1 not-a-record'],
    ['a content that there is not', 'ants 99\n', '1 not-a-record'],
    ['a byte order mark', `\ufeff${HEADER}`, '1 not-a-record'],
    ['one player', 'ants 1\nplayers red\n', '2 no-players'],
    ['five players', 'ants 1\nplayers red blue green yellow white\n', '2 no-players'],
    ['a colour twice', 'ants 1\nplayers red red\n', '2 no-players'],
    ['no options', 'ants 1\nplayers red blue\nchance first red\n', '3 no-options'],
    ['options in another order', 'ants 1\nplayers red blue\noptions short full own\n', '3 no-options'],
    ['an introductory game with own nests', 'ants 1\nplayers red blue\noptions intro standard own\n', '3 no-options'],
    ['options and a remark', 'ants 1\nplayers red blue\noptions full standard own # usual\n', '3 no-options'],
    ['a line of blanks', `${HEADER} \n`, '4 malformed'],
    ['a blank at the end', `${HEADER}chance first red \n`, '4 malformed'],
    ['two blanks', `${HEADER}chance  first red\n`, '4 malformed'],
    ['a CR within a line', `${HEADER}chance first\rred\n`, '4 malformed'],
    ['a colour that does not play', `${HEADER}chance first green\n`, '4 malformed'],
  ])('%s is not', (_, text, reason) => {
    expect(verdict(text)).toBe(reason);
  });
});

describe('what chance decides', () => {
  const at = (line: number) => line + HEADER.trim().split('\n').length;
  it.each([
    ['objects before the first player', 0, 'chance objects X1 X2 X3 X4 X5 X6 X7 X8', 'not-now'],
    ['seven objects', 1, 'chance objects X1 X2 X3 X4 X5 X6 X7', 'not-drawable'],
    ['an object twice', 1, 'chance objects X1 X1 X3 X4 X5 X6 X7 X8', 'not-drawable'],
    ['a leaf tile twice', 2, 'chance leaves T1 T1 T2 T3 T4 T5', 'not-drawable'],
    [
      'enemies on another terrain',
      3,
      'chance enemies N06,N01,N05,N02,N04 N08,N03,N07,N09,N10 N11,N12,N13,N14 N15,N16,N17,N18,N19 N20,N21,N22,N23,N24 N25,N26,N27,N28,N29',
      'not-drawable',
    ],
    [
      'five piles',
      3,
      'chance enemies N03,N01,N05,N02,N04 N08,N06,N07,N09,N10 N11,N12,N13,N14 N15,N16,N17,N18,N19 N20,N21,N22,N23,N24',
      'not-drawable',
    ],
    ['a deck of nine', 4, `chance deck ${DISPLAY.join(' ')}`, 'not-drawable'],
    ['the common nest', 5, 'chance nests common sky', 'not-drawable'],
    ['one nest', 5, 'chance nests sky', 'not-drawable'],
    ['sets in a full game', 6, 'chance sets G1 G2', 'not-now'],
    ['a set twice', 6, 'chance queens Q9:G1 Q4:G1', 'not-drawable'],
    ['three pairs', 6, 'chance queens Q9:G1 Q4:G2 Q1:G3', 'not-drawable'],
    ['tiles of another set', 8, 'chance tiles G1a,G1b,G1c G2a,G2b,G2c', 'not-drawable'],
    [
      'Openings before Queen’s Rooms',
      9,
      'chance deal O03,O30,O11,O02,O09,O21,K1,K6 K3,K7,O04,O05,O06,O07,O08,O10',
      'not-drawable',
    ],
    [
      'a card dealt twice',
      9,
      'chance deal K1,K6,O03,O30,O11,O02,O09,O21 K3,K7,O03,O05,O06,O07,O08,O10',
      'not-drawable',
    ],
  ])('%s is illegal', (_, line, entry, reason) => {
    expect(verdict(withLine(at(line), entry))).toBe(`${at(line) + 1} ${reason}`);
  });
});

describe('an entry', () => {
  const at = (line: number) => line + HEADER.trim().split('\n').length + SETUP_LINES;
  it.each([
    ['a queen that is not there', 7 - SETUP_LINES, 'red queen Q1', 'queen-taken'],
    ['a queen out of turn', 7 - SETUP_LINES, 'blue queen Q9', 'not-your-decision'],
    ['five cards kept', 10 - SETUP_LINES, 'red keep K1 O03 O30 O11 O02', 'wrong-count'],
    ['kept cards in another order', 10 - SETUP_LINES, 'red keep K1 O30 O03 O11', 'unruly-order'],
    ['a card of another', 10 - SETUP_LINES, 'red keep K3 O03 O30 O11', 'not-in-hand'],
    ['cards kept twice', 11 - SETUP_LINES, 'red keep K1 O03 O30 O11', 'not-your-decision'],
    ['the other’s turn', 0, 'red forage 1 take R24a path 7', 'not-your-decision'],
    ['wild 0', 0, 'blue forage 1 wild 0 take R24a path 7', 'malformed'],
    ['boost 0', 0, 'blue forage 1 boost 0 take R24a path 7', 'malformed'],
    ['a payment without a boost', 0, 'blue forage 1 pay F:1 take R24a path 7', 'malformed'],
    ['a boost without its payment', 0, 'blue forage 2 boost 1 take R24a path 7 13', 'malformed'],
    ['a leading zero', 0, 'blue forage 01 take R24a path 7', 'malformed'],
    ['a sign', 0, 'blue forage +1 take R24a path 7', 'malformed'],
    ['no card taken', 0, 'blue forage 1 path 7', 'must-take'],
    ['the word for none', 0, 'blue forage 1 take none path 7', 'malformed'],
    ['a card of another row', 0, 'blue forage 1 take R16b path 7', 'not-on-display'],
    ['a path too short', 0, 'blue forage 2 boost 1 pay F:1,S:1 take R24a path 7', 'malformed'],
    ['a path too long', 0, 'blue forage 1 take R24a path 7 13', 'path-length'],
    ['a corner that is not red', 0, 'blue forage 1 take R24a path 13', 'corner-not-reached'],
    ['a corner that there is not', 0, 'blue forage 1 take R24a path 99', 'no-such-choice'],
    ['strength 5', 0, 'blue forage 5 take R24a path 7 13 19 26 34', 'strength-out-of-range'],
    ['squares in another order', 0, 'blue dig 2 boost 1 pay F:1,S:1 take R16b room B1+A1', 'room-does-not-fit'],
    ['a room card for nothing', 0, 'blue play K7', 'wrong-payment'],
    ['a payment for a card that costs nothing', 5, 'blue play O04 pay L:1', 'wrong-payment'],
    ['a heap with 0', 0, 'blue play K7 pay L:2,U:0', 'malformed'],
    ['a heap in another order', 0, 'blue play K7 pay U:1,L:1', 'wrong-payment'],
    ['an empty heap', 0, 'blue play K7 pay -', 'malformed'],
    ['a word too many', 3, 'blue larva f now', 'malformed'],
    ['a pass on what is a must', 3, 'blue pass', 'not-now'],
    ['a free action at the wrong point', 3, 'blue convert ant d>e pay F:1', 'not-now'],
    ['done where nothing is', 0, 'blue done', 'not-now'],
    ['a tile without its track', 0, 'blue incubate G1a', 'malformed'],
    ['a tile that is not met', 0, 'blue incubate G1a food', 'need-not-met'],
    ['an egg converted as a free action', 0, 'blue convert egg d>e pay F:1', 'no-such-choice'],
    ['a column to itself', 0, 'blue convert ant d>d pay F:1', 'same-column'],
    ['chance’s entry in a turn', 0, 'chance shuffle R01a', 'not-now'],
    ['an unknown word', 0, 'blue dance', 'malformed'],
    ['a name of every object', 0, 'blue toString', 'malformed'],
  ])('%s is illegal', (_, line, entry, reason) => {
    expect(verdict(withLine(at(line), entry))).toBe(`${at(line) + 1} ${reason}`);
  });

  it('is counted by its line, remarks and all', () => {
    expect(verdict(`# a remark\n\n${withLine(at(0), 'blue dance')}`)).toBe(`${at(0) + 3} malformed`);
  });

  it('stays readable: a record tells its content', () => {
    const played = playRecord(BEGINNING);
    expect(played.ok && played.value.options).toEqual({ rules: 'full', length: 'short', nests: 'own', content: '1' });
  });
});
