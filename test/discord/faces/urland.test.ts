import { describe, expect, it } from 'vitest';
import { URLAND_FACE } from '#discord/faces/urland.ts';
import { highlightsIn } from '#discord/faces/urland-moments.ts';
import { seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import type { View } from '#games/urland/view.ts';
import { wordsIn as translationIn } from '#i18n/words.ts';
import type { Scene } from '#render/scene.ts';
import { wordsIn } from '../../support/scenes.ts';
import { aView } from '../../support/urland-views.ts';

const cast = {
  names: ['Ann', 'Bob', 'Cleo'],
  absent: [null, null, null],
  colours: ['red', 'blue', 'green'],
  palette: 'standard',
  language: 'en',
  words: translationIn('en'),
} as const;

const highlights = (...kinds: readonly Event['kind'][]) =>
  highlightsIn(kinds.map((kind) => ({ kind }) as Event)).map(({ occasion, events }) => ({
    occasion,
    events: events.map(({ kind }) => kind),
  }));

const ERUPTIONS: readonly Event[] = [
  { kind: 'erupted', volcano: 2, land: 1, joined: true },
  { kind: 'erupted', volcano: 12, land: 10, joined: true },
  { kind: 'lost', land: 1, losses: [2, 0, 1] },
  { kind: 'lost', land: 10, losses: [0, 0, 0] },
];
const PANIC: Event = { kind: 'panicked', land: 8, ocean: 'C', fled: [2, 0, 3] };

describe('great moments', () => {
  it('tell an epoch’s end as one, with what it brought and the beginning of the next', () => {
    const kinds = ['epoch-ended', 'scored', 'marker-moved', 'erupted', 'erupted', 'lost', 'epoch-began'] as const;
    expect(highlights(...kinds)).toEqual([{ occasion: 'epoch', events: kinds }]);
  });

  it('are over when Ears have dived: a new epoch alone is none', () => {
    expect(highlights('dived', 'epoch-began')).toEqual([]);
  });

  const { view } = aView({ seats: 3 }).erupt(11, 2, 12);
  const momentsAfter = (...events: Event[]) => URLAND_FACE.moments(events, view, cast);

  it('are of the epoch that they were in, though the next has begun', () => {
    const [panic, end] = momentsAfter(PANIC, ...ERUPTIONS, { kind: 'epoch-began', chips: 9 });
    expect(panic?.sketch.alt).toMatch(/^Panic! Epoch 1\./);
    expect(end?.sketch.alt).toMatch(/^The epoch ends in fire\. Epoch 1\./);
    const [later] = momentsAfter(PANIC);
    expect(later?.sketch.alt).toMatch(/^Panic! Epoch 2\./);
  });

  it('mark in their pictures what they tell, and nothing else', () => {
    const [bred, scored]: Event[] = [
      { kind: 'bred', ocean: 'A', young: [0, 1, 0] },
      { kind: 'scored', chip: 5, scoring: 'monopoly', points: [3, 0, 0], left: [0, 0, 0] },
    ];
    const [panic, end] = momentsAfter(bred as Event, scored as Event, PANIC, ...ERUPTIONS);
    const marksIn = (scene: Scene | undefined) =>
      (scene ? wordsIn(scene) : []).filter((word) => /^[+−]\d+$/.test(word));
    expect(marksIn(panic?.sketch.scene)).toEqual([]);
    expect(marksIn(end?.sketch.scene)).toEqual(['−2', '−1']);
  });
});

describe('how a player stands', () => {
  const { view } = aView({ seats: 3 }).with({ genes: [['legs', 'ears'], [], []], track: [30, 12, 9] });
  const lineIn = (phase: View['phase']) => URLAND_FACE.playerLine({ ...view, phase }, seat(0), cast);

  it.each<[string, View['phase'], string]>([
    ['in a game', { kind: 'choose' }, 'Environment · space 30 · reserve 12 · 1 extra turn · Legs and Ears'],
    ['at its end', { kind: 'over', winner: seat(0) }, 'space 30 · Legs and Ears'],
  ])('%s', (_, phase, line) => {
    expect(lineIn(phase)).toBe(line);
  });
});

describe('bids that lie face down', () => {
  const waiting = [seat(0), seat(1), seat(2)];
  const { view } = aView({ seats: 3 }).with({ phase: { kind: 'bid', waiting, after: 'turn' } });
  const headlineFor = (seats: readonly number[]) =>
    URLAND_FACE.headline(URLAND_FACE.awaiting(view, seats.map(seat)), cast);

  it('are counted down as the table shows whom it waits for, though the game has none of them yet', () => {
    expect(headlineFor([0, 1, 2])).toBe('Mutation: 3 bids to come');
    expect(headlineFor([1])).toBe('Mutation: 1 bid to come');
  });

  it('change nothing where one decides alone', () => {
    const choosing = { ...view, phase: { kind: 'choose' } } as const;
    expect(URLAND_FACE.awaiting(choosing, [seat(0)])).toBe(choosing);
  });
});

describe('what is on offer', () => {
  const { view } = aView({ seats: 3 }).with({ row: ['legs', 'egg'] });
  const offeredAfter = (mutations: number) =>
    URLAND_FACE.onOffer({ ...view, mutations }, translationIn('en')).map(({ name }) => name);

  it('goes by its name until the last mutation; what is left then is for nobody', () => {
    expect(offeredAfter(0)).toEqual(['Legs', 'Egg']);
    expect(offeredAfter(2)).toEqual(['Legs', 'Egg']);
    expect(offeredAfter(3)).toEqual([]);
  });
});
