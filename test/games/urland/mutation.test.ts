import { describe, expect, it } from 'vitest';
import { bidOrder } from '#games/urland/mutation.ts';
import { viewOf } from '#games/urland/view.ts';
import { all, codeOf, eventsOf, play, type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

/** Yellow, last to act, is about to end the turn; land 12 is picked and will bring red to space 12. */
const DUE: Scene = {
  track: [10, 4, 3, 2],
  ichtos: { 12: [1, 0, 0, 0], A: [5, 5, 5, 5] },
  phase: turnOf('yellow', 0),
  picked: 12,
  row: ['wings', 'teeth', 'egg', 'ears'],
  deck: ['legs', 'turbo', 'care', 'warm', 'muscles', 'stink', 'assimilation'],
};

const due = (changes: Scene = {}) => play(urland({ ...DUE, ...changes }), 'yellow done').state;
const bids = (red: number, blue: number, green: number, yellow: number) => [
  `red bid ${red}`,
  `blue bid ${blue}`,
  `green bid ${green}`,
  `yellow bid ${yellow}`,
];

describe('a mutation', () => {
  it('is due when a marker first reaches or passes 12, 16 or 21', () => {
    expect(due().phase).toMatchObject({ kind: 'bid', after: 'turn' });
    expect(due({ track: [8, 4, 3, 2] }).phase.kind).toBe('draw');
    expect(due({ mutations: 1 }).phase.kind).toBe('draw');
    expect(due({ mutations: 1, track: [15, 13, 3, 2] }).phase.kind).toBe('bid');
    expect(due({ mutations: 3, track: [24, 13, 3, 2] }).phase.kind).toBe('draw');
  });

  it('asks everybody at once, Environment player and Dummy too', () => {
    expect(due().phase).toMatchObject({ waiting: [0, 1, 2, 3] });
  });

  it('does not ask an empty reserve: it bids 0', () => {
    const ichtos = { 12: [1, 0, 0, 0], A: [5, 27, 5, 5] };
    expect(due({ ichtos }).phase).toMatchObject({ waiting: [0, 2, 3] });
  });
});

describe('a bid', () => {
  it('goes from 0 to the reserve, and is made once', () => {
    const state = due();
    expect(state.reserve[1]).toBe(22);
    expect(codeOf(state, 'blue bid 22')).toBeNull();
    expect(codeOf(state, 'blue bid 23')).toBe('too-many');
    expect(codeOf(play(state, 'blue bid 0').state, 'blue bid 1')).toBe('not-your-decision');
  });

  it('is secret until all are in, in whatever order they come', () => {
    const { state } = play(due(), 'yellow bid 7', 'blue bid 3', 'red bid 1');
    expect(viewOf(state, 'public').bid).toBeNull();
    expect(viewOf(state, seatOf('blue')).bid).toBe(3);
    const other = play(due(), 'yellow bid 9', 'blue bid 3', 'red bid 1').state;
    expect(viewOf(other, seatOf('green'))).toEqual(viewOf(state, seatOf('green')));
    expect(play(state, 'green bid 0').state.phase).toMatchObject({ kind: 'buy', bids: [1, 3, 0, 7] });
  });

  it('leaves the Ichtos in the reserve', () => {
    const before = due();
    expect(play(before, ...bids(3, 2, 1, 0)).state.reserve).toEqual(before.reserve);
  });

  it('of equal height, further back on the track is better', () => {
    expect(bidOrder(urland({ track: [9, 4, 7, 2] }), [4, 1, 4, 4])).toEqual([3, 2, 0, 1]);
  });
});

describe('buying a gene', () => {
  it('costs the bid and 1 for each gene that the buyer has, taken off the map', () => {
    const state = play(due({ genes: { blue: ['care'] } }), ...bids(0, 2, 1, 0)).state;
    expect(codeOf(state, 'blue buy wings pay A:2')).toBe('wrong-price');
    const after = play(state, 'blue buy wings pay A:3').state;
    expect(all(after, 'A')).toEqual([5, 2, 5, 5]);
    expect(after.genes[1]).toEqual(['care', 'wings']);
    expect(after.row).toEqual(['teeth', 'egg', 'ears']);
  });

  it('is a must for the first player who can pay, a choice for those after them', () => {
    const state = play(due(), ...bids(0, 2, 1, 0)).state;
    expect(codeOf(state, 'blue decline')).toBe('must-buy');
    expect(codeOf(play(state, 'blue buy egg pay A:2').state, 'green decline')).toBeNull();
  });

  it('is for those who can pay: a bid too high is passed over in silence', () => {
    const played = play(due(), ...bids(0, 6, 1, 0));
    expect(eventsOf(played, 'could-not-pay')).toEqual([{ kind: 'could-not-pay', seat: 1, price: 6 }]);
    expect(played.state.phase).toMatchObject({ kind: 'buy', queue: [2, 3, 0] });
    expect(codeOf(played.state, 'green decline')).toBe('must-buy');
  });

  it('is for those who have the price on the map and not one more', () => {
    const state = play(due(), ...bids(0, 5, 1, 0)).state;
    expect(state.phase).toMatchObject({ kind: 'buy', queue: [1, 2, 3, 0] });
    expect(all(play(state, 'blue buy egg pay A:5').state, 'A')).toEqual([5, 0, 5, 5]);
  });

  it('is for those without an Ichto on the map, too, if it costs nothing', () => {
    const state = play(due({ ichtos: { 12: [1], A: [5, 5, 5] } }), ...bids(9, 9, 9, 0)).state;
    expect(state.phase).toMatchObject({ kind: 'buy', queue: [3] });
    expect(play(state, 'yellow buy egg pay -').state.genes).toEqual([[], [], [], ['egg']]);
  });

  it('costs nothing with a bid of 0 and no gene', () => {
    const state = play(due(), ...bids(0, 0, 0, 0)).state;
    expect(codeOf(state, 'yellow buy egg pay A:1')).toBe('wrong-price');
    expect(codeOf(state, 'yellow buy egg pay -')).toBeNull();
  });

  it('takes only open genes, one a player', () => {
    const state = play(due(), ...bids(0, 2, 1, 0)).state;
    expect(codeOf(state, 'blue buy legs pay A:2')).toBe('gene-not-open');
    expect(codeOf(play(state, 'blue buy egg pay A:2').state, 'blue buy ears pay A:2')).toBe('not-your-decision');
  });

  it('ends after 3 sales; then 3 genes are turned up and the roles move', () => {
    const lines = [...bids(0, 2, 1, 0), 'blue buy wings pay A:2', 'green buy ears pay A:1', 'yellow buy egg pay -'];
    const { state } = play(due(), ...lines);
    expect(state.row).toEqual(['teeth', 'legs', 'turbo', 'care']);
    expect(state.mutations).toBe(1);
    expect(state.environment).toBe(seatOf('blue'));
    expect(state.phase).toEqual({ kind: 'draw' });
  });

  it('turns up new genes however many were sold', () => {
    const lines = [...bids(0, 2, 1, 0), 'blue buy wings pay A:2', 'green decline', 'yellow decline', 'red decline'];
    expect(play(due(), ...lines).state.row).toEqual(['teeth', 'egg', 'ears', 'legs', 'turbo', 'care']);
  });

  it('turns up none after the third mutation', () => {
    const scene: Scene = { mutations: 2, track: [19, 17, 3, 2], row: ['wings', 'egg'], deck: [] };
    const lines = [...bids(0, 2, 1, 0), 'blue buy wings pay A:2', 'green decline', 'yellow decline', 'red decline'];
    expect(play(due(scene), ...lines).state.row).toEqual(['egg']);
  });

  it('sells nothing if nobody can pay', () => {
    const { state } = play(due(), ...bids(20, 20, 20, 20));
    expect(state.genes).toEqual([[], [], [], []]);
    expect(state.phase).toEqual({ kind: 'draw' });
  });

  it('sells 2 with three players', () => {
    const scene: Scene = {
      ...DUE,
      seats: 3,
      track: [10, 4, 3],
      ichtos: { 12: [1, 0, 0], A: [5, 5, 5] },
      phase: turnOf('green', 0),
    };
    const lines = [
      'green done',
      'red bid 2',
      'blue bid 1',
      'green bid 0',
      'red buy wings pay A:2',
      'blue buy egg pay A:1',
    ];
    const { state } = play(urland(scene), ...lines);
    expect(state.phase).toEqual({ kind: 'draw' });
    expect(state.row).toEqual(['teeth', 'ears', 'legs', 'turbo']);
  });
});

describe('a mutation at the end of an epoch', () => {
  it('comes after the losses, and before the new epoch', () => {
    const scene: Scene = {
      ...DUE,
      phase: { kind: 'epoch' },
      picked: null,
      hand: [12, 5],
      pile: [],
      panicked: true,
      scored: [7],
    };
    const { state } = play(urland({ ...scene, ichtos: { 12: [3, 0, 0, 0], A: [5, 5, 5, 5] } }), 'chance epoch 12');
    expect(all(state, 11)).toEqual([1, 0, 0, 0]);
    expect(state.phase).toMatchObject({ kind: 'bid', after: 'epoch' });
    expect(state.scored).toEqual([7]);
    const after = play(state, ...bids(20, 20, 20, 20)).state;
    expect([after.phase.kind, after.environment, after.scored]).toEqual(['draw', 0, []]);
  });
});
