import { describe, expect, it } from 'vitest';
import { URLAND } from '#games/urland/game.ts';
import {
  all,
  at,
  codeOf,
  eventsOf,
  play,
  refusalOf,
  type Scene,
  seatOf,
  turnOf,
  urland,
} from '../../support/urland.ts';

interface Refused {
  line: string;
  code: string;
  scene: Scene;
}

function refuses(cases: readonly Refused[]) {
  it.each(cases)('$line: refused as $code', ({ scene, line, code }) => {
    expect(codeOf(urland(scene), line)).toBe(code);
  });
}

describe('Land', () => {
  it('moves one own Ichto from an ocean to a land touching it', () => {
    const { state } = play(urland({ ichtos: { A: [0, 0, 3] } }), 'green land A>5');
    expect(at(state, 'A', 'green')).toBe(2);
    expect(at(state, 5, 'green')).toBe(1);
    expect(state.phase).toEqual(turnOf('green', 1));
  });

  refuses([
    { line: 'green land B>5', code: 'not-touching', scene: { ichtos: { B: [0, 0, 3] } } },
    { line: 'green land A>5', code: 'none-of-yours-there', scene: { ichtos: { A: [3, 3, 0], B: [0, 0, 1] } } },
    { line: 'green land A>5 x2', code: 'too-many', scene: { ichtos: { A: [0, 0, 3] } } },
    { line: 'green land A>4', code: 'no-such-land', scene: { volcanoes: [4], ichtos: { A: [0, 0, 1] } } },
    { line: 'blue land A>5', code: 'not-your-decision', scene: { ichtos: { A: [0, 3, 3] } } },
    { line: 'green land A>5', code: 'too-few-actions', scene: { ichtos: { A: [0, 0, 3] }, phase: turnOf('green', 0) } },
  ]);
});

describe('Breed', () => {
  it.each([
    { own: 2, young: 0 },
    { own: 3, young: 1 },
    { own: 5, young: 1 },
    { own: 6, young: 2 },
    { own: 20, young: 2 },
  ])('gives $young to a colour with $own', ({ own, young }) => {
    const { state } = play(urland({ ichtos: { B: [own, 0, 3] } }), 'green breed B');
    expect(at(state, 'B', 'red')).toBe(own + young);
  });

  it('counts before adding, for every colour at once, and is optional for none', () => {
    const played = play(urland({ ichtos: { C: [5, 6, 3, 2] } }), 'green breed C');
    expect(all(played.state, 'C')).toEqual([6, 8, 4, 2]);
    expect(eventsOf(played, 'bred')).toEqual([{ kind: 'bred', ocean: 'C', young: [1, 2, 1, 0] }]);
  });

  it('gives all that a short reserve has', () => {
    const { state } = play(urland({ ichtos: { A: [26, 0, 3] } }), 'green breed A');
    expect(at(state, 'A', 'red')).toBe(27);
  });

  refuses([
    { line: 'green breed A', code: 'no-young-there', scene: { ichtos: { A: [6, 0, 2] } } },
    { line: 'green breed A', code: 'reserve-empty', scene: { ichtos: { A: [6, 0, 3], B: [0, 0, 24] } } },
  ]);
});

describe('Swim', () => {
  it('moves any number from one ocean to one touching it', () => {
    const { state } = play(urland({ ichtos: { A: [0, 0, 5] } }), 'green swim A>E x4');
    expect([at(state, 'A', 'green'), at(state, 'E', 'green')]).toEqual([1, 4]);
  });

  refuses([
    { line: 'green swim A>C', code: 'not-touching', scene: { ichtos: { A: [0, 0, 5] } } },
    { line: 'green swim A>A', code: 'same-area', scene: { ichtos: { A: [0, 0, 5] } } },
    { line: 'green swim A>B x6', code: 'too-many', scene: { ichtos: { A: [0, 0, 5] } } },
    { line: 'green swim D>A', code: 'none-of-yours-there', scene: { ichtos: { A: [0, 0, 5] } } },
  ]);
});

describe('Retreat', () => {
  it('takes any mixture to the reserve in one action', () => {
    const before = urland({ ichtos: { A: [0, 0, 5], 7: [0, 0, 2], 9: [0, 0, 1] } });
    const { state } = play(before, 'green retreat A:2,7:2,9:1');
    expect(at(state, 'A', 'green')).toBe(3);
    expect(state.reserve[2]).toBe(24);
    expect(state.phase).toEqual(turnOf('green', 1));
  });

  const scene: Scene = { ichtos: { A: [0, 0, 2], B: [0, 0, 1], 7: [0, 0, 2] } };
  refuses([
    { line: 'green retreat 7:1,A:1', code: 'unruly-heap', scene },
    { line: 'green retreat A:1,A:1', code: 'unruly-heap', scene },
    { line: 'green retreat B:1,A:1', code: 'unruly-heap', scene },
    { line: 'green retreat A:0', code: 'unruly-heap', scene },
    { line: 'green retreat A:3', code: 'too-many', scene },
    { line: 'green retreat C:1', code: 'none-of-yours-there', scene },
  ]);

  it('takes at least one', () => {
    const nobody = { by: seatOf('green'), move: { kind: 'retreat', heap: [] } } as const;
    expect(URLAND.refuse(urland(scene), nobody)).toEqual({ code: 'too-few', min: 1 });
  });
});

describe('the end of a turn', () => {
  const scene: Scene = { ichtos: { A: [1, 1, 3, 1] }, phase: turnOf('green', 1) };

  it('comes by itself when no action and no extra turn is left', () => {
    const { state } = play(urland({ ...scene, extraTurns: [0, 0, 0, 2] }), 'green land A>5');
    expect(state.phase).toEqual(turnOf('yellow'));
  });

  it('waits for an answer while an extra turn can be played', () => {
    const { state } = play(urland(scene), 'green land A>5');
    expect(state.phase).toEqual(turnOf('green', 0));
  });

  it('can be said with actions left, and gives up the extra turn', () => {
    const { state } = play(urland(scene), 'green done');
    expect(state.phase).toEqual(turnOf('yellow'));
    expect(state.extraTurns[2]).toBe(2);
  });
});

describe('an extra turn', () => {
  const scene: Scene = { ichtos: { A: [1, 1, 9, 1] }, genes: { green: ['warm'] }, phase: turnOf('green', 0) };

  it('gives 2 actions, never 3, Warm Blood or not', () => {
    const { state } = play(urland(scene), 'green extra');
    expect(state.phase).toEqual(turnOf('green', 2, true));
    expect(state.extraTurns[2]).toBe(1);
  });

  it('comes at most once a turn', () => {
    const { state } = play(urland(scene), 'green extra', 'green land A>5', 'green land A>5');
    expect(state.phase).toEqual(turnOf('yellow'));
  });

  it('is refused a second time, even with a chip left', () => {
    expect(codeOf(urland({ ...scene, phase: turnOf('green', 1, true) }), 'green extra')).toBe('extra-turn-played');
  });

  refuses([
    { line: 'green extra', code: 'actions-left', scene: { ...scene, phase: turnOf('green', 1) } },
    {
      line: 'green extra',
      code: 'no-extra-turn',
      scene: { ...scene, extraTurns: [2, 2, 0, 2], phase: turnOf('green', 1) },
    },
  ]);
});

describe('the number of actions', () => {
  const start = (seats: number, warm: boolean) =>
    urland({
      seats,
      ichtos: { A: [3, 3, 3, 3].slice(0, seats) },
      genes: warm ? { green: ['warm'] } : {},
      phase: { kind: 'choose' },
      hand: [1, 2, 3],
    });

  it.each([
    { seats: 3, warm: false, actions: 3 },
    { seats: 3, warm: true, actions: 4 },
    { seats: 4, warm: false, actions: 2 },
    { seats: 4, warm: true, actions: 3 },
  ])('with $seats players, Warm Blood: $warm, is $actions', ({ seats, warm, actions }) => {
    const { state } = play(start(seats, warm), 'red score 2');
    expect(state.phase).toEqual(turnOf('green', actions));
  });
});

describe('a refusal', () => {
  it('leaves the state as it was and has the values that its sentence needs', () => {
    const state = urland({ ichtos: { B: [0, 0, 3] } });
    const before = structuredClone(state);
    expect(refusalOf(state, 'green land B>5')).toEqual({ code: 'not-touching', from: 'B', to: 5 });
    expect(state).toEqual(before);
  });
});
