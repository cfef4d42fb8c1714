import { describe, expect, it } from 'vitest';
import { aStage, startGame } from './stage.ts';

describe('a lobby', () => {
  it('is opened by a command, joined by buttons, and started by its host', async () => {
    const { guild } = await aStage();
    const [ann, bob, cid] = [guild.join('ann'), guild.join('bob'), guild.join('cid')];

    await startGame([ann, bob, cid]);

    const panel = await cid.sees('Waiting for');
    expect(panel.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^board-\d+\.png$/)]);
    expect(panel.files[0]?.description).toContain('Lands:');
    expect(panel.pressable.map(({ label }) => label)).toEqual(['Play', 'My hand', 'Recap', 'Rules', 'More']);
  });
});
