import { describe, expect, it } from 'vitest';
import { AUTOMATIC_GENES, GENES, genesFor } from '#games/urland/genes.ts';
import { all, at, codeOf, play, type Scene, turnOf, urland } from '../../support/urland.ts';

describe('the gene cards', () => {
  it('are eleven, four of them automatic', () => {
    expect(GENES).toHaveLength(11);
    expect(AUTOMATIC_GENES).toEqual(['care', 'muscles', 'ears', 'warm']);
  });

  it('are nine with three players: Stink Gland and Muscles stay in the box', () => {
    expect(genesFor(3)).toHaveLength(9);
    expect(genesFor(3)).not.toContain('stink');
    expect(genesFor(3)).not.toContain('muscles');
  });
});

it.each([
  { gene: 'assimilation', line: 'green assimilate A red,red' },
  { gene: 'legs', line: 'green cross 4>5' },
  { gene: 'egg', line: 'green egg 4' },
  { gene: 'wings', line: 'green fly 4>B' },
  { gene: 'stink', line: 'green stink 4 red>A' },
  { gene: 'teeth', line: 'green bite 4 red' },
] as const)('without $gene, a player can’t $line; with it, they can', ({ gene, line }) => {
  const scene: Scene = { ichtos: { A: [2, 0, 2], 4: [1, 0, 2] } };
  expect(codeOf(urland(scene), line)).toBe('needs-gene');
  expect(codeOf(urland({ ...scene, genes: { green: [gene] } }), line)).toBeNull();
});

describe('Assimilation', () => {
  const scene: Scene = { ichtos: { A: [2, 1, 1, 1], 4: [1, 0, 2] }, genes: { green: ['assimilation'] } };

  it('replaces two opposing Ichtos by one own, for 2 actions', () => {
    const { state } = play(urland(scene), 'green assimilate A red,yellow');
    expect(all(state, 'A')).toEqual([1, 1, 2, 0]);
    expect(state.phase).toEqual(turnOf('green', 0));
  });

  it.each([
    [
      'needs an own Ichto there',
      'green assimilate B red,blue',
      { ...scene, ichtos: { A: [0, 0, 1], B: [1, 1, 0] } },
      'none-of-yours-there',
    ],
    ['needs two opposing ones there', 'green assimilate 4 red,red', scene, 'too-few-opponents-there'],
    ['takes none of one’s own', 'green assimilate A red,green', scene, 'no-such-opponent'],
    ['takes two of one owner only if they have two', 'green assimilate A blue,blue', scene, 'none-of-theirs-there'],
    [
      'names them in seat order',
      'green assimilate A yellow,red',
      { ...scene, ichtos: { A: [2, 0, 1, 2] } },
      'not-in-seat-order',
    ],
    [
      'needs one in the reserve',
      'green assimilate A red,blue',
      { ...scene, ichtos: { A: [1, 1, 27] } },
      'reserve-empty',
    ],
    ['needs 2 actions', 'green assimilate A red,blue', { ...scene, phase: turnOf('green', 1) }, 'too-few-actions'],
  ] as const)('%s', (_rule, line, on, code) => {
    expect(codeOf(urland(on as Scene), line)).toBe(code);
  });
});

describe('Legs', () => {
  const scene: Scene = { ichtos: { A: [0, 0, 3], 4: [0, 0, 1] }, genes: { green: ['legs'] } };

  it('land with up to 2, from one ocean to one land', () => {
    expect(at(play(urland(scene), 'green land A>5 x2').state, 5, 'green')).toBe(2);
    expect(codeOf(urland(scene), 'green land A>5 x3')).toBe('too-many');
  });

  it('cross an unbridged strait into the land on the other side', () => {
    const { state } = play(urland(scene), 'green cross 4>7');
    expect([at(state, 4, 'green'), at(state, 7, 'green')]).toEqual([0, 1]);
  });

  it('find no strait between regions that are no neighbours', () => {
    expect(codeOf(urland(scene), 'green cross 4>6')).toBe('no-strait');
    expect(codeOf(urland({ ...scene, ichtos: { 1: [0, 0, 1] } }), 'green cross 1>4')).toBe('no-strait');
  });

  it('do not cross within one land, bridged or not', () => {
    const joined: Scene = { ...scene, volcanoes: [5, 6, 7], ichtos: { 4: [0, 0, 2] } };
    expect(codeOf(urland(joined), 'green cross 4>5')).toBe('one-land');
    expect(codeOf(urland(joined), 'green cross 4>7')).toBe('one-land');
  });

  it('name the two regions of the strait, whatever their lands are called', () => {
    const joined: Scene = { ...scene, volcanoes: [6], ichtos: { 5: [0, 0, 1] } };
    expect(at(play(urland(joined), 'green cross 6>7').state, 7, 'green')).toBe(1);
  });
});

describe('Care of Young', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
    [9, 3],
  ])('turns %i into %i more, for its owner alone', (own, young) => {
    const before = urland({ ichtos: { A: [own, own, 3] }, genes: { red: ['care'] } });
    const { state } = play(before, 'green breed A');
    expect(at(state, 'A', 'red')).toBe(own + young);
    expect(at(state, 'A', 'blue')).toBe(own + (own >= 6 ? 2 : own >= 3 ? 1 : 0));
  });

  it('lets its owner choose an ocean with two', () => {
    const before = urland({ ichtos: { A: [0, 0, 2] }, genes: { green: ['care'] } });
    expect(codeOf(before, 'green breed A')).toBeNull();
  });
});

describe('Egg', () => {
  const scene: Scene = { ichtos: { 4: [0, 0, 1], 5: [0, 0, 2] }, genes: { green: ['egg'] } };

  it('costs 2 actions beside exactly one own, 1 beside more', () => {
    expect(play(urland(scene), 'green egg 4').state.phase).toEqual(turnOf('green', 0));
    expect(play(urland(scene), 'green egg 5').state.phase).toEqual(turnOf('green', 1));
    expect(codeOf(urland({ ...scene, phase: turnOf('green', 1) }), 'green egg 4')).toBe('too-few-actions');
  });

  it('needs an own Ichto on the land and one in the reserve', () => {
    expect(codeOf(urland(scene), 'green egg 6')).toBe('none-of-yours-there');
    expect(codeOf(urland({ ...scene, ichtos: { 4: [0, 0, 27] } }), 'green egg 4')).toBe('reserve-empty');
  });
});

describe('Wings', () => {
  const scene: Scene = { ichtos: { 4: [0, 0, 3], A: [0, 0, 1] }, genes: { green: ['wings'] } };

  it('carry 1 or 2 from a land to any one other area', () => {
    expect(at(play(urland(scene), 'green fly 4>C x2').state, 'C', 'green')).toBe(2);
    expect(at(play(urland(scene), 'green fly 4>10').state, 10, 'green')).toBe(1);
    expect(codeOf(urland(scene), 'green fly 4>10 x3')).toBe('too-many');
  });

  it('do not land where they started, nor on a land that goes by another number', () => {
    expect(codeOf(urland(scene), 'green fly 4>4')).toBe('same-area');
    expect(codeOf(urland({ ...scene, volcanoes: [9] }), 'green fly 4>9')).toBe('no-such-land');
  });
});

describe('Ears', () => {
  const scene: Scene = { ichtos: { A: [1, 0, 1], 4: [1, 0, 1] }, genes: { green: ['teeth'], red: ['ears'] } };

  it('save from Teeth on land, not in an ocean', () => {
    expect(codeOf(urland(scene), 'green bite A red')).toBeNull();
    expect(codeOf(urland({ ...scene, ichtos: { 4: [1, 1, 1] } }), 'green bite 4 red')).toBe('protected-by-ears');
  });

  it('leave Teeth no target where they are alone', () => {
    expect(codeOf(urland(scene), 'green bite 4 red')).toBe('too-few-opponents-there');
  });

  it('do not help against the Stink Gland', () => {
    const stink: Scene = { ...scene, genes: { green: ['stink'], red: ['ears'] } };
    expect(at(play(urland(stink), 'green stink 4 red>E').state, 'E', 'red')).toBe(1);
  });
});

describe('Stink Gland', () => {
  const scene: Scene = { ichtos: { 4: [3, 2, 1], A: [0, 0, 1] }, genes: { green: ['stink'] } };

  it('drives all Ichtos of one opponent into one ocean the land touches', () => {
    const { state } = play(urland(scene), 'green stink 4 red>A');
    expect(all(state, 4)).toEqual([0, 2, 1, 0]);
    expect(at(state, 'A', 'red')).toBe(3);
  });

  it.each([
    ['green stink 4 red>B', 'not-touching'],
    ['green stink 4 yellow>A', 'none-of-theirs-there'],
    ['green stink 4 green>A', 'no-such-opponent'],
    ['green stink 5 red>A', 'none-of-yours-there'],
  ])('%s: refused as %s', (line, code) => {
    expect(codeOf(urland(scene), line)).toBe(code);
  });
});

describe('Turbo', () => {
  const scene: Scene = { ichtos: { A: [0, 0, 4] }, genes: { green: ['turbo'] } };

  it('swims to any ocean, and lands with up to 2', () => {
    expect(at(play(urland(scene), 'green swim A>C x3').state, 'C', 'green')).toBe(3);
    expect(at(play(urland(scene), 'green land A>5 x2').state, 5, 'green')).toBe(2);
  });

  it('does not cross straits', () => {
    expect(codeOf(urland({ ...scene, ichtos: { 4: [0, 0, 1] } }), 'green cross 4>5')).toBe('needs-gene');
  });
});

describe('Teeth', () => {
  const scene: Scene = { ichtos: { A: [1, 2, 1] }, genes: { green: ['teeth'] } };

  it('send one opposing Ichto to its reserve', () => {
    const { state } = play(urland(scene), 'green bite A blue');
    expect(all(state, 'A')).toEqual([1, 1, 1, 0]);
    expect(state.reserve[1]).toBe(26);
  });

  it('find nobody to bite where no opponent is', () => {
    expect(codeOf(urland({ ...scene, ichtos: { A: [0, 0, 1] } }), 'green bite A red')).toBe('too-few-opponents-there');
    expect(codeOf(urland(scene), 'green bite A yellow')).toBe('none-of-theirs-there');
  });
});
