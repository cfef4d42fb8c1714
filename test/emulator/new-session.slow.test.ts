import { expect, it } from 'vitest';
import { aPlay } from './stage.ts';

// discord.js itself waits five seconds between two IDENTIFYs.
it('starts anew when its session is gone, and goes on answering', async () => {
  const { emulator, client } = await aPlay();
  const ann = emulator.createGuild().join('ann');
  const again = new Promise((resolve) => client.once('shardReady', resolve));
  emulator.gateway.invalidate();
  await again;
  expect(await ann.slash('find', { word: 'x' })).toMatchObject({ kind: 'replied' });
});
