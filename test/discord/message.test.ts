import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, buttons, cutTo, LIMITS, message, payloadOf, picture, select, text } from '#discord/message.ts';

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

  it('pings nobody but those it names, and describes its pictures', () => {
    const sent = payloadOf(message([text('<@1> @everyone'), picture('a.png', Buffer.from('png'), 'y'.repeat(2000))]));
    expect(sent.allowedMentions).toEqual({ parse: [], users: [] });
    expect(sent.files[0]).toMatchObject({ name: 'a.png', description: `${'y'.repeat(LIMITS.alt - 1)}…` });
  });
});
