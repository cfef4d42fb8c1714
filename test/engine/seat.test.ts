import { describe, expect, it } from 'vitest';
import { leftOf, seat, seatsOf } from '#engine/seat.ts';

describe('seats', () => {
  it('go round clockwise, and back', () => {
    expect(leftOf(seat(4), 5)).toBe(0);
    expect(leftOf(seat(0), 5, -1)).toBe(4);
    expect(leftOf(seat(1), 3, 7)).toBe(2);
  });

  it('are not made for more players than any game has', () => {
    expect(seatsOf(16)).toHaveLength(16);
    expect(() => seatsOf(17)).toThrow('invariant');
  });
});
