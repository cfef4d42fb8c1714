import { expect, it } from 'vitest';
import { aPlay } from './stage.ts';

// discord.js itself waits five seconds of the machine's between two IDENTIFYs, and the emulator wants five of its own.
it('starts anew when its session is gone, and goes on answering', async () => {
  const { emulator, client } = await aPlay();
  const ann = emulator.createGuild().join('ann');
  const again = new Promise((resolve) => client.once('shardReady', resolve));
  emulator.clock.turn(5_000);
  emulator.gateway.invalidate();
  await again;
  expect(await ann.slash('find', { word: 'x' })).toMatchObject({ kind: 'replied' });
});
