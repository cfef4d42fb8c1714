import { describe, expect, it } from 'vitest';
import { account } from '#doctor/chapters/account.ts';
import { channel } from '#doctor/chapters/channel.ts';
import { connection } from '#doctor/chapters/connection.ts';
import { INVITED_PERMISSIONS } from '#emulator/world/permissions.ts';
import { aPatient, WELL_SET, wrongIn } from './visit.ts';

const asFound = { repairs: false };

describe('the application’s settings', () => {
  it.each([
    [
      'no scope of the bot',
      { install: { ...WELL_SET.install, scopes: ['applications.commands'] } },
      '“Add App” does not ask for: bot',
    ],
    [
      'five permissions less',
      { install: { ...WELL_SET.install, permissions: '2048' } },
      '“Add App” does not ask for: View Channel, Send Messages In Threads, Create Public Threads, Attach Files, Read Message History',
    ],
    [
      'an endpoint',
      { interactionsEndpoint: 'https://example.org' },
      'interactions go to https://example.org, so none reaches the bot',
    ],
    ['a code grant', { requiresCodeGrant: true }, 'invitations need a code grant, so they lead nowhere'],
  ])('are wrong with %s', async (_, settings, text) => {
    const { partly } = await aPatient({ application: { ...WELL_SET, ...settings } });
    expect(wrongIn(await partly((visit) => account(visit, asFound)))).toEqual([text]);
  });

  it('deserve a look without a privacy policy', async () => {
    const { partly } = await aPatient({ application: { ...WELL_SET, privacyUrl: null } });
    const { findings } = await partly((visit) => account(visit, asFound));
    expect(findings).toContainEqual(expect.objectContaining({ mark: 'look', text: 'no link to: privacy policy' }));
  });

  it('are mended by --repair, and what else was granted stays', async () => {
    const ADD_REACTIONS = 64n;
    const install = { scopes: ['applications.commands'], permissions: String(ADD_REACTIONS) };
    const { discord, partly } = await aPatient({
      application: { ...WELL_SET, install, interactionsEndpoint: 'https://example.org' },
    });
    expect(wrongIn(await partly((visit) => account(visit, { repairs: true })))).toEqual([]);
    expect(discord.world.application.settings).toMatchObject({
      interactionsEndpoint: null,
      install: {
        scopes: ['applications.commands', 'bot'],
        permissions: String(BigInt(WELL_SET.install.permissions) | ADD_REACTIONS),
      },
    });
    expect(wrongIn(await partly((visit) => account(visit, asFound)))).toEqual([]);
  });

  it('are left alone by --repair where nothing is wrong', async () => {
    const { discord, partly } = await aPatient();
    await partly((visit) => account(visit, { repairs: true }));
    expect(discord.recording.exchanges.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });
});

describe('the connection', () => {
  it.each([
    [10_000, ['the clock is 10 s ahead']],
    [-60_000, ['the clock is 60 s behind']],
    [1_000, []],
  ])('is compared by the clock: %i ms off', async (off, wrong) => {
    const { discord, partly } = await aPatient();
    discord.clock.hold();
    // To the middle of a second: Discord's header has whole ones.
    discord.clock.turn(1_500 - (discord.clock.now() % 1_000));
    expect(wrongIn(await partly((visit) => connection(visit, () => discord.clock.now() + off)))).toEqual(wrong);
  });

  it('has few starts left', async () => {
    const { partly } = await aPatient({ sessionStarts: { limit: 99, per: 86_400_000 } });
    expect(wrongIn(await partly((visit) => connection(visit, Date.now)))).toEqual([
      '99 of 99 starts are left today; 1 shard(s)',
    ]);
  });
});

describe('permissions are worked out from roles and overwrites', () => {
  const spelt = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

  it.each(INVITED_PERMISSIONS.filter((name) => name !== 'ViewChannel'))('denied to the bot here: %s', async (name) => {
    const { guild, partly } = await aPatient();
    guild.channel().deny('bot', name);
    expect(wrongIn(await partly(channel))).toEqual([`the bot lacks ${spelt(name)} in #clinic`]);
  });

  it('denied to everyone, allowed to the bot', async () => {
    const { guild, partly } = await aPatient();
    guild.channel().deny('everyone', 'SendMessages');
    expect(wrongIn(await partly(channel))).toEqual(['the bot lacks Send Messages in #clinic']);
    guild.channel().allow('bot', 'SendMessages');
    expect(wrongIn(await partly(channel))).toEqual([]);
  });

  it('an administrator may do everything, whatever a channel says', async () => {
    const { guild, partly } = await aPatient({}, 'Administrator');
    guild.channel().deny('bot', 'SendMessages');
    expect(wrongIn(await partly(channel))).toEqual([]);
  });
});
