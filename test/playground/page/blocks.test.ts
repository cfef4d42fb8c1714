import { parse } from 'discord-markdown-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blocksOf, type List } from '#playground/page/text/blocks.ts';

/** A block in short: lists as nested arrays of their items' text. */
const short = (block: Block): unknown => (block.kind === 'text' ? block.source : shortList(block));
const shortList = ({ start, items }: List): unknown => [
  start ?? '-',
  ...items.map(({ source, children }) => (children.length === 0 ? source : [source, ...children.map(shortList)])),
];

describe('lists are found', () => {
  it.each([
    ['bullets', '- a\n* b', [['-', 'a', 'b']]],
    ['numbers, from the first', '3. a\n4. b', [[3, 'a', 'b']]],
    ['lists in lists', '- a\n  - b\n  - c\n- d', [['-', ['a', ['-', 'b', 'c']], 'd']]],
    [
      'numbers after bullets as two lists',
      '- a\n1. b',
      [
        ['-', 'a'],
        [1, 'b'],
      ],
    ],
    ['between text', 'so:\n- a\nthat is all', ['so:', ['-', 'a'], 'that is all']],
    ['not in code', '```\n- a\n```\n- b', ['```\n- a\n```', ['-', 'b']]],
    ['not in what only looks like one', '-a\n-# small\n1.5 points\n**- a**', ['-a\n-# small\n1.5 points\n**- a**']],
  ])('%s', (_, source, blocks) => {
    expect(blocksOf(source).map(short)).toEqual(blocks);
  });
});

describe('a quote', () => {
  it.each([
    ['ends with its last line, and what follows is read anew', '> a\n> b\n-# small', ['> a\n> b', '-# small']],
    ['goes on to the end where it says so', '>>> a\n-# b', ['>>> a\n-# b']],
    ['is none in code', '```\nb\n> a\n```', ['```\nb\n> a\n```']],
  ])('%s', (_, source, blocks) => {
    expect(blocksOf(source).map(short)).toEqual(blocks);
  });

  it('leaves small print after it to be found', () => {
    const kinds = blocksOf('> a\n-# small').map((block) =>
      parse(String(short(block)), 'extended').map(({ type }) => type),
    );
    expect(kinds).toEqual([['blockQuote'], ['subtext']]);
  });
});

it('no word is lost', () => {
  const line = fc.oneof(fc.constantFrom('- a', '  - b', '1. c', '```', '', '> d'), fc.string({ maxLength: 8 }));
  const wordsIn = (block: Block): string[] =>
    block.kind === 'text'
      ? [block.source]
      : block.items.flatMap(({ source, children }) => [source, ...children.flatMap(wordsIn)]);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const source = lines.join('\n');
      const letters = (text: string) => text.replace(/[\s\d.*-]/g, '');
      expect(letters(blocksOf(source).flatMap(wordsIn).join(''))).toBe(letters(source));
    }),
  );
});
