import { describe, expect, it } from 'vitest';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import { aClub, startGame } from '../stage.ts';

const textOf = (outcome: Outcome): string => ('message' in outcome ? outcome.message.text : outcome.kind);

const OPERATOR = { version: '1.2.3', contact: 'write to dora@example.org', feedbackTo: null, keepDays: 180 };

describe('in a channel and in direct messages alike', () => {
  it.each([
    ['about', ['Urland', 'Ursuppe', 'Version 1.2.3', 'dora@example.org']],
    ['help', ['/urland', '**Join**', '/game settings']],
    ['invite', ['[Add me to a server](http']],
    ['privacy', ['180 days', '30 days', 'dora@example.org']],
  ])('/game %s says what is asked for, to its asker alone', async (page, says) => {
    const { ann } = await aClub({ operator: () => OPERATOR });
    for (const where of [{}, { in: 'dm' } as const]) {
      const outcome = await ann.slash(`game ${page}`, {}, where);
      for (const words of says) expect(textOf(outcome)).toContain(words);
      if (!('in' in where)) expect(outcome).toMatchObject({ message: { ephemeral: true } });
    }
  });

  it('each page leads to the others', async () => {
    const { ann } = await aClub();
    await ann.slash('game about');
    for (const [page, says] of [
      ['Help', 'opens a table'],
      ['Invite me', 'Add me to a server'],
      ['Privacy', 'Forget me'],
      ['Board games in a channel', 'Who runs me'],
    ] as const)
      expect(textOf(await ann.click(page))).toContain(says);
  });
});

describe('feedback', () => {
  it('goes to the channel that whoever runs the bot has named, and nowhere else', async () => {
    const operator = (at: GuildHandle) => ({ ...OPERATOR, feedbackTo: at.channel('other').id });
    const { guild, ann, bob } = await aClub({ operator });
    const inbox = guild.channel('other');
    expect(await ann.slash('game feedback', {}, { in: 'dm' })).toMatchObject({ kind: 'modal' });
    const sent = await ann.submit({
      'What should be better, or stay as it is?': `More *ants*, please, ${bob.mention}`,
    });
    expect(textOf(sent)).toContain('Thank you');
    const post = await bob.sees('More *ants*, please', { in: inbox });
    expect(post.text).toContain(ann.id);
    expect(post.text).not.toContain(bob.mention);
    expect(bob.pushes().every(({ silent }) => silent)).toBe(true);
  });

  it('goes to the log, with who, where from and which version; and no other line has it', async () => {
    const { guild, ann, events, log } = await aClub({ operator: () => ({ ...OPERATOR, feedbackTo: 'log' }) });
    await ann.slash('game feedback');
    const sent = await ann.submit({ 'What should be better, or stay as it is?': ' More ants, please ' });
    expect(textOf(sent)).toContain('Thank you');
    const lines = [...events, ...log].filter((line) => line.includes('More ants'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'feedback', person: ann.id, guild: guild.id, version: '1.2.3', text: 'More ants, please' },
    ]);
  });

  it.each([
    [{ ...OPERATOR, contact: null }, 'Whoever runs me has left no address'],
    [OPERATOR, 'dora@example.org'],
  ])('is not asked for where nobody would read it: %j', async (operator, says) => {
    const { ann } = await aClub({ operator: () => operator });
    const outcome = await ann.slash('game feedback');
    expect(textOf(outcome)).toContain('no place for feedback');
    expect(textOf(outcome)).toContain(says);
  });

  it('that can’t be delivered is not said to be', async () => {
    const { ann, expectTrouble } = await aClub({ operator: () => ({ ...OPERATOR, feedbackTo: '123456789012345678' }) });
    expectTrouble();
    await ann.slash('game feedback');
    const field = 'What should be better, or stay as it is?';
    expect(textOf(await ann.submit({ [field]: 'hello' }))).toContain('nothing was sent');
  });
});

describe('what is kept about a person', () => {
  it.each([[{}], [{ in: 'dm' } as const]])('is theirs to take along, as a file: %j', async (where) => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    await ann.slash('game privacy', {}, where);
    const outcome = await ann.click('Export my data', where);
    const [file] = 'message' in outcome ? outcome.message.files : [];
    expect(file?.name).toBe('my-data.json');
    const data: unknown = JSON.parse(await (await fetch(file?.url ?? '')).text());
    expect(data).toMatchObject({ person: ann.id, kept: { seats: [{ person: ann.id }], tables: [{ host: true }] } });
    expect(JSON.stringify(data)).not.toContain(bob.id);
    if (!('in' in where)) expect(outcome).toMatchObject({ message: { ephemeral: true } });
  });

  it('can be taken along three times an hour', async () => {
    const { ann } = await aClub();
    await ann.slash('game settings');
    const settings = await ann.sees('Your settings');
    for (const _ of [1, 2, 3]) await ann.click('Export my data', { on: settings });
    expect(textOf(await ann.click('Export my data', { on: settings }))).toContain('You can export it again');
  });
});

describe('a server that removes the bot', () => {
  it('finds its table as it was when it invites the bot again within thirty days', async () => {
    const { guild, discord, ann } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    guild.removeBot();
    discord.clock.turn(29 * 24 * 3_600_000);
    guild.addBot();
    await discord.settled();
    discord.clock.turn(2 * 24 * 3_600_000);
    await discord.settled();
    expect(textOf(await ann.slash('game tables'))).toContain('Not begun');
  });

  it('is forgotten after thirty days', async () => {
    const { guild, discord, ann } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    guild.removeBot();
    await discord.settled();
    discord.clock.turn(31 * 24 * 3_600_000);
    await discord.settled();
    guild.addBot();
    await discord.settled();
    expect(textOf(await ann.slash('game tables'))).not.toContain('Not begun');
  });
});
