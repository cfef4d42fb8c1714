import { describe, expect, it } from 'vitest';
import { escaped } from '#discord/readers/escaped.ts';
import { distinctNames, isBlank } from '#discord/readers/names.ts';
import { unlinked } from '#discord/readers/unlinked.ts';
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
    ['](https://x.yz)', '\\](https:\u200b//x.\u200byz)'],
    ['[a](https://x.yz)', '\\[a\\](https:\u200b//x.\u200byz)'],
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

describe('a name with a web address', () => {
  const ADDRESSES = [
    ['https://x.yz', 'https:\u200b//x.\u200byz'],
    ['discord.gg/abc', 'discord.\u200bgg/abc'],
    ['www.example.com', 'www.\u200bexample.\u200bcom'],
    ['пример.рф', 'пример.\u200bрф'],
    ['free.xn--p1ai', 'free.\u200bxn--p1ai'],
    ['steam://run', 'steam:\u200b//run'],
    ['x。com', 'x。\u200bcom'],
  ] as const;

  it.each(ADDRESSES)('%s is none any more', (name, text) => {
    expect(unlinked(name)).toBe(text);
    expect(escaped(name)).toBe(text);
  });

  it.each(['J. R. R. Tolkien', 'J.R.R.', 'Ann 2.0', 'wait...', 'a:b', '10:30'])('%s is left as it is', (name) => {
    expect(unlinked(name)).toBe(name);
  });

  it('is none either when a sign between its halves is gone', () => {
    expect(escaped('https:\u200e//x.\u200fyz')).toBe('\u2068https:\u200b//x.\u200byz\u2069');
  });

  it('is a link nowhere in what others see', async () => {
    const { guild, discord } = await aStage();
    const names = ['https://bad.example/x', 'discord.gg/abc', 'www.bad.example'];
    const people = names.map((displayName, at) => guild.join(`p${at}`, { displayName }));
    const [ann, bob, cid] = people as [Person, Person, Person];
    await startGame([ann, bob, cid]);
    for (const label of ['Play', 'My hand', 'Recap', 'More']) await bob.click(label);
    await bob.slash('game board');
    await ann.slash('urland');
    await ann.click('Another table in a thread');
    await ann.sees('The table is open in');
    const shown = people.flatMap((person) => person.visible()).map((message) => JSON.stringify(message));
    expect(shown.some((each) => each.includes('bad.\u200bexample'))).toBe(true);
    const threads = [...discord.world.channels.values()].flatMap((each) => ('name' in each ? [each.name] : []));
    expect([...shown, ...threads].filter((each) => /bad\.example|discord\.gg/.test(each))).toEqual([]);
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

  it('is asked for once after a restart, however many need it at the same time', async () => {
    const { guild, discord, restart } = await aStage();
    const [ann, bob, cid] = [guild.join('ann'), guild.join('bob'), guild.join('cid')];
    await startGame([ann, bob, cid]);
    await restart();
    const before = discord.recording.exchanges.length;
    await Promise.all([ann, bob].map((person) => person.slash('game board')));
    const asked = discord.recording.exchanges
      .slice(before)
      .filter(({ template }) => template === '/guilds/{guild_id}/members/{user_id}')
      .map(({ route }) => route);
    expect(asked.filter((route) => route.endsWith(cid.id))).toHaveLength(1);
  });

  it('that nobody can see gives way to the colour', async () => {
    const { guild } = await aStage();
    const [ann, bob, cid] = [guild.join('ann', { displayName: '\u3164' }), guild.join('bob'), guild.join('cid')];
    await startGame([ann, bob, cid]);
    await bob.sees('🔴 **Red**');
  });
});
