import { describe, expect, it } from 'vitest';
import { PRESENTATION } from '#discord/games/urland/index.ts';
import { momentsIn } from '#discord/games/urland/moments.ts';
import { panicReason } from '#discord/games/urland/panic-reason.ts';
import { seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { URLAND } from '#games/urland/game.ts';
import { totalIn } from '#games/urland/ichtos.ts';
import type { State } from '#games/urland/state.ts';
import type { View } from '#games/urland/view.ts';
import type { Scene } from '#render/scene.ts';
import { wordsIn } from '../../../support/scenes.ts';
import { goldenGames } from '../../../support/urland-golden.ts';
import { playRecord } from '../../../support/urland-record.ts';
import { aView } from '../../../support/urland-views.ts';
import { reader } from '../reader.ts';

const momentKinds = (...kinds: readonly Event['kind'][]) =>
  momentsIn(kinds.map((kind) => ({ kind }) as Event)).map(({ kind, events }) => ({
    kind,
    events: events.map((event) => event.kind),
  }));

const ERUPTIONS: readonly Event[] = [
  { kind: 'erupted', volcano: 2, land: 1, joined: true },
  { kind: 'erupted', volcano: 12, land: 10, joined: true },
  { kind: 'lost', land: 1, losses: [2, 0, 1] },
  { kind: 'lost', land: 10, losses: [0, 0, 0] },
];
const PANIC: Event = { kind: 'panicked', land: 8, ocean: 'D', fled: [2, 0, 3] };

describe('great moments', () => {
  it('tell an epoch’s end as one moment, with its effects and the beginning of the next', () => {
    const kinds = ['epoch-ended', 'scored', 'marker-moved', 'erupted', 'erupted', 'lost', 'epoch-began'] as const;
    expect(momentKinds(...kinds)).toEqual([{ kind: 'epoch', events: kinds }]);
  });

  it('are over when Ears have dived: a new epoch alone is none', () => {
    expect(momentKinds('dived', 'epoch-began')).toEqual([]);
  });

  it('tell nothing of the turn that follows, though it comes with them', () => {
    expect(momentKinds('panicked', 'drew', 'chose', 'turn-began', 'acted', 'scored', 'marker-moved')).toEqual([
      { kind: 'panic', events: ['panicked'] },
    ]);
  });

  const { view } = aView({ seats: 3 }).erupt(11, 2, 12);
  const momentsAfter = (...events: Event[]) => PRESENTATION.news.moments(events, view, reader);

  it('are of the epoch that they were in, though the next has begun', () => {
    const [panic, end] = momentsAfter(PANIC, ...ERUPTIONS, { kind: 'epoch-began', chips: 9 });
    expect(panic?.sketches[0]?.alt).toMatch(/^Panic! Epoch 1\./);
    expect(end?.sketches[0]?.alt).toMatch(/^The epoch ends in fire\. Epoch 1\./);
    const [later] = momentsAfter(PANIC);
    expect(later?.sketches[0]?.alt).toMatch(/^Panic! Epoch 2\./);
  });

  it('mark in their pictures the events that they tell, and nothing else', () => {
    const [bred, scored]: Event[] = [
      { kind: 'bred', ocean: 'A', young: [0, 1, 0] },
      { kind: 'scored', chip: 5, scoring: 'monopoly', points: [3, 0, 0], left: [0, 0, 0] },
    ];
    const [panic, end] = momentsAfter(bred as Event, scored as Event, PANIC, ...ERUPTIONS);
    const marksIn = (scene: Scene | undefined) =>
      (scene ? wordsIn(scene) : []).filter((word) => /^[+−]\d+$/.test(word));
    expect(marksIn(panic?.sketches[0]?.scene)).toEqual([]);
    expect(marksIn(end?.sketches[0]?.scene)).toEqual(['−2', '−1']);
  });
});

describe('the pictures of great moments', () => {
  const { view } = aView({ seats: 3 }).erupt(11);
  const whole = PRESENTATION.pictures.board(view, reader, []).scene;
  const scenesOf = (...events: Event[]) =>
    PRESENTATION.news.moments(events, view, reader).flatMap(({ sketches }) => sketches.map(({ scene }) => scene));

  it.each([
    ['a panic', [PANIC]],
    ['an epoch’s end', ERUPTIONS],
  ])('of %s are close-ups, not the board that the table shows', (_, events) => {
    const scenes = scenesOf(...events);
    expect(scenes.length).toBeGreaterThan(0);
    for (const { width, height } of scenes) expect(width * height).toBeLessThan((whole.width * whole.height) / 1.5);
  });

  it('of an auction show the bids, best first, and the genes that went at once', () => {
    const shown: Event = { kind: 'bids-shown', bids: [3, 0, 5], order: [seat(2), seat(0), seat(1)] };
    const [bids, ...others] = PRESENTATION.news.moments([shown], view, reader).flatMap(({ sketches }) => sketches);
    expect(others).toEqual([]);
    expect(bids && wordsIn(bids.scene).filter((word) => /^\d$/.test(word))).toEqual(['5', '3', '0']);
    expect(bids?.alt).toBe('The bids are on the table. G Cleo bid 5. R Ann bid 3. B Bob bid 0.');
  });
});

describe('a panic', () => {
  const crowded = aView({ seats: 3 })
    .erupt(11)
    .with({ track: [9, 4, 7] });
  const told = (view: View, ...since: Event[]) => PRESENTATION.news.moments([PANIC, ...since], view, reader)[0]?.lines;
  const FLIGHT = 'Those on land 8 flee into Ural: Ann 2 and Cleo 3.';

  it('says why it was this land, and who chose the ocean', () => {
    expect(told(crowded.view)).toEqual([
      'Land 8 is the most crowded (5). Bob, last on the track, chooses where they flee.',
      FLIGHT,
    ]);
  });

  it('counts those with Ears, who stand there still or have just left', () => {
    const standing = crowded.ichtos(8, 0, 2).with({ phase: { kind: 'flee', land: 8, ocean: 'D' } });
    expect(told(standing.view)?.[0]).toContain('(7)');
    expect(told(crowded.view, { kind: 'dived', seat: seat(1), from: 8, ocean: 'D', count: 2 })?.[0]).toContain('(7)');
  });

  it('says who chose the land, if others were as crowded', () => {
    expect(told(crowded.ichtos(3, 5).view)?.[0]).toBe(
      'No land is more crowded than 8 (5). Bob, last on the track, chooses it and where they flee.',
    );
  });

  it('was nobody’s choice where one land has one ocean', () => {
    const flight: Event = { kind: 'panicked', land: 5, ocean: 'A', fled: [2, 0, 0] };
    const { lines } = PRESENTATION.news.moments([flight], aView({ seats: 3 }).view, reader)[0] ?? {};
    expect(lines?.[0]).toBe('Land 5 is the most crowded (2).');
  });

  it('gives no reason once the board has changed', () => {
    expect(told(crowded.view, ...ERUPTIONS)).toEqual([FLIGHT]);
    expect(told(crowded.with({ phase: { kind: 'actions', seat: seat(1), left: 1, extraPlayed: false } }).view)).toEqual(
      [FLIGHT],
    );
  });
});

describe('in whole games the reason of every panic', () => {
  it('is the one that the table shows before the panic', () => {
    let panics = 0;
    for (const { text } of goldenGames()) {
      let before: State | null = null;
      playRecord(text, ({ state, events }) => {
        const panic = events.map(({ event }) => event).find((event) => event.kind === 'panicked');
        const after: View = { ...URLAND.view(state, 'public'), phase: { kind: 'choose' } };
        if (panic && before?.phase.kind === 'panic') {
          const { lands, seat: chooser } = before.phase;
          const reason = { land: panic.land, count: totalIn(before, panic.land), isTied: lands.length > 1, chooser };
          expect(panicReason(panic, [panic], after)).toEqual(reason);
          panics++;
        }
        before = structuredClone(state);
      });
    }
    expect(panics).toBeGreaterThan(5);
  });
});
