import { describe, expect, it } from 'vitest';
import { movesFor } from '#ai/ursuppe/candidates.ts';
import { STEADY_THUMB } from '#ai/ursuppe/steady.ts';
import { worthFor } from '#ai/ursuppe/worth.ts';
import { everyMove } from '#engine/every-move.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { MoveKind } from '#games/ursuppe/moves.ts';
import { forSeeds } from '../../support/seeds.ts';
import { type SoupMoment, soupMoments } from '../../support/ursuppe-moments.ts';

const candidatesAt = ({ state, seat }: SoupMoment) => movesFor(worthFor(state, seat, STEADY_THUMB.scales));

describe('the moves that computers think of', () => {
  it.each([3, 4])('are legal, different and at least one: %i seats', (seats) => {
    forSeeds(3, (seed) => {
      for (const moment of soupMoments(seats, seed, attackingEntry)) {
        const moves = candidatesAt(moment).map(({ move }) => move);
        const refused = moves.filter((move) => URSUPPE.refuse(moment.state, { by: moment.seat, move }) !== null);
        expect(refused).toEqual([]);
        expect(moves.length).toBeGreaterThan(0);
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
      }
    });
  });

  it('are of every kind that is legal, but for an attack on an own amoeba that would live', () => {
    forSeeds(3, (seed) => {
      for (const moment of soupMoments(4, seed, attackingEntry, 5)) {
        const thoughtOf = new Set(candidatesAt(moment).map(({ move }) => move.kind));
        const legal = new Set<MoveKind>();
        for (const move of everyMove(URSUPPE, moment.state, moment.seat)) {
          if (move.kind !== 'struggle' || move.owner !== moment.seat) legal.add(move.kind);
        }
        expect([...legal].filter((kind) => !thoughtOf.has(kind))).toEqual([]);
      }
    });
  });
});
