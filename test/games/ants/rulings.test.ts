/** Every ruling of the rules by its name. Those that an example shows are shown there again in short. */
import { describe, expect, it } from 'vitest';
import { contentOf } from '#games/ants/content/content.ts';
import { rankingOf, scoresOf } from '#games/ants/scoring.ts';
import {
  type Colony,
  codeOf,
  colonyOf,
  discsOf,
  eventsOf,
  foragerAt,
  garden,
  happened,
  hexOf,
  legal,
  play,
  type Scene,
  seatOf,
  squareOf,
  stateAfter,
} from '../../support/ants.ts';

const red = (colony: Colony, scene: Scene = {}): Scene => ({ ...scene, colonies: { red: colony, ...scene.colonies } });
const EFFECTS: Scene = { agenda: [{ kind: 'slide' }, { kind: 'effects', of: 'incubation', used: [] }] };

describe('the turn', () => {
  it('R-NO-DEAD-END: who has nothing at all can incubate', () => {
    expect(legal(garden(red({})))).toEqual(['incubate']);
  });

  it('R-NO-PASS: nothing else ends a turn without an action', () => {
    const state = garden(red({ hand: ['S01a'] }));
    expect([codeOf(state, 'red done'), codeOf(state, 'red pass')]).toEqual(['not-now', 'not-now']);
  });

  it('R-TURN-END: the turn ends by itself when nothing is left to decide', () => {
    expect(stateAfter(garden(red({ ants: [0, 0, 1] })), 'red forage 1 take R04a path 7').turn).toBe(seatOf('blue'));
  });

  it('R-AGENDA: a card’s first effect, with all it sets off, comes before its second', () => {
    const scene = red({ hand: ['A04a'], food: 5 }, { flight: { 1: ['red'] } });
    const told = happened(play(garden(scene), 'red play A04a')).filter((kind) => kind === 'flew' || kind === 'drew');
    // The flight ends on a square that draws, too.
    expect(told).toEqual(['flew', 'drew', 'drew']);
  });

  it('R-AGENDA: one possible answer to a compulsory task is taken unasked, none lets it lapse', () => {
    const once = stateAfter(garden(red({ hand: ['A03a'], leaf: 5, tracks: [5, 4, 1, 1, 1] })), 'red play A03a');
    expect(colonyOf(once, 'red').tracks).toEqual([5, 5, 1, 1, 1]);
    const never = stateAfter(garden(red({ hand: ['A03a'], leaf: 5, tracks: [5, 5, 1, 1, 1] })), 'red play A03a');
    expect(never.phase).toBe('main');
  });

  it('R-PUBLIC-ASK: who has a card is asked, whatever the card is', () => {
    const scene = red(
      { ants: [0, 0, 1], hand: ['S14a'] },
      { leaves: ['T5', 'T1', 'T2', 'T3', 'T4', 'T6'], hexes: { a1: { cubes: 1 } } },
    );
    const asked = stateAfter(garden(scene), 'red forage 1 take R04a path 6');
    expect(asked.phase).toBe('play');
    expect(legal(asked)).toContain('pass');
  });

  it('R-FREE-POINTS: free actions at the main action, the second half, the effects and the final incubation alone', () => {
    const colony: Colony = { food: 3, ants: [1, 0, 0], larvae: [1, 0, 0], hand: ['S01a', 'O01', 'O04'] };
    const convert = 'red convert larva d>e pay F:1';
    expect(codeOf(garden(red(colony)), convert)).toBeNull();
    expect(codeOf(stateAfter(garden(red(colony)), 'red play O01'), convert)).toBeNull();
    expect(codeOf(garden(red(colony, EFFECTS)), convert)).toBeNull();
    expect(codeOf(garden(red(colony, { isFinal: true, agenda: [{ kind: 'final' }] })), convert)).toBeNull();
    const asked = garden(
      red(colony, { agenda: [{ kind: 'do', op: { op: 'larva' }, source: { card: null, hex: null } }] }),
    );
    expect(codeOf(asked, convert)).toBe('not-now');
  });

  it('R-FREE-POINTS: after a free action the question is judged anew', () => {
    const colony: Colony = { queen: 'Q3', hand: ['R03a', 'S01a'], rooms: ['A2+A3'] };
    const second = stateAfter(garden(red(colony)), 'red play R03a');
    expect(second.phase).toBe('second');
    expect(stateAfter(second, 'red use Q3 drop S01a').turn).toBe(seatOf('blue'));
  });

  it('R-CARD-ACTION: after a card another or an enemy, after an enemy a card; then the turn is over', () => {
    const scene = red(
      { hand: ['O04', 'O01', 'O02'], rooms: ['A2+A3', 'A1', 'A4'], cards: ['O07'], aggression: 4, explorers: ['c1'] },
      { hexes: { a1: { enemy: 'N01' } } },
    );
    const card = stateAfter(garden(scene), 'red play O04');
    expect([codeOf(card, 'red defeat a1 at 1a'), codeOf(card, 'red play O01'), codeOf(card, 'red done')]).toEqual([
      null,
      null,
      null,
    ]);
    const enemy = stateAfter(garden(scene), 'red defeat a1 at 1a');
    expect([codeOf(enemy, 'red defeat a1 at 1b'), codeOf(enemy, 'red play O01')]).toEqual(['not-now', null]);
    expect(stateAfter(enemy, 'red play O01').turn).toBe(seatOf('blue'));
  });
});

describe('actions of ants', () => {
  it('R-ATOMIC: an action that can’t be finished is refused before it costs anything', () => {
    const before = garden(red({ ants: [0, 0, 1], food: 2, foragers: [] }));
    expect(codeOf(before, 'red forage 2 boost 1 pay F:2 take R04a path 7 99')).toBe('no-such-choice');
    expect(colonyOf(before, 'red').food).toBe(2);
  });

  it('R-STORED-FIRST: ants of the column come from storage first, then from the top tile', () => {
    const { state } = play(garden(red({ ants: [0, 2, 0], stored: [0, 1, 0] })), 'red explore 2 take R02b to b1');
    expect(colonyOf(state, 'red')).toMatchObject({ stored: [0, 0, 0], tiles: [{ discs: [0, 1, 0] }, {}, {}] });
  });

  it('R-DIG-REST: strength that no tile can use is lost', () => {
    const rooms = [
      'A2+A3',
      'A1',
      'A4',
      'A5',
      'B1',
      'B2',
      'B3',
      'B4',
      'B5',
      'C1',
      'C2',
      'C3',
      'C4',
      'C5',
      'D1',
      'D2',
      'D4',
      'D5',
    ];
    const { state } = play(garden(red({ ants: [4, 0, 0], rooms, stars: [2, 0, 0] })), 'red dig 4 take R01a room D3');
    expect([state.turn, colonyOf(state, 'red').rooms.length]).toEqual([seatOf('blue'), 19]);
    const full = garden(red({ ants: [1, 0, 0], rooms: [...rooms, 'D3'] }));
    expect(legal(full).filter((line) => line.startsWith('dig'))).toEqual([]);
  });

  it('R-DIG-REST: a size that is out of stock can’t be placed', () => {
    const before = garden(red({ ants: [2, 0, 0] }, { stock: [16, 0, 12, 8] }));
    expect(codeOf(before, 'red dig 2 take R01a room B2+B3')).toBe('out-of-stock');
    expect(codeOf(before, 'red dig 2 take R01a room B2')).toBeNull();
  });

  it('R-START-HEX: a start hex draws no enemy and gives no harvest', () => {
    const { state } = play(garden(red({ ants: [0, 1, 0], foragers: [7] })), 'red explore 1 take R02b to a1');
    expect([hexOf(state, 'a1').enemy, hexOf(state, 'a1').cubes, colonyOf(state, 'red').leaf]).toEqual([null, 3, 0]);
  });

  it('R-BLOCKED: see E-18; nothing else about the path is judged again', () => {
    const scene: Scene = { ...red({ foragers: [] }), agenda: [{ kind: 'path', corners: [7, 13] }] };
    const taken = garden({ ...scene, colonies: { red: {}, blue: { foragers: [13] } } });
    expect([foragerAt(taken, 7), foragerAt(taken, 13)]).toEqual(['red', 'blue']);
  });

  it('R-LEAF-LOST: see E-2; a cube that has left the board already wins nothing', () => {
    const scene = red({ ants: [0, 0, 1], scents: ['lawn'] }, { hexes: { a1: { cubes: 1 } } });
    const played = play(
      garden({ ...scene, colonies: { ...scene.colonies, blue: { foragers: [7] } } }),
      'red forage 1 take R04a path 6',
    );
    expect(happened(played)).not.toContain('leaf-tile-won');
    expect(eventsOf(played, 'emitted').map(({ seat }) => seat)).toEqual([seatOf('blue')]);
  });

  it('begins a path at a red corner, beside an own forager, or at a lonely explorer’s hex', () => {
    const begin = (colony: Colony, corner: number) =>
      codeOf(garden(red({ ants: [0, 0, 1], ...colony })), `red forage 1 take R04a path ${corner}`);
    expect(begin({}, 6)).toBeNull();
    expect(begin({}, 26)).toBe('corner-not-reached');
    expect(begin({ foragers: [19] }, 26)).toBeNull();
    expect(begin({ explorers: ['c2'] }, 49)).toBeNull();
    expect(begin({ explorers: ['c2'], foragers: [41] }, 26)).toBe('corner-not-reached');
    expect(begin({ foragers: [7] }, 7)).toBe('corner-taken');
  });
});

describe('cards and payments', () => {
  it('R-SMALLEST-ROOM: of equal tiles the one placed first', () => {
    const { state } = play(garden(red({ hand: ['R03a'], rooms: ['A2+A3', 'A1', 'A4'] })), 'red play R03a');
    expect(colonyOf(state, 'red').rooms.map(({ card }) => card)).toEqual([null, 'R03a', null]);
  });

  it('R-NO-SELF-TRIGGER: Aphid Meadow gets two Aphids, not three', () => {
    const { state } = play(garden(red({ hand: ['R07a'], leaf: 2 })), 'red play R07a pay L:2');
    expect(colonyOf(state, 'red').cards[0]?.tokens).toEqual([2, 0, 0]);
  });

  it('R-EMPTIED: a Room whose tile is emptied again stays active', () => {
    const colony: Colony = { hand: ['S17a'], leaf: 1, cards: ['R09a'], rooms: ['A2+A3=R09a'] };
    const { state } = play(garden(red(colony)), 'red play S17a pay L:1', 'red empty A2+A3');
    expect(colonyOf(state, 'red').rooms).toEqual([{ id: 'A2+A3', card: null }]);
    expect(colonyOf(state, 'red').cards.map(({ id }) => id)).toEqual(['R09a', 'S17a']);
  });

  it('R-WILD-NEED: wild ants are of no column for a requirement; stored ones are', () => {
    expect(codeOf(garden(red({ hand: ['O27'], ants: [0, 0, 1], wild: 3 })), 'red play O27')).toBe('need-not-met');
    expect(codeOf(garden(red({ hand: ['O27'], ants: [0, 0, 1], stored: [0, 0, 1] })), 'red play O27')).toBeNull();
  });

  it('R-TOKENS: automatic, exactly as many as are missing, AT for Aggression alone', () => {
    expect(codeOf(garden(red({ hand: ['A06a'], aggression: 9, mutation: 1 })), 'red play A06a')).toBe(
      'symbols-missing',
    );
    const { state } = play(
      garden(red({ hand: ['A07a'], aggression: 9, mutation: 9, cards: ['O07'] })),
      'red play A07a',
    );
    expect(colonyOf(state, 'red')).toMatchObject({ aggression: 7, mutation: 9 });
  });

  it('R-STORE-LACK: the store pays only where all own Food is spent; Fungus may be kept', () => {
    const state = garden(red({ food: 1, fungus: 1, larvae: [2, 0, 0] }, EFFECTS));
    expect(legal(state).filter((line) => line.startsWith('feed') && !line.includes('lose'))).toEqual([
      'feed F:1,S:1',
      'feed F:1,U:1',
    ]);
  });

  it('R-DEBT: after the store one Food with a token of debt each, five at most', () => {
    const state = garden(red({ store: 1, debt: 3, larvae: [4, 0, 0] }, EFFECTS));
    expect(codeOf(state, 'red feed S:4')).toBe('too-little');
    const { state: fed } = play(state, 'red feed S:3 lose d:1');
    expect(colonyOf(fed, 'red')).toMatchObject({ store: 0, debt: 5 });
    expect(scoresOf(fed)[0]?.store).toBe(-5 - 15);
  });

  it('pays Leaf with Sprouts of Raiding Party, and Food with Aphids, in the order played', () => {
    const state = garden(
      red({ leaf: 0, hand: ['S03a'], cards: ['S18a:0,2,0', 'R02a:1,0,0'], food: 0, ants: [1, 0, 0] }),
    );
    expect(codeOf(state, 'red play S03a pay S18a:2')).toBeNull();
    expect(codeOf(state, 'red play S03a pay R02a:1,S18a:1')).toBe('wrong-payment');
    expect(colonyOf(stateAfter(state, 'red convert ant d>e pay R02a:1'), 'red').cards[1]?.tokens).toEqual([0, 0, 0]);
    expect(discsOf(stateAfter(state, 'red play S03a pay S18a:2'), 'red')).toBe(40);
  });

  it('uses a free effect with a token of any own card, or of its own card alone', () => {
    const state = garden(red({ cards: ['S04a:0,0,0', 'R07b:1,0,0', 'S21a:0,0,2'] }));
    expect(colonyOf(stateAfter(state, 'red use S04a pay R07b:1'), 'red').food).toBe(2);
    expect(squareOf(stateAfter(state, 'red use S21a pay S21a:2'), 'red')).toBe(1);
    expect(codeOf(state, 'red use S21a pay S21a:1')).toBe('wrong-payment');
    expect(codeOf(state, 'red use R07b pay R07b:1')).toBe('no-such-effect');
  });
});

describe('effects', () => {
  const asked = (op: Parameters<typeof garden>[0] & object, colony: Colony): ReturnType<typeof garden> =>
    garden({ ...red(colony), ...op });
  const doing = (op: object): Scene => ({
    agenda: [{ kind: 'do', op: op as never, source: { card: null, hex: null } }],
  });

  it('R-EGG-SHIFT: an egg track on 2 or more goes down, the others not on 5 go up', () => {
    const state = asked(doing({ op: 'eggShift' }), { tracks: [0, 0, 2, 5, 1] });
    expect(legal(state)).toEqual(['lower d', 'lower e', 'pass']);
    expect(colonyOf(stateAfter(state, 'red lower d'), 'red').tracks).toEqual([0, 0, 1, 5, 2]);
    expect(asked(doing({ op: 'eggShift' }), { tracks: [0, 0, 1, 1, 1] }).phase).not.toBe('lower');
  });

  it('R-PARTIAL: what can be done in part is, what can’t be done lapses', () => {
    const few = asked({ ...doing({ op: 'gain', what: 'wild', n: 3 }) }, { larvae: [13, 13, 12] });
    expect(colonyOf(few, 'red')).toMatchObject({ wild: 1, supply: 0 });
    const drawn = asked({ ...doing({ op: 'draw', n: 3 }), deck: ['R01a'] }, {});
    expect(colonyOf(drawn, 'red').hand).toEqual(['R01a']);
  });

  it('searches: reveals until a card supplies the symbol, and discards the others in that order', () => {
    const state = asked({ ...doing({ op: 'search' }), deck: ['R01a', 'A01a', 'R05a', 'R06a'] }, {});
    const { state: found } = play(state, 'red search In');
    expect([colonyOf(found, 'red').hand, found.discards, found.deck]).toEqual([['R05a'], ['R01a', 'A01a'], ['R06a']]);
  });

  it('searches on after a shuffle; what was revealed lies aside, and is discarded where nothing is found', () => {
    const state = asked({ ...doing({ op: 'search' }), deck: ['R01a'], discards: ['A01a'] }, {});
    const shuffling = stateAfter(state, 'red search In');
    expect([shuffling.phase, shuffling.discards, shuffling.deck]).toEqual(['shuffle', ['A01a'], []]);
    expect(codeOf(shuffling, 'chance shuffle R01a A01a')).toBe('not-drawable');
    const { state: after } = play(shuffling, 'chance shuffle A01a');
    expect(after.discards).toEqual(['R01a', 'A01a']);
  });

  it('forages by effect as long as possible, up to n and the supply', () => {
    const state = asked(doing({ op: 'forage', n: 3 }), { larvae: [13, 12, 12] });
    expect(colonyOf(state, 'red').supply).toBe(2);
    expect([codeOf(state, 'red foragers 7 13'), codeOf(state, 'red foragers 7')]).toEqual([null, 'malformed']);
    expect(codeOf(state, 'red foragers 7 13 19')).toBe('path-length');
  });

  it('chooses between alternatives that can be carried out; one alone is taken unasked', () => {
    const op = {
      op: 'or',
      of: [[{ op: 'token', kind: ['sprout'], n: 1, on: 'this' }], [{ op: 'moveTokens', kind: 'sprout', n: 2 }]],
    };
    const scene = (cards: string[]): Scene => ({
      ...red({ cards }),
      agenda: [{ kind: 'do', op: op as never, source: { card: 'R22a', hex: null } }],
    });
    const both = garden(scene(['R22a:0,2,0', 'R15b']));
    expect(legal(both)).toEqual(['choose 1', 'choose 2']);
    expect(legal(stateAfter(both, 'red choose 2'))).toEqual(['move R22a>R15b', 'pass']);
    expect(colonyOf(garden(scene(['R22a:0,1,0', 'R15b'])), 'red').cards[0]?.tokens).toEqual([0, 2, 0]);
  });

  it('keeps one of two cards drawn; the other is discarded', () => {
    const state = asked({ ...doing({ op: 'drawKeep', n: 2 }), deck: ['R01a', 'R02a', 'R03a'] }, {});
    expect([state.phase, state.deck.length, colonyOf(state, 'red').hand]).toEqual(['one', 1, []]);
    const { state: after } = play(state, 'red one R02a');
    expect([colonyOf(after, 'red').hand, after.discards]).toEqual([['R02a'], ['R01a']]);
  });

  it('takes an object from beside the board, and a hex’s own with its bonus', () => {
    expect(legal(asked({ ...doing({ op: 'object' }), objects: ['X3', 'X1'] }, {}))).toEqual(['object X1', 'object X3']);
    const scene = red({ ants: [0, 2, 0] }, { hexes: { c4: { object: 'X1' } }, objects: [] });
    const { state } = play(garden(scene), 'red explore 2 take R02b to c4');
    expect([colonyOf(state, 'red').taken, colonyOf(state, 'red').food]).toEqual([['X1'], 2]);
  });

  it('raises, converts, tucks and puts tokens as the words say', () => {
    expect(legal(asked(doing({ op: 'raise' }), { larvae: [0, 1, 0], eggs: [1, 0, 0] }))).toEqual([
      'pass',
      'raise egg d',
      'raise larva e',
    ]);
    expect(legal(asked(doing({ op: 'convert' }), { eggs: [1, 0, 0] }))).toEqual([
      'convert egg d>e',
      'convert egg d>f',
      'pass',
    ]);
    const tucking = garden({
      ...red({ hand: ['S01a', 'R01a', 'O02'], cards: ['S16a'] }),
      agenda: [{ kind: 'do', op: { op: 'tuck', n: 2 }, source: { card: 'S16a', hex: null } }],
    });
    expect(codeOf(tucking, 'red tuck S01a R01a')).toBe('unruly-order');
    const { state } = play(tucking, 'red tuck O02 R01a');
    expect([colonyOf(state, 'red').cards[0]?.under, colonyOf(state, 'red').starters]).toEqual([['O02', 'R01a'], 1]);
    expect(
      legal(asked(doing({ op: 'token', kind: ['aphid', 'sprout'], n: 1, on: 'any' }), { cards: ['K2', 'O01'] })),
    ).toEqual(['token aphid K2', 'token aphid O01', 'token sprout K2', 'token sprout O01']);
  });

  it('removes a scent without a leaf tile: it counts for stars, and is never emitted any more', () => {
    const state = asked(doing({ op: 'scent' }), { scents: ['lawn', 'bed'] });
    const { state: after } = play(state, 'red scent pond');
    expect([colonyOf(after, 'red').scents, after.leaves[2]?.cubes, after.stars.length]).toEqual([
      ['lawn', 'bed', 'pond'],
      [],
      1,
    ]);
  });
});

describe('incubation', () => {
  it('R-AUTO-STORE: one ant of each column is stored where the space is free, the others go to the supply', () => {
    const before = garden(red({ ants: [2, 1, 0], stored: [0, 1, 0] }));
    const { state } = play(before, 'red incubate');
    expect(colonyOf(state, 'red').stored).toEqual([1, 1, 0]);
    expect(discsOf(state, 'red')).toBe(40);
  });

  it('R-ONE-TILE: one tile an incubation; with `anyTile` any of them, but one that costs nothing must be turned', () => {
    const colony: Colony = { leaf: 5, rooms: ['A1', 'A2', 'A3', 'A4', 'A5'] };
    expect(codeOf(garden(red(colony)), 'red incubate')).toBe('must-turn-tile');
    expect(codeOf(garden(red(colony)), 'red incubate G1c d')).toBe('not-the-top-tile');
    const any = garden(red({ ...colony, cards: ['K8'] }));
    expect([codeOf(any, 'red incubate'), codeOf(any, 'red incubate G1c d')]).toEqual(['must-turn-tile', null]);
    const { state } = play(any, 'red incubate G1c d');
    expect(colonyOf(state, 'red').tiles.map(({ id, done }) => [id, done])).toEqual([
      ['G1b', false],
      ['G1c', true],
      ['G1a', false],
    ]);
    expect(colonyOf(state, 'red').wild).toBe(1);
  });

  it('R-ONE-TILE: what takes tokens is optional', () => {
    const state = garden(red({ tiles: ['G3c', 'G3a', 'G3b'], mutation: 2 }));
    expect([codeOf(state, 'red incubate'), codeOf(state, 'red incubate G3c e')]).toEqual([null, null]);
    expect(colonyOf(stateAfter(state, 'red incubate G3c e'), 'red').mutation).toBe(0);
  });

  it('advances no track where all five stand on 5', () => {
    const state = garden(red({ leaf: 5, tracks: [5, 5, 5, 5, 5] }));
    expect([codeOf(state, 'red incubate G1a -'), codeOf(state, 'red incubate G1a food')]).toEqual([
      null,
      'no-such-choice',
    ]);
  });

  it('R-INC-ORDER: production, then abilities in order, then cards in the order played', () => {
    const scene = red({
      tracks: [1, 1, 1, 1, 1],
      cards: ['K1', 'S07a'],
      abilities: ['1a=N01', '2d=N03'],
      larvae: [0, 0, 0],
    });
    const told = happened(play(garden(scene), 'red incubate')).filter((kind) =>
      ['produced', 'gained', 'drew', 'flew'].includes(kind),
    );
    expect(told).toEqual(['produced', 'gained', 'drew', 'flew', 'drew']);
  });

  it('uses each paid effect once, in any order, and the board’s own', () => {
    const state = garden(
      red({ hand: ['S01a', 'S02a', 'S03a'], cards: ['R08a', 'S11a'], food: 2, larvae: [1, 0, 0] }, EFFECTS),
    );
    const used = stateAfter(state, 'red use S11a pay F:1', 'red use R08a drop S01a', 'red use board drop S02a');
    expect([codeOf(used, 'red use S11a pay F:1'), codeOf(used, 'red use board drop S03a')]).toEqual([
      'used-already',
      'used-already',
    ]);
    expect(colonyOf(used, 'red')).toMatchObject({ fungus: 1, food: 1, cards: [{}, { tokens: [0, 1, 0] }] });
    expect(squareOf(used, 'red')).toBe(1);
  });

  it('the operation `incubation` brings eggs and effects, and ends with `done`', () => {
    const state = garden(red({ hand: ['S20a', 'S01a'], leaf: 5, cards: ['O02', 'O08'] }));
    const asked = stateAfter(state, 'red play S20a pay L:5');
    expect([asked.phase, colonyOf(asked, 'red').tiles[2]?.discs]).toEqual(['effects', [1, 1, 1]]);
    expect([codeOf(asked, 'red feed -'), codeOf(asked, 'red done')]).toEqual(['not-now', null]);
    expect(stateAfter(asked, 'red done').phase).toBe('second');
  });
});

describe('flight, stars and the end', () => {
  it('R-FLIGHT-END: on the last square advances are lost', () => {
    const state = garden(red({ hand: ['A10a'], scents: ['lawn', 'bed'] }, { flight: { 11: ['red'] } }));
    const { state: after } = play(state, 'red play A10a', 'red stay');
    expect(squareOf(after, 'red')).toBe(12);
  });

  it('R-FLIGHT-AGAIN: a new disc gets the bonuses of the squares again', () => {
    const state = garden(red({ hand: ['A15a'], cards: ['A01a', 'A02a', 'A03a'] }, { flight: { 3: ['red'] } }));
    const played = play(state, 'red play A15a', 'red swarm');
    expect([squareOf(played.state, 'red'), eventsOf(played, 'drew').length]).toEqual([2, 1]);
  });

  it('R-OTHER-BACKS: discarded Openings and Queen’s Rooms leave the game', () => {
    const { state } = play(
      garden(red({ queen: 'Q3', hand: ['O01', 'S01a'] })),
      'red use Q3 drop O01',
      'red use Q3 drop S01a',
    );
    expect([state.discards, state.out, colonyOf(state, 'red').leaf]).toEqual([['S01a'], ['O01'], 1]);
  });

  it('R-CAP: round 50 is the last, and known when it begins', () => {
    const state = stateAfter(garden({ seats: 2, round: 49, first: 'blue', turn: 'red' }), 'red incubate');
    expect([state.round, state.last]).toEqual([50, 50]);
    const short = stateAfter(
      garden({ seats: 2, round: 34, first: 'blue', turn: 'red', options: { length: 'short' } }),
      'red incubate',
    );
    expect([short.round, short.last]).toEqual([35, 35]);
  });

  it('tries empty slots again at the end of a turn, before the next seat is active', () => {
    const display = [null, 'S01a', 'S01b', 'S02a', 'S02b', 'S03a', 'S03b', 'S04a', 'S04b'];
    const scene = red({ queen: 'Q3', hand: ['R01a', 'S05a'] }, { display, isDeckEmpty: true });
    const state = stateAfter(garden(scene), 'red use Q3 drop R01a', 'red incubate', 'red feed -');
    expect([state.phase, state.turn]).toEqual(['shuffle', seatOf('red')]);
    expect(stateAfter(state, 'chance shuffle R01a')).toMatchObject({
      turn: seatOf('blue'),
      display: ['R01a', ...display.slice(1)],
    });
  });

  it('ranks by VP, then stars, then cubes; else a place is shared', () => {
    const starred = garden({ seats: 2, colonies: { red: { wild: 4, food: 9 }, blue: { stars: [1, 0, 0] } } });
    expect(rankingOf(starred)).toEqual([[seatOf('blue')], [seatOf('red')]]);
    const state = garden({
      seats: 3,
      colonies: { red: { wild: 1, leaf: 1 }, blue: { wild: 1, food: 1 }, green: { wild: 1, fungus: 2 } },
    });
    expect(rankingOf(state)).toEqual([[seatOf('green')], [seatOf('red'), seatOf('blue')]]);
  });
});

describe('queens', () => {
  it('Q2 may take an advance on a named egg track on any egg track', () => {
    const state = stateAfter(garden(red({ queen: 'Q2', hand: ['O16'], leaf: 1 })), 'red play O16 pay L:1');
    expect(legal(state)).toEqual(['track d', 'track e', 'track f']);
  });

  it('Q3 discards one Room and one Skill a turn', () => {
    const state = stateAfter(
      garden(red({ queen: 'Q3', hand: ['R01a', 'R01b', 'S01a', 'A01a'] })),
      'red use Q3 drop R01a',
    );
    expect([codeOf(state, 'red use Q3 drop R01b'), codeOf(state, 'red use Q3 drop A01a')]).toEqual([
      'used-already',
      'wrong-type',
    ]);
    expect(squareOf(stateAfter(state, 'red use Q3 drop S01a'), 'red')).toBe(1);
  });

  it('Q4 places three crests: the first is free, the others cost 1 Food', () => {
    const state = garden(red({ queen: 'Q4', food: 2, hand: ['A06a'] }));
    const all = stateAfter(state, 'red crest In', 'red crest Po pay F:1', 'red crest Co pay F:1');
    expect(codeOf(all, 'red crest St')).toBe('crests-full');
    expect([codeOf(state, 'red crest Ag'), codeOf(state, 'red crest In pay F:1')]).toEqual([
      'no-such-choice',
      'wrong-payment',
    ]);
    expect(codeOf(stateAfter(state, 'red crest In'), 'red crest In pay F:1')).toBe('crest-placed');
  });

  it('Q5 makes n Food and n Leaf of n Fungus', () => {
    const { state } = play(garden(red({ queen: 'Q5', fungus: 3 })), 'red use Q5 pay U:2');
    expect(colonyOf(state, 'red')).toMatchObject({ fungus: 1, food: 2, leaf: 2 });
  });

  it('Q6 gets 1 Fungus at strength 3, Q7 1 AT and a card at strength 1, Boosts counted', () => {
    const six = play(
      garden(red({ queen: 'Q6', ants: [0, 2, 0], food: 2 })),
      'red explore 3 boost 1 pay F:2 take R02b to a1',
    ).state;
    expect(colonyOf(six, 'red').fungus).toBe(1);
    const seven = play(garden(red({ queen: 'Q7', ants: [0, 1, 0] })), 'red explore 1 take R02b to a1').state;
    expect([colonyOf(seven, 'red').aggression, colonyOf(seven, 'red').hand.length]).toEqual([1, 2]);
  });

  it('Q8 takes from any row', () => {
    expect(codeOf(garden(red({ queen: 'Q8', ants: [0, 1, 0] })), 'red explore 1 take R01a to a1')).toBeNull();
    expect(codeOf(garden(red({ ants: [0, 1, 0] })), 'red explore 1 take R01a to a1')).toBe('not-on-display');
  });

  it('R-STONES: Q9 alone covers stones; a tile may lie on stones alone if it touches a tile', () => {
    const colony: Colony = { queen: 'Q9', ants: [3, 0, 0], rooms: ['A2+A3', 'B1'] };
    const state = garden(red(colony));
    expect(codeOf(state, 'red dig 1 take R01a room X')).toBeNull();
    expect(codeOf(state, 'red dig 1 take R01a room Z')).toBe('room-does-not-fit');
    expect(codeOf(garden(red({ ...colony, queen: 'Q8' })), 'red dig 1 take R01a room X')).toBe('room-does-not-fit');
    const asked = stateAfter(state, 'red dig 1 take R01a room X');
    expect([asked.phase, legal(asked).length]).toEqual(['track', 5]);
    const covered = garden(red({ ...colony, rooms: ['A2+A3', 'B1+X', 'C5+Y'] }));
    expect(scoresOf(covered)[0]?.stones).toBe(2);
  });
});

describe('content', () => {
  const { file } = contentOf({ content: '1' });
  const design = (id: string) =>
    [...file.baseCards, ...file.openings, ...file.queensRooms].find((card) => card.id === id);

  it('R-COVER: every operation, need, effect kind, cost, rule and event of the rules occurs', () => {
    const text = JSON.stringify(file);
    const said = (key: string): string[] =>
      [...new Set([...text.matchAll(new RegExp(`"${key}":"(\\w+)"`, 'g'))].map(([, word]) => word ?? ''))].sort();
    expect(said('op')).toHaveLength(26);
    expect(said('need')).toEqual([
      'ants',
      'built',
      'cubes',
      'deeds',
      'eggs',
      'map',
      'pheromones',
      'rooms',
      'swarms',
      'symbol',
    ]);
    expect(said('rule')).toEqual(['anyTile', 'bigger', 'discount', 'spend', 'symbol']);
    expect(said('mode')).toEqual(['achievementWaive', 'any', 'skillFree']);
    for (const kind of ['instant', 'incubation', 'trigger', 'free', 'rule', 'end'])
      expect(text).toContain(`"kind":"${kind}"`);
  });

  it('R-GARBLED: the three damaged lines are read as the rules say', () => {
    expect(design('R23')?.effects).toContainEqual({ kind: 'end', vp: 1, counter: 'smallRooms', each: 1 });
    expect(design('S21')?.effects).toContainEqual({
      kind: 'trigger',
      on: 'play:St',
      do: [{ op: 'token', kind: ['radiator'], n: 1, on: 'this' }],
    });
    expect(design('S13')?.effects).toContainEqual({
      kind: 'incubation',
      pay: { food: 2 },
      do: [{ op: 'per', counter: 'explorers', each: 1, do: [{ op: 'flight', n: 1 }] }],
    });
  });
});
