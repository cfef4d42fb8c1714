import { describe, expect, it } from 'vitest';
import { escaped } from '#discord/readers/escaped.ts';
import { distinctNames, isBlank } from '#discord/readers/names.ts';
import type { Person } from '#emulator/people/person.ts';
import { aStage, deciderAmong, startGame } from '../stage.ts';

describe('a name as text', () => {
  it.each([
    ['*bold*', '\\*bold\\*'],
    ['snake_case', 'snake\\_case'],
    ['`code`', '\\`code\\`'],
    ['````', '\\`\\`\\`\\`'],
    ['a``b', 'a\\`\\`b'],
    ['[gift', '\\[gift'],
    ['](https://x.yz)', '\\](https://x.yz)'],
    ['[a](https://x.yz)', '\\[a\\](https://x.yz)'],
    ['Ann (Red)', 'Ann (Red)'],
    ['@everyone', '@\u200beveryone'],
    ['<@123>', '\\<@\u200b123>'],
    ['# head', '\\# head'],
    ['> quote', '\\> quote'],
    ['-# small', '\\-# small'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['\\*bold\\*', '\\\\\\*bold\\\\\\*'],
    ['||hidden||', '\\|\\|hidden\\|\\|'],
    // The beginning of an emoji shelters nothing that comes after it.
    ['<:x __line__', '\\<:x \\_\\_line\\_\\_'],
    ['Zoë 🎲', 'Zoë 🎲'],
  ])('%s is no markup', (name, text) => {
    expect(escaped(name)).toBe(text);
  });

  it('written from right to left does not turn what stands around it', () => {
    expect(`${escaped('משה')} 3, ${escaped('Ann')} 2`).toBe('\u2068משה\u2069 3, Ann 2');
  });

  it.each([
    ['|\u200e|hidden|\u200e|', '\u2068\\|\\|hidden\\|\\|\u2069'],
    ['~\u200f~struck~\u200f~', '\u2068\\~\\~struck\\~\\~\u2069'],
    ['\u202d-\u202d# small', '\u2068\\-# small\u2069'],
    ['\u200e> quote', '\u2068\\> quote\u2069'],
  ])('%j has no markup left when the signs between its halves are gone', (name, text) => {
    expect(escaped(name)).toBe(text);
  });

  it('can’t turn the rest of the line with a sign of its own', () => {
    expect(['\u202eevil', '\u202egood'].map(escaped)).toEqual(['\u2068evil\u2069', '\u2068good\u2069']);
  });
});

describe('a name', () => {
  it.each([['\u3164'], ['\u200b\u200d'], [' \u2800 '], ['']])('%j is blank', (name) => {
    expect(isBlank(name)).toBe(true);
  });

  it.each([['Ann'], ['🎲'], ['משה'], ['.']])('%s is not', (name) => {
    expect(isBlank(name)).toBe(false);
  });

  it('that two have goes with their colours', () => {
    const named = (name: string, colour: string) => `${name} (${colour})`;
    expect(distinctNames(['Alex', 'Bob', 'alex '], ['Red', 'Blue', 'Green'], named)).toEqual([
      'Alex (Red)',
      'Bob',
      'alex  (Green)',
    ]);
  });

  it('stands on a button as it is: there, signs are no markup anyway', async () => {
    const { guild, discord } = await aStage();
    const people = ['*ann*', '*bob*', '*cid*'].map((name) => guild.join(name.slice(1, 4), { displayName: name }));
    const [ann, bob, cid] = people as [Person, Person, Person];
    await ann.slash('urland', { clock: 'decision-24' });
    await ann.sees('who plays?');
    await bob.click('Join');
    await cid.click('Join');
    await ann.sees((message) => message.text.includes(cid.mention));
    await ann.click('Start');
    const late = await deciderAmong([ann, bob, cid]);
    const other = late === ann ? bob : ann;
    discord.clock.turn(25 * 3_600_000);
    await other.click('More', { on: await other.sees(`\\*${late.name}\\*’s time is up`) });
    await other.click(`Let a computer play for *${late.name}*`);
  });

  it('that nobody can see gives way to the colour', async () => {
    const { guild } = await aStage();
    const [ann, bob, cid] = [guild.join('ann', { displayName: '\u3164' }), guild.join('bob'), guild.join('cid')];
    await startGame([ann, bob, cid]);
    await bob.sees('🔴 **Red**');
  });
});
