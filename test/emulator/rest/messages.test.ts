import { describe, expect, it } from 'vitest';
import { PNG } from '../picture.ts';
import { aModeratorsWorld, aRawWorld } from './world.ts';

const SEND = 'POST /channels/{channel}/messages';
const file = (name: string) => ({ name, bytes: PNG });
const names = (body: { attachments: { filename: string }[] }) => body.attachments.map(({ filename }) => filename);

describe('messages of a channel', () => {
  it('are listed newest first, before, after and around an id', async () => {
    const { call } = await aRawWorld();
    const sent: string[] = [];
    for (let n = 1; n <= 5; n++) sent.push((await call(SEND, { content: `${n}` })).body.id);
    const page = async (query: string) =>
      (await call(`GET /channels/{channel}/messages?${query}`)).body.map(({ content }: { content: string }) => content);
    expect(await page('')).toEqual(['5', '4', '3', '2', '1']);
    expect(await page('limit=2')).toEqual(['5', '4']);
    expect(await page(`before=${sent[2]}&limit=1`)).toEqual(['2']);
    expect(await page(`after=${sent[2]}&limit=1`)).toEqual(['4']);
    expect(await page(`around=${sent[2]}&limit=3`)).toEqual(['4', '3', '2']);
  });

  it('are sent once for one enforced nonce, for a few minutes', async () => {
    const { call, emulator } = await aRawWorld();
    const body = { content: 'once', nonce: 'n1', enforce_nonce: true };
    const first = await call(SEND, { ...body, enforce_nonce: false });
    const again = await call(SEND, body);
    expect(again.body.id).toBe(first.body.id);
    expect((await call(SEND, { ...body, enforce_nonce: false })).body.id).not.toBe(first.body.id);
    emulator.clock.turn(5 * 60_000 + 1);
    expect((await call(SEND, body)).body.id).not.toBe(first.body.id);
  });

  it('keep the flags that can be set where they are sent and edited, and no others', async () => {
    const { call } = await aRawWorld();
    const [crossposted, suppressEmbeds, ephemeral, silent] = [1 << 0, 1 << 2, 1 << 6, 1 << 12];
    const { body } = await call(SEND, { content: 'x', flags: crossposted | suppressEmbeds | ephemeral | silent });
    expect(body.flags).toBe(suppressEmbeds | silent);
    const edit = (flags: number) => call(`PATCH /channels/{channel}/messages/${body.id}`, { flags });
    expect((await edit(0)).body.flags).toBe(silent);
    expect((await edit(suppressEmbeds | ephemeral)).body.flags).toBe(suppressEmbeds | silent);
  });

  it('mention whom they may', async () => {
    const { call, ann } = await aRawWorld();
    const content = `${ann.mention} @everyone`;
    expect((await call(SEND, { content })).body).toMatchObject({ mentions: [{ id: ann.id }], mention_everyone: true });
    expect((await call(SEND, { content, allowed_mentions: { parse: [] } })).body).toMatchObject({
      mentions: [],
      mention_everyone: false,
    });
    expect((await call(SEND, { content, allowed_mentions: { users: [ann.id] } })).body.mentions).toHaveLength(1);
  });

  it('are deleted one by one, and many at once while younger than two weeks', async () => {
    const { call, emulator, ann } = await aModeratorsWorld();
    const [a, b, c] = [ann.say('a'), ann.say('b'), ann.say('c')];
    expect((await call(`DELETE /channels/{channel}/messages/${a.id}`)).status).toBe(204);
    expect((await call(`DELETE /channels/{channel}/messages/${a.id}`)).body.code).toBe(10008);
    const bulk = () => call('POST /channels/{channel}/messages/bulk-delete', { messages: [b.id, c.id] });
    emulator.clock.turn(14 * 24 * 3_600_000 + 1);
    expect((await bulk()).body.code).toBe(50034);
    const [d, e] = [ann.say('d'), ann.say('e')];
    for (const messages of [[d.id], ['d', 'e'], d.id]) {
      expect((await call('POST /channels/{channel}/messages/bulk-delete', { messages })).body.code).toBe(50035);
    }
    expect((await call('POST /channels/{channel}/messages/bulk-delete', { messages: [d.id, e.id] })).status).toBe(204);
    expect(ann.visible().map(({ text }) => text)).toEqual(['b', 'c']);
  });

  it('are pinned, latest first', async () => {
    const { call, emulator, ann } = await aModeratorsWorld();
    for (const text of ['a', 'b']) {
      emulator.clock.turn(1_000);
      expect((await call(`PUT /channels/{channel}/messages/pins/${ann.say(text).id}`)).status).toBe(204);
    }
    const { body } = await call('GET /channels/{channel}/messages/pins');
    expect(body.items.map((item: { message: { content: string } }) => item.message.content)).toEqual(['b', 'a']);
    expect(ann.latest()?.pinned).toBe(true);
    const latest = (await call('GET /channels/{channel}/pins')).body[0].id;
    expect((await call(`DELETE /channels/{channel}/messages/pins/${latest}`)).status).toBe(204);
    expect((await call('GET /channels/{channel}/pins')).body).toHaveLength(1);
  });
});

describe('files of a message', () => {
  async function withTwoFiles() {
    const world = await aRawWorld();
    const files = { 'files[0]': file('a.png'), 'files[1]': file('b.png') };
    const { body } = await world.call(SEND, { attachments: [{ id: 0, description: 'first' }, { id: 1 }] }, { files });
    const edit = (change: object, extra = {}) =>
      world.call(`PATCH /channels/{channel}/messages/${body.id}`, change, extra);
    return { ...world, sent: body, edit };
  }

  it('are told with size, type, measures and description', async () => {
    const { sent } = await withTwoFiles();
    expect(sent.attachments[0]).toMatchObject({
      filename: 'a.png',
      size: PNG.length,
      content_type: 'image/png',
      width: 1,
      height: 1,
      description: 'first',
    });
  });

  it('stay when an edit brings none and lists none', async () => {
    const { edit } = await withTwoFiles();
    expect(names((await edit({ content: 'x' })).body)).toEqual(['a.png', 'b.png']);
  });

  it('go when an edit brings new ones without listing the old', async () => {
    const { edit } = await withTwoFiles();
    expect(names((await edit({}, { files: { 'files[0]': file('c.png') } })).body)).toEqual(['c.png']);
  });

  it('that an edit brings are there if it lists them, and not if it does not', async () => {
    const { edit, sent } = await withTwoFiles();
    const files = { 'files[0]': file('c.png') };
    const kept = { id: sent.attachments[0].id };
    expect(names((await edit({ attachments: [kept] }, { files })).body)).toEqual(['a.png']);
    expect(names((await edit({ attachments: [kept, { id: 0 }] }, { files })).body)).toEqual(['a.png', 'c.png']);
  });

  it('are dropped when an edit lists others', async () => {
    const { edit, sent } = await withTwoFiles();
    const kept = await edit({ content: 'x', attachments: [{ id: sent.attachments[1].id }] });
    expect(names(kept.body)).toEqual(['b.png']);
    const replaced = await edit({ attachments: [{ id: 0 }] }, { files: { 'files[0]': file('c.png') } });
    expect(names(replaced.body)).toEqual(['c.png']);
    expect((await fetch(sent.attachments[0].url)).status).toBe(404);
    expect((await edit({ attachments: [] })).body.attachments).toEqual([]);
  });

  it('shown in an embed are not listed, and come back to the list when the embed goes', async () => {
    const { edit, sent } = await withTwoFiles();
    const shown = (await edit({ embeds: [{ image: { url: 'attachment://a.png' } }] })).body;
    expect(names(shown)).toEqual(['b.png']);
    expect(shown.embeds[0].image.url).toBe(sent.attachments[0].url);
    const same = (await edit({ embeds: [{ image: { url: shown.embeds[0].image.url } }] })).body;
    expect(names(same)).toEqual(['b.png']);
    expect(names((await edit({ embeds: [] })).body)).toEqual(['a.png', 'b.png']);
  });

  it('shown by components are served from where the component says', async () => {
    const { call } = await aRawWorld();
    const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' } }] };
    const { body } = await call(
      SEND,
      { flags: 32_768, components: [gallery] },
      { files: { 'files[0]': file('a.png') } },
    );
    expect(body.attachments).toEqual([]);
    const [item] = body.components[0].items;
    expect(item).toMatchObject({ media: { width: 1, content_type: 'image/png' }, description: null, spoiler: false });
    expect((await fetch(item.media.url)).status).toBe(200);
  });

  it('have spaces in their names replaced', async () => {
    const { call } = await aRawWorld();
    const { body } = await call(SEND, {}, { files: { 'files[0]': file('my board (1).png') } });
    expect(names(body)).toEqual(['my_board_1.png']);
  });
});

describe('components of a message', () => {
  it('are numbered and completed as Discord does', async () => {
    const { call } = await aRawWorld();
    const select = { type: 3, custom_id: 's', options: [{ label: 'a', value: 'a' }] };
    const button = { type: 2, style: 1, label: 'b', custom_id: 'b', id: 7 };
    const components = [
      { type: 1, components: [select] },
      { type: 1, components: [button] },
    ];
    const { body } = await call(SEND, { content: 'x', components });
    expect(body.components).toMatchObject([
      { id: 1, components: [{ id: 2, min_values: 1, max_values: 1 }] },
      { id: 3, components: [{ id: 7 }] },
    ]);
  });
});
