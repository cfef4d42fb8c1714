/** Where the rulebooks are silent or disagree: every ruling of docs/rulings.md by its id. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '#games/urland/board.ts';
import { erupt } from '#games/urland/eruption.ts';
import { landsOf, regionsOf } from '#games/urland/lands.ts';
import { mostCrowded } from '#games/urland/panic.ts';
import { all, at, codeOf, eventsOf, play, type Scene, seatOf, turnOf, urland } from '../../support/urland.ts';

describe('R-TILES: the volcanoes never run out of tiles', () => {
  it('lets all twelve erupt', () => {
    const state = urland();
    for (const region of REGIONS) erupt(state, region, null);
    expect(landsOf(state)).toEqual([1, 4, 8]);
  });
});

describe('R-EXTINCT: a player without an Ichto on the map can do nothing', () => {
  it('passes that player over, without an entry', () => {
    const scene: Scene = { ichtos: { A: [1, 1, 0, 1] }, phase: { kind: 'choose' }, hand: [1, 2, 3] };
    const played = play(urland(scene), 'red score 2');
    expect(eventsOf(played, 'passed-over')).toEqual([{ kind: 'passed-over', seat: seatOf('green') }]);
    expect(played.state.phase).toEqual(turnOf('yellow'));
  });

  it('ends a player’s turn when their last Ichto leaves the map, whatever is left of it', () => {
    const { state } = play(urland({ ichtos: { A: [1, 1, 2, 1] } }), 'green retreat A:2');
    expect(state.phase).toEqual(turnOf('yellow'));
  });

  it('leaves that player’s marker on the track: the others jump it', () => {
    const scene: Scene = {
      ichtos: { A: [0, 1, 0, 1], 12: [0, 0, 0, 1] },
      track: [5, 3, 2, 1],
      phase: turnOf('yellow', 0),
      picked: 12,
    };
    expect(play(urland(scene), 'yellow done').state.track).toEqual([5, 3, 2, 7]);
  });
});

describe('R-STRADDLE: a move for 2 actions may not use one of each part of a turn', () => {
  it('refuses it with one normal action left, and the extra turn before that is used', () => {
    const state = urland({ ichtos: { 4: [0, 0, 1] }, genes: { green: ['egg'] }, phase: turnOf('green', 1) });
    expect(codeOf(state, 'green egg 4')).toBe('too-few-actions');
    expect(codeOf(state, 'green extra')).toBe('actions-left');
  });

  it('allows it within the extra turn', () => {
    const state = urland({ ichtos: { 4: [0, 0, 1] }, genes: { green: ['egg'] }, phase: turnOf('green', 0) });
    expect(at(play(state, 'green extra', 'green egg 4').state, 4, 'green')).toBe(2);
  });
});

describe('R-EARS-COUNT: Ears’ Ichtos count for where the panic breaks out', () => {
  it('finds the land where they make the most', () => {
    expect(mostCrowded(urland({ ichtos: { 4: [3, 0, 0, 0], 7: [0, 2, 0, 0] }, genes: { red: ['ears'] } }))).toEqual([
      4,
    ]);
  });
});

describe('R-CHIPS: with fewer than 3 chips left there is no further epoch', () => {
  const last: Scene = {
    volcanoes: [2, 3, 5, 6, 7, 9, 10, 11, 12],
    phase: { kind: 'epoch' },
    hand: [1, 4],
    pile: [],
    panicked: true,
    scored: [8],
    track: [10, 5, 4, 3],
    ichtos: { 1: [2, 0, 0, 0], A: [0, 1, 1, 1] },
  };

  it('ends the game with the final scoring, and holds no mutation before it', () => {
    const played = play(urland(last), 'chance epoch 1');
    expect(eventsOf(played, 'mutation')).toEqual([]);
    expect(played.state.phase.kind).toBe('over');
    expect(played.state.scored).toEqual([8]);
  });
});

describe('R-RING: a volcano inside one land joins nothing', () => {
  const ring: Scene = {
    volcanoes: [2, 3],
    phase: { kind: 'epoch' },
    hand: [1, 9],
    pile: [],
    panicked: true,
    ichtos: { 1: [3, 1, 0, 0] },
  };

  it('takes the losses all the same', () => {
    const played = play(urland(ring), 'chance epoch 9');
    expect(eventsOf(played, 'erupted')).toMatchObject([
      { volcano: 1, joined: false },
      { volcano: 9, joined: true },
    ]);
    expect(all(played.state, 1)).toEqual([1, 1, 0, 0]);
  });

  it('leaves a land without a chip, which is never scored again but counts for everything else', () => {
    const { state } = play(urland(ring), 'chance epoch 9');
    expect(regionsOf(state, 1)).toEqual([1, 2, 3]);
    expect(state.pile).not.toContain(1);
    expect(mostCrowded(state)).toContain(1);
    const turn: Scene = { volcanoes: [2, 3, 1], ichtos: { A: [0, 0, 1] } };
    expect(codeOf(urland(turn), 'green land A>1')).toBeNull();
  });
});

describe('R-ASSIM: any two Ichtos that are not the player’s own', () => {
  const scene: Scene = { ichtos: { A: [2, 1, 1, 0] }, genes: { green: ['assimilation'] } };

  it.each([
    ['of one owner', 'green assimilate A red,red', [0, 1, 2, 0]],
    ['of two owners', 'green assimilate A red,blue', [1, 0, 2, 0]],
  ])('%s', (_whose, line, after) => {
    expect(all(play(urland(scene), line).state, 'A')).toEqual(after);
  });
});

describe('R-LEGS-TURBO: Legs and Turbo together still land two', () => {
  it('refuses three', () => {
    const state = urland({ ichtos: { A: [0, 0, 4] }, genes: { green: ['legs', 'turbo'] } });
    expect(codeOf(state, 'green land A>5 x2')).toBeNull();
    expect(codeOf(state, 'green land A>5 x3')).toBe('too-many');
  });
});

describe('docs/rulings.md', () => {
  const documented = readFileSync('docs/rulings.md', 'utf8').match(/R-[A-Z]+(-[A-Z]+)*/g) ?? [];
  const tested = ['rulings.test.ts', 'board.test.ts']
    .map((file) => readFileSync(`test/games/urland/${file}`, 'utf8'))
    .join();

  it.each([...new Set(documented)])('%s has a test of its name', (ruling) => {
    expect(tested).toContain(`describe('${ruling}`);
  });

  it('explains every ruling the rules name', () => {
    expect(new Set(documented)).toEqual(
      new Set([
        'R-BOARD',
        'R-TILES',
        'R-EXTINCT',
        'R-STRADDLE',
        'R-EARS-COUNT',
        'R-CHIPS',
        'R-RING',
        'R-ASSIM',
        'R-LEGS-TURBO',
      ]),
    );
  });
});
