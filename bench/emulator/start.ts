import { Client, GatewayIntentBits } from 'discord.js';
import { Emulator } from '#emulator/emulator.ts';

/** Milliseconds from nothing to a client that is ready, for each of `times` fresh pairs. */
export async function starts(times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) taken.push(await start());
  return taken.sort((a, b) => a - b);
}

async function start(): Promise<number> {
  const begun = performance.now();
  const emulator = new Emulator();
  const { api, token } = await emulator.listen(0);
  emulator.createGuild();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(token);
  await ready;
  const taken = performance.now() - begun;
  await client.destroy();
  await emulator.close();
  return taken;
}
