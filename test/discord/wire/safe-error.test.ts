import { DiscordAPIError } from 'discord.js';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { safeError } from '#discord/wire/safe-error.ts';

it('an error of Discord’s is logged without the request’s body and address', () => {
  const url = 'https://discord.com/api/v10/webhooks/1/token-of-an-interaction/messages/@original';
  const body = { json: { content: 'You hold the chips 3, 7 and 9' }, files: undefined };
  const error = new DiscordAPIError({ code: 50013, message: 'Missing Permissions' }, 50013, 403, 'PATCH', url, body);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) }).child({}, { serializers: { err: safeError } });

  log.error({ err: error }, 'failed');

  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'Missing Permissions', code: 50013, status: 403 },
  });
  expect(lines[0]).not.toMatch(/chips|token-of/);
});
