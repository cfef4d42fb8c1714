import { deserialize, serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { PNG } from './picture.ts';
import { request } from './raw.ts';
import { aRawWorld } from './rest/world.ts';
import { anEmulator } from './stage.ts';

it('a world is plain data: saved, restored, and gone on with by the same people', async () => {
  const { emulator, ann, call } = await aRawWorld();
  emulator.clock.turn(86_400_000);
  ann.say('before');
  const files = { 'files[0]': { name: 'a.png', bytes: PNG } };
  await call('POST /channels/{channel}/messages', { content: 'picture' }, { files });
  const restored = await anEmulator({ world: deserialize(serialize(emulator.world)) });
  const [guild] = restored.guilds;
  const again = guild?.join('ann');
  expect(again?.id).toBe(ann.id);
  again?.say('after');
  expect(again?.visible().map(({ text }) => text)).toEqual(['before', 'picture', 'after']);
  const [, picture] = again?.visible() ?? [];
  expect((await fetch(picture?.files[0]?.url ?? '')).status).toBe(200);
  expect((await request(restored, `GET /applications/${restored.applicationId}/commands`)).body).toHaveLength(1);
});
