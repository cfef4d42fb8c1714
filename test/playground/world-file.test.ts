import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageFlags } from 'discord-api-types/v10';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { messagesIn, postMessage } from '#emulator/world/messages.ts';
import type { Message } from '#emulator/world/world.ts';
import { keepSaved, readWorld } from '#playground/world-file.ts';
import { PNG } from '../emulator/picture.ts';
import { aRawWorld } from '../emulator/rest/world.ts';

const MINUTE = 60_000;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'world-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** A channel with a picture, a private message, and then so many more. */
async function aChannel(more: number) {
  const world = await aRawWorld();
  const { emulator, ann, call, channel } = world;
  const files = { 'files[0]': { name: 'a.png', bytes: PNG } };
  await call('POST /channels/{channel}/messages', { content: 'picture' }, { files });
  const [posted] = messagesIn(emulator.world, channel.id).values();
  const secret = { id: emulator.discord.ids.next(), content: 'secret', onlyFor: ann.id, flags: MessageFlags.Ephemeral };
  postMessage(emulator.discord, { ...(posted as Message), ...secret });
  for (let nth = 0; nth < more; nth++) ann.say(`word ${nth}`);
  const file = join(folder(), 'world');
  const kept = () => {
    const saved = readWorld(file)?.world;
    const messages = [...(saved ? messagesIn(saved, channel.id).values() : [])];
    return { texts: messages.map(({ content }) => content), files: messages.map((each) => sizeOf(each)) };
  };
  return { ...world, file, kept };
}

const sizeOf = ({ files }: Message): number => files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

describe('a world that is kept', () => {
  it('keeps what a page shows', async () => {
    const { emulator, file, kept } = await aChannel(98);
    keepSaved(file, emulator, () => {})();
    expect(kept().texts.slice(0, 3)).toEqual(['picture', 'secret', 'word 0']);
    expect(kept().files.slice(0, 2)).toEqual([PNG.byteLength, PNG.byteLength]);
  });

  it('forgets pictures that no page shows any more, and private messages once their interaction is over', async () => {
    const { emulator, file, kept } = await aChannel(100);
    const end = keepSaved(file, emulator, () => {});
    end();
    expect(kept().texts.slice(0, 3)).toEqual(['picture', 'secret', 'word 0']);
    expect(kept().files.slice(0, 2)).toEqual([0, 0]);
    emulator.clock.turn(16 * MINUTE);
    end();
    expect(kept().texts.slice(0, 2)).toEqual(['picture', 'word 0']);
  });

  it('that can not be written is told of, and holds nobody up', async () => {
    const { emulator, ann } = await aRawWorld();
    const occupied = join(folder(), 'a-file');
    writeFileSync(occupied, '');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const troubles: string[] = [];
    const end = keepSaved(join(occupied, 'world'), emulator, (trouble) => troubles.push(trouble));
    ann.say('a word');
    vi.advanceTimersByTime(1_000);
    expect(troubles).toEqual([expect.stringContaining('could not be saved')]);
    end();
    expect(troubles).toHaveLength(2);
    expect(readdirSync(join(occupied, '..'))).toEqual(['a-file']);
  });
});
