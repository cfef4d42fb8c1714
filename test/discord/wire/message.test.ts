import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reader } from '#discord/readers/reader.ts';
import { pastLines } from '#discord/table/table-panel.ts';
import { type Block, buttons, LIMITS, lastThatFit, message, picture, select, text } from '#discord/wire/message.ts';
import { payloadOf, plainPayloadOf } from '#discord/wire/payload.ts';
import { cutTo } from '#i18n/cut.ts';
import { wordsIn } from '#i18n/words.ts';
import { personId } from '#tables/ids.ts';

describe('a message', () => {
  it('never has more text than Discord takes, and keeps its first words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 3000 }), { minLength: 1, maxLength: 5 }), (texts) => {
        const [container] = payloadOf(message(texts.map(text))).components;
        const shown = container.components.flatMap((each) => ('content' in each ? [each.content] : []));
        expect(shown.join('').length).toBeLessThanOrEqual(LIMITS.characters);
        expect(shown[0]).toBe(texts[0]);
      }),
    );
  });

  it('cuts between characters, never inside one', () => {
    expect(cutTo('👩‍🚀👩‍🚀👩‍🚀', 11)).toBe('👩‍🚀👩‍🚀…');
    expect(cutTo('short', 5)).toBe('short');
  });

  it('wraps buttons into rows of five, and cuts their labels', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `b${index}`, label: 'x'.repeat(100) }));
    const [container] = payloadOf(message([buttons(...many)])).components;
    const rows = container.components.map((row) => ('components' in row ? row.components.length : 0));
    expect(rows).toEqual([5, 5, 2]);
    expect(JSON.stringify(container)).toContain(`"${'x'.repeat(LIMITS.label - 1)}…"`);
  });

  it.each<[string, Block[]]>([
    ['too many components', [buttons(...Array.from({ length: 40 }, (_, index) => ({ id: `b${index}`, label: 'b' })))]],
    ['a select without options', [select({ id: 's', placeholder: 'p', options: [] })]],
    ['nothing at all', []],
  ])('is refused before it is sent, with %s', (_, blocks) => {
    expect(() => payloadOf(message(blocks))).toThrow();
  });

  it('lets apps name whomever it mentions, and describes its pictures', () => {
    const words = text('<@1> and <@2>, not <@1> alone. @everyone <@&3>');
    const sent = payloadOf(message([words, picture('a.png', Buffer.from('png'), 'y'.repeat(2000))]));
    expect(sent.allowedMentions).toEqual({ parse: [], users: ['1', '2'] });
    expect(sent.files[0]).toMatchObject({ name: 'a.png', description: `${'y'.repeat(LIMITS.alt - 1)}…` });
  });
});

describe('a plain message', () => {
  it('has its words where phones look for them, and pings only those whom it calls', () => {
    const sent = plainPayloadOf({
      plain: '<@1>, after <@2>',
      buttons: [{ id: 'a', label: 'A' }],
      pings: [personId('1')],
    });
    expect(sent).toMatchObject({ content: '<@1>, after <@2>', allowedMentions: { parse: [], users: ['1'] } });
    expect(sent).not.toHaveProperty('flags');
  });

  it('is cut where it is too long', () => {
    const { content } = plainPayloadOf({ plain: 'x'.repeat(3000), buttons: [], pings: [] });
    expect(content).toHaveLength(LIMITS.plainCharacters);
  });

  it('is refused before it is sent, with more than five rows of buttons', () => {
    const buttons = Array.from({ length: 26 }, (_, index) => ({ id: `b${index}`, label: 'b' }));
    expect(() => plainPayloadOf({ plain: 'x', buttons, pings: [] })).toThrow('at most 5 rows');
  });
});

describe('lines that are too many', () => {
  it.each([
    [['aaa', 'bb', 'c'], 100, ['aaa', 'bb', 'c']],
    [['aaa', 'bb', 'c'], 5, ['bb', 'c']],
    [['aaa', 'bb', 'c'], 2, ['c']],
    [['aaa', 'bb', 'c'], 1, []],
    [[], 10, []],
  ])('of %j, in %i characters, keep the newest', (lines, most, kept) => {
    expect(lastThatFit(lines, most)).toEqual(kept);
  });

  it('of a panel that is past do the same', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `${'x'.repeat(150)} ${index}`);
    const told = pastLines(lines, { words: wordsIn('en') } as Reader);
    expect(told.endsWith('x 39')).toBe(true);
    expect(told.length).toBeLessThanOrEqual(LIMITS.characters);
  });
});
