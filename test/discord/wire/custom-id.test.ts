import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customId, customIdWithin, MOST_CUSTOM_ID, parseCustomId } from '#discord/wire/custom-id.ts';
import { tableId } from '#tables/ids.ts';

/** Made up one by one: the library's own unit for them takes seconds to list them all. */
const unit = fc
  .nat(0x10ffff)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

const about = fc.record({
  table: fc.option(fc.stringMatching(/^[\w-]{1,12}$/).map(tableId)),
  version: fc.option(fc.nat(99_999)),
  args: fc.array(fc.string({ unit, maxLength: 3 }), { maxLength: 4 }),
});

describe('a custom id', () => {
  it('reads back as it was made', () => {
    fc.assert(
      fc.property(about, (given) => {
        const text = customIdWithin('rules-page', given);
        fc.pre(text !== null);
        expect(parseCustomId(text)).toEqual({ route: 'rules-page', ...given });
      }),
    );
  });

  it('never throws on an id that somebody else made, and has one spelling for each meaning', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: MOST_CUSTOM_ID }), (text) => {
        const read = parseCustomId(text);
        if (read) expect(customId(read.route, read)).toBe(text);
      }),
    );
  });

  it.each(['', 'play', 'play:', 'Play::', 'play::x', 'play::01', 'play:a b:', 'play:::~zzzz~', 'play::-1', 'plays::'])(
    'refuses %j',
    (text) => expect(parseCustomId(text)).toBeNull(),
  );

  it('refuses to be longer than Discord takes', () => {
    const make = () => customId('play', { args: ['x'.repeat(MOST_CUSTOM_ID)] });
    expect(make).toThrow('short');
    expect(make).not.toThrow('xx');
  });
});
