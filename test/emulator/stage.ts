import type { Client, RESTOptions } from 'discord.js';
import { onTestFinished } from 'vitest';
import { Emulator, type EmulatorOptions } from '#emulator/emulator.ts';
import { expectFaithful } from '../support/faithful.ts';
import { COMMANDS, exampleBot } from './example-bot.ts';

/** An emulator whose clock moves only when it is turned, and that is closed after the test, when all that went over the wire must pass Discord's own schemas. */
export async function anEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = new Emulator(options);
  await emulator.listen(0);
  emulator.clock.hold();
  onTestFinished(async () => {
    await emulator.close();
    expectFaithful(emulator);
  });
  return emulator;
}

export interface Play {
  readonly emulator: Emulator;
  readonly client: Client;
  /** What the bot's calls were refused with. */
  readonly errors: unknown[];
}

/** The example bot, logged in to an emulator. */
export async function aPlay(options: EmulatorOptions = {}, rest: Partial<RESTOptions> = {}): Promise<Play> {
  const emulator = await anEmulator(options);
  const errors: unknown[] = [];
  const client = exampleBot({ ...rest, api: emulator.api }, (error) => errors.push(error));
  onTestFinished(() => client.destroy());
  await ready(client, emulator);
  return { emulator, client, errors };
}

async function ready(client: Client, { token }: Emulator): Promise<void> {
  const isReady = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(token);
  await isReady;
  await client.application?.commands.set(COMMANDS);
}
