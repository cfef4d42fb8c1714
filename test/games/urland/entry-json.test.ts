import { describe, expect, it } from 'vitest';
import { parseEntry } from '#games/urland/entry-json.ts';

describe('an entry from JSON', () => {
  it.each([
    { by: 2, move: { kind: 'land', from: 'A', to: 5, count: 2 } },
    {
      by: 0,
      move: {
        kind: 'retreat',
        heap: [
          { place: 'A', count: 1 },
          { place: 7, count: 2 },
        ],
      },
    },
    { by: 1, move: { kind: 'buy', gene: 'egg', heap: [] } },
    { by: 'chance', move: { kind: 'draw', chip: 'panic' } },
    { by: 'chance', move: { kind: 'pass', chips: [{ left: 1, right: 2 }] } },
  ])('is taken as it is: $move.kind', (entry) => {
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['a list', [{ by: 0, move: { kind: 'done' } }]],
    ['no move', { by: 0 }],
    ['a seat that can’t be', { by: 5, move: { kind: 'done' } }],
    ['a move of chance by a player', { by: 0, move: { kind: 'draw', chip: 4 } }],
    ['a move of a player by chance', { by: 'chance', move: { kind: 'done' } }],
    ['an unknown kind', { by: 0, move: { kind: 'explode' } }],
    ['a kind from the prototype', { by: 0, move: { kind: 'constructor' } }],
    ['a field too many', { by: 0, move: { kind: 'done', really: true } }],
    ['a field too few', { by: 0, move: { kind: 'land', from: 'A', to: 5 } }],
    ['a negative count', { by: 0, move: { kind: 'land', from: 'A', to: 5, count: -1 } }],
    ['half a count', { by: 0, move: { kind: 'bid', amount: 0.5 } }],
    ['a region as text', { by: 0, move: { kind: 'egg', land: '5' } }],
    ['an ocean that is none', { by: 0, move: { kind: 'breed', ocean: 'F' } }],
  ])('is refused: %s', (_what, json) => {
    expect(parseEntry(json)).toEqual({ ok: false, error: { code: 'malformed' } });
  });
});
