import { GatewayCloseCodes } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { startFailure } from '#app/start-failure.ts';
import { aClub } from '../stage.ts';

const PLACE = { api: 'https://discord.com/api', database: 'data/tables.sqlite', setting: 'DATABASE_FILE' } as const;

describe('a connection that Discord closes', () => {
  it.each([
    [GatewayCloseCodes.AuthenticationFailed, /^Discord does not know this DISCORD_TOKEN\. Reset it/],
    [GatewayCloseCodes.DisallowedIntents, /^Discord has closed the connection for good \(4014, DisallowedIntents\)\./],
  ])('for good, with %i, is lost: the log says so, and says what to do', async (code, words) => {
    const { discord, bot, log, expectTrouble } = await aClub();
    expectTrouble();
    discord.gateway.close(code);
    const lost = await bot().lost;
    expect(startFailure(lost, PLACE)).toMatch(words);
    expect(log.join('')).toContain('connection lost');
  });

  it('for a while is taken up again', async () => {
    const { discord, ann } = await aClub();
    discord.gateway.close(GatewayCloseCodes.UnknownError);
    await expect.poll(() => discord.gateway.connected).toBe(1);
    await ann.slash('urland');
    await ann.sees('who plays?');
  });
});
