import { describe, expect, it } from 'vitest';
import { UNKNOWN_OPERATOR } from '#discord/around/operator.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import { aClub, type StageOptions, startGame } from '../stage.ts';

const textOf = (outcome: Outcome): string => ('message' in outcome ? outcome.message.text : outcome.kind);

const DAY = 24 * 3_600_000;

/** Ann manages the club. */
async function aManagedClub(options: StageOptions = {}) {
  const club = await aClub(options);
  const { guild, ann } = club;
  guild.giveRole(ann, guild.createRole('Managers', ['ManageGuild']));
  return { ...club, other: { in: guild.channel('other') } };
}

async function goTo(manager: Person, page: string): Promise<void> {
  await manager.slash('games-admin');
  await manager.click(page);
}

describe('who manages a server', () => {
  it('sees the rules as they are, for their eyes alone', async () => {
    const { ann } = await aManagedClub();
    const outcome = await ann.slash('games-admin');
    expect(outcome).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
    for (const words of ['every channel', 'everybody', 'any number', 'No clock', '365 days', 'nobody'])
      expect(textOf(outcome)).toContain(words);
  });

  it('loses the panel with the role', async () => {
    const { guild, bob } = await aClub();
    const role = guild.createRole('Managers', ['ManageGuild']);
    guild.giveRole(bob, role);
    await bob.slash('games-admin');
    guild.takeRole(bob, role);
    expect(textOf(await bob.click('Bans'))).toContain('Only people who may manage this server');
  });

  it('decides where tables are opened, and by whom', async () => {
    const { guild, ann, bob, other } = await aManagedClub();
    const role = guild.createRole('Players');
    await goTo(ann, 'Where and who');
    await ann.select('Channels where tables may be opened', [guild.channel('other')]);
    const refusal = textOf(await bob.slash('urland'));
    expect(refusal).toContain(`Use <#${guild.channel('other').id}>`);
    expect(refusal).toContain('`/games-admin`');
    await ann.select('Roles that may open tables', [role]);
    expect(textOf(await bob.slash('urland', {}, other))).toContain(`only people with <@&${role.id}> open tables`);
    guild.giveRole(bob, role);
    expect(textOf(await bob.slash('urland', {}, other))).toContain('The table is open');
    await ann.click('Join', { on: await ann.sees('who plays?', other) });
    await ann.slash('games-admin');
    expect(textOf(await ann.click('Changes'))).toMatch(
      new RegExp(`${ann.mention}: <@&${role.id}> may open tables\\n.*${ann.mention}: tables open in <#`),
    );
  });

  it.each([
    ['A person may host any number', 'A person may host 1 table', 'You host 1 table here already'],
    ['The server may have any number', 'The server may have 1 table', '1 table on this server'],
  ])('decides how many tables there are: %s', async (select, choice, refusal) => {
    const { ann, other } = await aManagedClub();
    await goTo(ann, 'How many');
    await ann.select(select, [choice]);
    await ann.slash('urland');
    expect(textOf(await ann.slash('urland', {}, other))).toContain(refusal);
  });

  it('decides how many tables a channel has, with its threads', async () => {
    const { ann, bob } = await aManagedClub();
    await goTo(ann, 'How many');
    await ann.select('A channel with its threads may have any number', [
      'A channel with its threads may have 2 tables',
    ]);
    await ann.slash('urland');
    await bob.slash('urland');
    await bob.click('Another table in a thread');
    expect(textOf(await bob.slash('urland'))).toContain('2 tables in this channel and its threads');
  });

  it('decides how new tables begin', async () => {
    const { guild, ann, bob } = await aManagedClub();
    await goTo(ann, 'New tables');
    await ann.select('Clock of new tables', ['1 day for each turn']);
    expect(textOf(await ann.click('Open new tables in a thread of their own'))).toContain(
      '**in a thread of their own**',
    );
    const opened = textOf(await bob.slash('urland'));
    const [, thread = ''] = /The table is open in <#(\d+)>/.exec(opened) ?? [];
    expect(thread).not.toBe(guild.channel('table').id);
    expect((await ann.sees('who plays?', { in: { id: thread } })).text).toContain('1 day for each turn');
  });

  it('bans somebody from tables, and lifts it again', async () => {
    const { ann, bob } = await aManagedClub();
    await ann.slash('urland');
    const lobby = await bob.sees('who plays?');
    await goTo(ann, 'Bans');
    expect(textOf(await ann.select('Ban from tables…', [bob]))).toContain(bob.mention);
    const refusal = textOf(await bob.click('Join', { on: lobby }));
    expect(refusal).toContain('closed its tables to you');
    expect(refusal).toContain('`/games-admin`');
    expect(textOf(await ann.select('Lift the ban of…', [bob]))).toContain('Nobody is banned');
    await bob.click('Join', { on: lobby });
    await ann.sees((message) => message.text.includes(bob.mention) && message.text.includes('who plays?'));
  });

  it('closes lobbies that have stood idle for a day, and no others', async () => {
    const { discord, ann, bob, other } = await aManagedClub();
    await bob.slash('urland');
    discord.clock.turn(DAY);
    await bob.slash('urland', {}, other);
    await goTo(ann, 'Idle lobbies');
    expect(textOf(await ann.click('Close 1 idle lobby'))).toContain('Closed: 1 idle lobby');
    await bob.sees('This table was closed');
    await bob.sees('who plays?', other);
  });

  it('shows a notice once at every table, and rings for nobody', async () => {
    const { guild, ann, bob, cid, other } = await aManagedClub();
    await startGame([bob, ann, cid]);
    await bob.slash('urland', {}, other);
    const rung = bob.pushes().filter(({ silent }) => !silent).length;
    await ann.slash('games-admin');
    expect(await ann.click('Notice…')).toMatchObject({ kind: 'modal' });
    const shown = await ann.submit({ 'What should everybody at a table know?': 'Back at *nine*.' });
    expect(textOf(shown)).toContain('Shown at 2 tables');
    for (const where of [{ in: guild.channel('table') }, other]) {
      await bob.sees('Back at *nine*.', where);
      expect(bob.visible(where).filter(({ text }) => text.includes('Back at'))).toHaveLength(1);
    }
    expect(bob.pushes().filter(({ silent }) => !silent)).toHaveLength(rung);
    expect(textOf(await ann.click('Changes'))).toContain('showed a notice: Back at *nine*.');
  });

  it('decides how long finished tables stay', async () => {
    const { discord, ann, bob } = await aManagedClub();
    await bob.slash('urland');
    await bob.slash('game stop');
    await goTo(ann, 'New tables');
    await ann.select('Delete finished tables after 365 days', ['Delete finished tables after 7 days']);
    discord.clock.turn(8 * DAY);
    await discord.settled();
    expect(textOf(await bob.slash('game board'))).toContain('There is no table in this channel');
  });

  it('can’t keep finished tables for longer than whoever runs the bot', async () => {
    const { ann, discord, bob } = await aManagedClub({ operator: () => ({ ...UNKNOWN_OPERATOR, keepDays: 20 }) });
    expect(textOf(await ann.slash('games-admin'))).toContain('deleted after **20 days**');
    await ann.click('New tables');
    await ann.select('Delete finished tables after 20 days', ['Delete finished tables after 7 days']);
    await ann.select('Delete finished tables after 7 days', ['Delete finished tables after 20 days']);
    expect(textOf(await ann.click('Back'))).toContain('deleted after **20 days**');
    await bob.slash('urland');
    await bob.slash('game stop');
    await discord.settled();
    discord.clock.turn(21 * DAY);
    await discord.settled();
    expect(textOf(await bob.slash('game board'))).toContain('There is no table in this channel');
  });
});

it('who does not manage the server is not even offered the command', async () => {
  const { bob } = await aManagedClub();
  await expect(async () => bob.slash('games-admin')).rejects.toThrow();
});
