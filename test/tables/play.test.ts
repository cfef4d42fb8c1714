import { describe, expect, it } from 'vitest';
import {
  ANNA,
  BEN,
  CLEO,
  codeOf,
  DORA,
  openHouse,
  playUntil,
  someMove,
  startTable,
  value,
  viewOf,
} from './support/house.ts';

describe('a game at a table', () => {
  it('is played to its end by three people', async () => {
    const house = openHouse();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const view = await playUntil(house, table, () => false);
    expect(view.status).toBe('over');
    expect(view.ranking?.flat().toSorted()).toEqual([0, 1, 2]);
    expect(house.problems).toEqual([]);
  });
});
