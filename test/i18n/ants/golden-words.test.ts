/** Golden games told: every event and every kind of move has its sentence. */
import { describe, expect, it } from 'vitest';
import { COLOURS } from '#games/ants/colours.ts';
import type { Event } from '#games/ants/events.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move } from '#games/ants/moves.ts';
import { MOVE_KINDS } from '#games/ants/rules.ts';
import { castOf } from '#i18n/ants/cast.ts';
import { sayEvent } from '#i18n/ants/events.ts';
import { sayAdvised, sayMade } from '#i18n/ants/moves.ts';
import { sayEvents } from '#i18n/ants/told-together.ts';
import { antsIn } from '#i18n/ants/words.ts';
import { PSEUDO } from '#i18n/languages.ts';
import { goldenGames } from '../../support/ants-golden.ts';
import { playRecord } from '../../support/ants-record.ts';
import { isBracketed } from '../../support/bracketed.ts';

const say = antsIn('en');
const pseudo = antsIn(PSEUDO);
const cast = castOf({ names: ['Ann', 'Bob', 'Cid', 'Dot'], colours: COLOURS });

const ODD = /undefined|null|NaN|\[object|\b(?:[ARSON]\d\d[ab]?|[KTXQ]\d|G\d[abc])\b| {2}|that card/;

/** One of each: what comes in a form of its own is told by every game. */
const moves = new Map<string, Move>();
const events = new Map<string, Event[]>();
for (const { text } of goldenGames()) {
  const record = playRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const { entries, colours, options } = record.value;
  const state = ANTS.setUp(colours.length, options);
  for (const entry of entries) {
    if (entry.by !== 'chance') moves.set(entry.move.kind, entry.move);
    ANTS.enact(state, entry, (event) => events.set(event.kind, [...(events.get(event.kind) ?? []), event]));
  }
}

describe('every kind of event', () => {
  it.each(Object.keys(say.events))('%s is told in a whole sentence', (kind) => {
    const told = events.get(kind) ?? [];
    // Rare: the golden games need not show them.
    if (!['sets-dealt', 'ants-returned', 'revealed'].includes(kind)) expect(told).not.toHaveLength(0);
    for (const event of told.slice(0, 300)) {
      expect(sayEvent(event, cast, say)).toMatch(/^\S.*[.!]$/u);
      expect(sayEvent(event, cast, say)).not.toMatch(ODD);
    }
    for (const event of told.slice(0, 3)) expect(isBracketed(sayEvent(event, cast, pseudo))).toBe(true);
  });
});

describe('every kind of move', () => {
  it.each(MOVE_KINDS)('%s is told and advised', (kind) => {
    const move = moves.get(kind);
    if (move === undefined) throw new Error(`no golden game shows ${kind}`);
    for (const words of [sayMade(move, say), sayAdvised(move, say)]) {
      expect(words).toMatch(/^\S.*\.$/u);
      expect(words).not.toMatch(ODD);
    }
    expect(isBracketed(sayMade(move, pseudo))).toBe(true);
  });
});

describe('several events in a row', () => {
  const seat = 0 as Extract<Event, { kind: 'flew' }>['seat'];

  it.each<[string, Event[], string[]]>([
    [
      'a path and its harvest',
      [
        { kind: 'foraged', seat, corner: 7 },
        { kind: 'harvested', seat, hex: 'a1', cube: 'leaf', count: 1 },
        { kind: 'foraged', seat, corner: 13 },
        { kind: 'harvested', seat, hex: 'a1', cube: 'leaf', count: 1 },
        { kind: 'gained', seat, what: 'food', count: 2 },
      ],
      ['Ann’s foragers go to the corners 7, 13 and bring 2 Leaf and 2 Food.'],
    ],
    [
      'a flight, as far as it went',
      [
        { kind: 'flew', seat, to: 1 },
        { kind: 'flew', seat, to: 2 },
        { kind: 'drew', seat, count: 1 },
      ],
      ['Ann flies to square 2.', 'Ann draws 1 card.'],
    ],
    [
      'others speak for themselves',
      [
        { kind: 'gained', seat, what: 'food', count: 2 },
        { kind: 'star', seat, criterion: 'rooms' },
      ],
      ['Ann gains 2 Food.', '⭐ Ann gains a star for rooms.'],
    ],
  ])('%s', (_, some, told) => {
    expect(sayEvents(some, cast, say)).toEqual(told);
  });
});
