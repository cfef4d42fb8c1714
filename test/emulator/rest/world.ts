import type { EmulatorOptions } from '#emulator/emulator.ts';
import { INVITED_PERMISSIONS, type Permission } from '#emulator/world/permissions.ts';
import { request } from '../raw.ts';
import { anEmulator } from '../stage.ts';

const PING = [{ name: 'ping', description: 'Pings' }];

/** A guild with one person, a command, and nobody behind it: every request is the test's own. */
export async function aRawWorld(
  options: EmulatorOptions = {},
  invitation: readonly Permission[] = INVITED_PERMISSIONS,
) {
  const emulator = await anEmulator({ rateLimits: false, ...options });
  const guild = emulator.createGuild({ invitation });
  const channel = guild.channel();
  const ann = guild.join('ann');
  await request(emulator, `PUT /applications/${emulator.applicationId}/commands`, PING);
  const call = (line: string, ...rest: Parameters<typeof request> extends [unknown, unknown, ...infer R] ? R : never) =>
    request(emulator, line.replaceAll('{channel}', channel.id).replaceAll('{guild}', guild.id), ...rest);
  return { emulator, guild, channel, ann, call };
}

/** The same with a bot that was invited to keep order. */
export const aModeratorsWorld = (options: EmulatorOptions = {}) =>
  aRawWorld(options, [...INVITED_PERMISSIONS, 'ManageMessages', 'PinMessages', 'ManageThreads']);
