/** `npm run doctor` as its owner runs it: a process of its own, with settings from the environment and real pictures. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NEEDED } from '#doctor/permissions.ts';
import type { DoctorRecording } from '#doctor/recording.ts';
import { compiled } from '../support/compiled.ts';
import { aPatient, leftBehind } from './visit.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

interface Ended {
  readonly code: number;
  readonly said: string;
}

const run = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const [program, file] = compiled('scripts/doctor.ts');
    const options = { cwd: ROOT, env: { ...process.env, ...env } };
    const child = execFile(program, [file, ...args], options, (_, out, errors) =>
      resolve({ code: child.exitCode ?? -1, said: out + errors }),
    );
  });

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('looks everything over, says so line by line, and records it', async () => {
  const { discord, guild } = await aPatient({ rateLimits: false });
  const file = join(aFolder(), 'visit.json');
  const { id } = guild.channel();
  const env = { DISCORD_TOKEN: discord.token, DISCORD_API: discord.api };
  const { code, said } = await run([id, '--phone', '--record', file], env);
  expect(said).toMatch(/^ok {5}the token is that of Games$/m);
  expect(said).toMatch(/a panel with a board is posted: \d\d+ kB, \d{3,4} × \d{3,4} as returned/);
  expect(said).toMatch(/^\d+ ok, 1 to look at, 0 wrong$/m);
  expect(code).toBe(0);
  expect(leftBehind(discord)).toBe(0);
  const recording: DoctorRecording = JSON.parse(readFileSync(file, 'utf8'));
  expect(BigInt(recording.permissions) & NEEDED).toBe(NEEDED);
});

it('ends with 1 where something is wrong', async () => {
  const { discord, guild } = await aPatient({ rateLimits: false });
  const env = { DISCORD_TOKEN: 'not.the.token', DISCORD_API: discord.api };
  expect(await run([guild.channel().id], env)).toMatchObject({
    code: 1,
    said: expect.stringContaining('refuses the token'),
  });
});

it.each([
  ['no id', ['general']],
  ['an unknown word', ['111111111111111111', '--mend']],
])('says how it is used: %s', async (_, args) => {
  const { code, said } = await run(args, {});
  expect(said).toContain('usage: npm run doctor -- CHANNEL_ID');
  expect(code).toBe(1);
});

it('asks for a token', async () => {
  const { said } = await run(['111111111111111111'], { DISCORD_TOKEN: '' });
  expect(said).toContain('There is no DISCORD_TOKEN');
});
