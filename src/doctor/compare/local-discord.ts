/** An emulator beside the real Discord: it gets the same requests. Loaded only where its packages are installed. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { checkExchange } from '#emulator/checking/check-exchange.ts';
import { Emulator } from '#emulator/emulator.ts';
import type { Permission } from '#emulator/world/permissions.ts';
import type { Answer, Ask } from '../ask.ts';
import { Side } from '../side.ts';
import type { LocalDiscord } from './beside.ts';

const namesIn = (bits: bigint): Permission[] =>
  (Object.keys(PermissionFlagsBits) as Permission[]).filter((name) => (bits & PermissionFlagsBits[name]) !== 0n);

/** What Discord's published description has against a request and its answer. */
function complaints(side: Side, { method, path, query = {}, body, files = [] }: Ask, answer: Answer) {
  return checkExchange({
    ...{ method, route: String(side.filledIn(path)), template: path, query },
    request: body === undefined ? null : side.filledIn(body),
    files: files.length,
    status: answer.status,
    response: answer.body,
  });
}

export async function startLocalDiscord(): Promise<LocalDiscord> {
  const emulator = new Emulator({ botName: 'Doctor' });
  const { api, token } = await emulator.listen(0);
  const guild = emulator.createGuild({ invitation: [] });
  // Nobody has to wait for its limits: its clock is turned.
  const side = new Side({ api, token, wait: async (milliseconds) => emulator.clock.turn(milliseconds) });
  side.name('channel', guild.channel().id);
  return {
    side,
    allow: (permissions) => guild.setEveryone(namesIn(permissions)),
    complaints,
    close: () => emulator.close(),
  };
}
