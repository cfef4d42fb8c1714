import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { type Playground, startPlayground } from '#playground/playground.ts';
import type { Answer, News, Snapshot, Wish } from '#playground/protocol.ts';
import { startShowcaseBot } from './showcase-bot.ts';

const FIRST_VISIT = { opening: { command: 'table' }, hint: 'Press Roll.' } as const;

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'world');
}

async function aPlayground(dataFile = aFile()): Promise<Playground> {
  const playground = await startPlayground({
    port: 0,
    dataFile,
    botName: 'Showcase',
    startBot: startShowcaseBot,
    firstVisit: FIRST_VISIT,
  });
  playground.emulator.clock.hold();
  await playground.ready;
  // The last thing the bot says to the command that opened it.
  await playground.emulator.guilds[0]?.join('ann').sees('Given');
  return playground;
}

async function started(dataFile?: string): Promise<Playground> {
  const playground = await aPlayground(dataFile);
  onTestFinished(() => playground.stop());
  return playground;
}

/** What a page does, without one. */
async function connected({ url }: Playground) {
  const socket = new WebSocket(url.replace('http', 'ws'));
  const heard: News[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  const first = new Promise<Snapshot>((resolve) => {
    socket.on('message', (data) => {
      const news = JSON.parse(String(data)) as News;
      heard.push(news);
      if (news.kind === 'snapshot') resolve(news.snapshot);
      if (news.kind === 'answer') waiting.get(news.ref)?.(news.answer);
    });
  });
  onTestFinished(() => socket.terminate());
  let ref = 0;
  const ask = (wish: Wish): Promise<Answer> => {
    const request = { ref: ++ref, wish };
    socket.send(JSON.stringify(request));
    return new Promise((resolve) => waiting.set(request.ref, resolve));
  };
  return { snapshot: await first, heard, ask };
}

describe('a page that connects', () => {
  it('gets to know everybody, every channel and what was opened for it', async () => {
    const { snapshot } = await connected(await started());
    expect(snapshot.people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cleo']);
    expect(snapshot.channels.filter(({ kind }) => kind === 'channel').map(({ name }) => name)).toEqual([
      'games',
      'chat',
    ]);
    expect(snapshot.hint).toBe('Press Roll.');
    const [table, given] = snapshot.messages;
    expect(table?.onlyFor).toBeNull();
    expect(given?.onlyFor).toBe(snapshot.people[0]?.id);
  });

  it('sees a conversation only in its owner’s list', async () => {
    const { snapshot } = await connected(await started());
    const conversations = snapshot.channels.filter(({ kind }) => kind === 'conversation');
    expect(conversations.map(({ seenBy }) => seenBy)).toEqual(snapshot.people.map(({ id }) => [id]));
  });

  it.each<[string, (snapshot: Snapshot) => Wish, RegExp]>([
    ['a button that is greyed out', (snapshot) => click(snapshot, 'never'), /greyed out/],
    ['a button that is not there', (snapshot) => click(snapshot, 'nothing'), /no button/],
    ['a person who is not there', (snapshot) => ({ ...click(snapshot, 'hand'), personId: '1' }), /nobody/],
    ['a name that is taken', () => ({ kind: 'add-person', name: ' Ann ' }), /already/],
    ['no name', () => ({ kind: 'add-person', name: '  ' }), /needs a name/],
    ['a clock turned back', () => ({ kind: 'turn-clock', milliseconds: -1 }), /forward/],
    ['what no page asks for', () => ({ kind: 'fly' }) as unknown as Wish, /./],
  ])('is told that it can’t have %s, and why', async (_, wish, why) => {
    const { snapshot, ask } = await connected(await started());
    expect(await ask(wish(snapshot))).toEqual({ kind: 'cannot', why: expect.stringMatching(why) });
  });

  it('loses the hint once something is pressed', async () => {
    const { snapshot, ask, heard } = await connected(await started());
    await ask(click(snapshot, 'hand'));
    expect(heard.findLast((news) => news.kind === 'surroundings')).toMatchObject({ surroundings: { hint: null } });
  });
});

describe('a second page', () => {
  it('learns what changed by the first: the clock, a language, and that the hint is no longer needed', async () => {
    const playground = await started();
    const second = await connected(playground);
    const first = await connected(playground);
    const [ann] = first.snapshot.people;
    await first.ask({ kind: 'turn-clock', milliseconds: 3_600_000 });
    await first.ask({ kind: 'set-locale', personId: ann?.id ?? '', locale: 'de' });
    await first.ask({ kind: 'drop-hint' });
    const told = () => second.heard.findLast((news) => news.kind === 'surroundings')?.surroundings;
    await expect.poll(told).toMatchObject({ hint: null, people: [{ locale: 'de' }, {}, {}] });
    expect(told()?.clock.now).toBeGreaterThan(second.snapshot.clock.now + 3_599_000);
  });
});

function click({ people, messages }: Snapshot, customId: string): Extract<Wish, { kind: 'click' }> {
  const { id = '', channel_id = '' } = messages[0]?.json ?? {};
  return { kind: 'click', personId: people[0]?.id ?? '', channelId: channel_id, messageId: id, customId };
}

describe('a developer who looks behind', () => {
  async function watching(playground: Playground) {
    const page = await connected(playground);
    await page.ask({ kind: 'watch-behind', on: true });
    const traffic = () => page.heard.flatMap((news) => (news.kind === 'traffic' ? news.traffic : []));
    const checks = () =>
      new Map(
        page.heard.flatMap((news) => (news.kind === 'checks' ? news.checks : [])).map((each) => [each.nth, each.check]),
      );
    return { ...page, traffic, checks };
  }

  it('learns of every exchange and event that it is as Discord describes it', async () => {
    const { traffic, checks } = await watching(await started());
    await expect.poll(() => checks().size).toBe(traffic().length);
    expect(traffic().some(({ title }) => title === '→ INTERACTION_CREATE')).toBe(true);
    expect(traffic().some(({ title }) => title.startsWith('POST /interactions/'))).toBe(true);
    expect([...checks().values()].filter((check) => check?.kind !== 'passed')).toEqual([]);
  });

  it('learns what is wrong with one that Discord takes without a word', async () => {
    const playground = await started();
    const { traffic, checks } = await watching(playground);
    const { api, token, guilds } = playground.emulator;
    await fetch(`${api}/v10/channels/${guilds[0]?.channel().id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'misspelt', embed: { title: 'x' } }),
    });
    const sent = () => traffic().find(({ request }) => JSON.stringify(request)?.includes('misspelt'));
    await expect
      .poll(() => checks().get(sent()?.nth ?? 0))
      .toEqual({
        kind: 'failed',
        problems: ['request: embed: unknown field'],
      });
    expect(sent()?.status).toBe(200);
  });

  it('who comes later finds the checks made before', async () => {
    const playground = await started();
    const first = await watching(playground);
    await expect.poll(() => first.checks().size).toBe(first.traffic().length);
    const second = await watching(playground);
    expect(second.traffic().map(({ check }) => check)).toEqual(first.traffic().map(() => ({ kind: 'passed' })));
  });
});

describe('nobody but the page of this machine', () => {
  it('opens the WebSocket: another website’s is refused', async () => {
    const { url } = await started();
    const socket = new WebSocket(url.replace('http', 'ws'), { origin: 'https://example.com' });
    expect(await new Promise((resolve) => socket.on('error', (error) => resolve(error.message)))).toContain('403');
  });

  it('gets the page: a name that leads here is no way in', async () => {
    const { url } = await started();
    const { port } = new URL(url);
    const status = await new Promise((resolve) => {
      get({ host: '127.0.0.1', port, headers: { host: 'example.com' } }, ({ statusCode }) => resolve(statusCode));
    });
    expect(status).toBe(403);
  });
});

describe('a world is kept', () => {
  it('over a restart: people, messages, pictures, and the buttons still work', async () => {
    const file = aFile();
    const before = await aPlayground(file);
    const page = await connected(before);
    await page.ask({ kind: 'add-person', name: 'Dora' });
    await before.stop();
    const after = await started(file);
    const { snapshot, ask, heard } = await connected(after);
    expect(snapshot.people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cleo', 'Dora']);
    expect(snapshot.messages.map(({ json }) => json.id)).toEqual(page.snapshot.messages.map(({ json }) => json.id));
    expect(snapshot.hint).toBeNull();
    const picture = JSON.stringify(snapshot.messages).match(/\/attachments\/[^"]+/)?.[0] ?? '';
    expect((await fetch(after.url + picture)).headers.get('content-type')).toBe('image/png');
    expect(await ask(click(snapshot, 'roll:1'))).toEqual({ kind: 'done' });
    expect(JSON.stringify(heard)).toContain('Round 2');
  });

  it('over a restart after the clock was turned: time never goes back', async () => {
    const file = aFile();
    const before = await aPlayground(file);
    before.emulator.clock.turn(86_400_000);
    const then = before.emulator.clock.now();
    await before.stop();
    expect((await started(file)).emulator.clock.now()).toBeGreaterThanOrEqual(then);
  });

  it('soon after a change, without a stop', async () => {
    const file = aFile();
    await started(file);
    await expect.poll(() => existsSync(file)).toBe(true);
  });

  it.each([
    ['another version', serialize({ format: 0 })],
    ['a disk that was full', Buffer.from('half a wor')],
  ])('and begun anew where it can’t be read: from %s', async (_, bytes) => {
    const file = aFile();
    writeFileSync(file, bytes);
    const { snapshot } = await connected(await started(file));
    expect(snapshot.hint).toBe('Press Roll.');
  });
});

it('the port is another one where somebody has it already', async () => {
  const first = await started();
  const second = await startPlayground({
    port: Number(new URL(first.url).port),
    dataFile: aFile(),
    botName: 'Showcase',
    startBot: startShowcaseBot,
  });
  onTestFinished(() => second.stop());
  expect(second.url).not.toBe(first.url);
  expect((await fetch(second.url)).status).toBe(200);
});
