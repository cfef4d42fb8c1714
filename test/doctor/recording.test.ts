import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { LocalDiscord } from '#doctor/compare/beside.ts';
import { localDiscord } from '#doctor/compare/twin.ts';
import { type DoctorRecording, recorded } from '#doctor/recording.ts';
import { replay } from '#doctor/replay.ts';
import { aPatient } from './visit.ts';

const FOLDER = new URL('./recordings/', import.meta.url);

async function anotherDiscord(): Promise<LocalDiscord> {
  const local = await localDiscord();
  if (local === null) throw new Error('the emulator is installed where tests run');
  onTestFinished(() => local.close());
  return local;
}

async function makeRecording() {
  const { discord, visit } = await aPatient();
  const { exchanges, permissions } = await visit();
  return { discord, recording: recorded(exchanges, permissions, discord.token) };
}

let made: ReturnType<typeof makeRecording> | null = null;
/** One visit serves all these tests: nothing changes its recording. */
function aRecording(): ReturnType<typeof makeRecording> {
  made ??= makeRecording();
  return made;
}

it('a recorded visit has nobody’s ids, names or tokens in it', async () => {
  const { discord, recording } = await aRecording();
  const text = JSON.stringify(recording);
  const { world, token } = discord;
  const secrets = [
    token,
    world.application.id,
    world.application.ownerId,
    ...world.guilds.keys(),
    ...world.channels.keys(),
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"(username|global_name)":"(?!x")/);
  expect(text).not.toContain('clinic');
});

it('one id is the same wherever it stands in a recording', async () => {
  const { recording } = await aRecording();
  const bodyOf = (path: string) => Object(recording.exchanges.find(({ ask }) => ask.path === path)?.body);
  expect(bodyOf('/channels/{channel}').guild_id).toBe(bodyOf('/guilds/{guild}').id);
});

it('a recorded visit, made again in the emulator, is answered alike', async () => {
  const { recording } = await aRecording();
  const kept: DoctorRecording = JSON.parse(JSON.stringify(recording));
  expect(await replay(kept, await anotherDiscord())).toEqual([]);
});

it.each([
  [
    'another code',
    { status: 400, body: { code: 30_015, message: 'x' } },
    'the answer is 400 with code 30015 there and 200 in the emulator',
  ],
  ['a field that the emulator lacks', { body: { novelty: 1 } }, "novelty is not in the emulator's answer"],
])('a recording with %s is told from the emulator', async (_, change, complaint) => {
  const { recording } = await aRecording();
  const exchanges = recording.exchanges.map((each) =>
    each.ask.method === 'GET' && each.ask.path === '/guilds/{guild}'
      ? { ...each, ...change, body: { ...Object(each.body), ...change.body } }
      : each,
  );
  const found = await replay({ ...recording, exchanges }, await anotherDiscord());
  expect(found).toContain(`GET /guilds/{guild}: ${complaint}`);
});

it.each(readdirSync(FOLDER))('the emulator answers as in %s', async (file) => {
  const recording: DoctorRecording = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
  expect(await replay(recording, await anotherDiscord())).toEqual([]);
});
