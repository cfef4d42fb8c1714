import { describe, expect, it } from 'vitest';
import { callbackOf, latestInteraction, webhookOf } from '../raw.ts';
import { aModeratorsWorld } from './world.ts';

const REPLY = { type: 4, data: { content: 'pong' } };
const DEFER = { type: 5, data: {} };

async function anInteraction() {
  const world = await aModeratorsWorld();
  const outcome = world.ann.slash('ping');
  const interaction = latestInteraction(world.emulator);
  const hook = webhookOf(world.emulator, interaction);
  return { ...world, outcome, callback: callbackOf(interaction), hook };
}

describe('an interaction', () => {
  it('can be acknowledged until three seconds are over', async () => {
    const { emulator, call, callback, outcome } = await anInteraction();
    emulator.clock.turn(2_999);
    expect(await call(callback, REPLY)).toMatchObject({ status: 204, body: null });
    expect(await outcome).toMatchObject({ kind: 'replied', message: { text: 'pong' } });
  });

  it('is unknown after three seconds: 10062, and the person sees that it failed', async () => {
    const { emulator, call, callback, outcome } = await anInteraction();
    emulator.clock.turn(3_000);
    expect(await call(callback, REPLY)).toMatchObject({
      status: 404,
      body: { code: 10062, message: 'Unknown interaction' },
    });
    expect(await outcome).toEqual({ kind: 'failed' });
  });

  it('is unknown with another id or token: 10062', async () => {
    const { call, callback, emulator } = await anInteraction();
    expect((await call(callback.replace('/callback', 'x/callback'), REPLY)).body.code).toBe(10062);
    const other = callback.replace(latestInteraction(emulator).id, emulator.applicationId);
    expect((await call(other, REPLY)).body.code).toBe(10062);
  });

  it('takes one acknowledgement only: 40060', async () => {
    const { call, callback } = await anInteraction();
    expect((await call(callback, REPLY)).status).toBe(204);
    expect(await call(callback, REPLY)).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  it('answers with_response by telling of the message', async () => {
    const { call, callback } = await anInteraction();
    const { status, body } = await call(`${callback}?with_response=true`, REPLY);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      interaction: { type: 2, response_message_loading: false, response_message_ephemeral: false },
      resource: { type: 4, message: { content: 'pong', id: body.interaction.response_message_id } },
    });
  });

  it('has no webhook before it is acknowledged: 10015', async () => {
    const { call, callback, hook } = await anInteraction();
    expect((await call(`POST ${hook}`, { content: 'early' })).body.code).toBe(10015);
    expect((await call(`GET ${hook}/messages/@original`)).body.code).toBe(10015);
    await call(callback, REPLY);
    expect((await call(`POST ${hook}`, { content: 'in time' })).status).toBe(200);
  });

  it('has a token for fifteen minutes, then 50027', async () => {
    const { emulator, call, callback, hook } = await anInteraction();
    await call(callback, REPLY);
    emulator.clock.turn(15 * 60_000);
    expect((await call(`POST ${hook}`, { content: 'in time' })).status).toBe(200);
    emulator.clock.turn(1);
    expect(await call(`POST ${hook}`, { content: 'late' })).toMatchObject({
      status: 401,
      body: { code: 50027, message: 'Invalid Webhook Token' },
    });
  });

  it('gives its webhook to its own application only: 10015', async () => {
    const { emulator, call, callback, hook, guild } = await anInteraction();
    await call(callback, REPLY);
    expect((await call(`POST ${hook.replace(emulator.applicationId, guild.id)}`, { content: 'x' })).body.code).toBe(
      10015,
    );
  });

  it.each([6, 7])('that came from a command has nothing to update: type %i is refused', async (type) => {
    const { call, callback } = await anInteraction();
    expect((await call(callback, { type, data: { content: 'x' } })).body).toMatchObject({
      code: 50035,
      errors: { type: { _errors: [{}] } },
    });
    expect((await call(callback, REPLY)).status).toBe(204);
  });
});

describe('an update of the pressed message', () => {
  const ROW = { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] };

  it('may clear one thing or another, but not leave it empty: 50006', async () => {
    const { call, ann, emulator } = await aModeratorsWorld();
    await call('POST /channels/{channel}/messages', { content: 'x', components: [ROW] });
    void ann.click('Go');
    const callback = callbackOf(latestInteraction(emulator));
    expect((await call(callback, { type: 7, data: { content: '', components: [] } })).body.code).toBe(50006);
    expect((await call(callback, { type: 7, data: { content: '' } })).status).toBe(204);
  });
});

describe('suggestions', () => {
  it.each([
    [3, 7, 'seven'],
    [4, 7.5, 7],
    [10, 'seven', 7.5],
  ])('for an option of type %i are not like %j, but like %j', async (type, wrong, right) => {
    const { call, ann, emulator } = await aModeratorsWorld();
    const option = { type, name: 'what', description: 'x', autocomplete: true };
    const command = {
      name: 'find',
      description: 'x',
      options: [{ type: 1, name: 'it', description: 'x', options: [option] }],
    };
    await call(`POST /applications/${emulator.applicationId}/commands`, command);
    const suggested = ann.autocomplete('find it', { what: 's' }, 'what');
    const suggest = (value: string | number) =>
      call(callbackOf(latestInteraction(emulator)), { type: 8, data: { choices: [{ name: 'A', value }] } });
    expect((await suggest(wrong)).body).toMatchObject({
      code: 50035,
      errors: { data: { choices: { 0: { value: {} } } } },
    });
    expect((await suggest(right)).status).toBe(204);
    expect(await suggested).toMatchObject([{ value: right }]);
  });
});

describe('the original response', () => {
  it('is fetched, edited and deleted by @original, follow-ups by their id', async () => {
    const { call, callback, hook, ann } = await anInteraction();
    await call(callback, REPLY);
    expect((await call(`GET ${hook}/messages/@original`)).body.content).toBe('pong');
    expect((await call(`PATCH ${hook}/messages/@original`, { content: 'ping' })).body.edited_timestamp).not.toBeNull();
    const { body } = await call(`POST ${hook}`, { content: 'more', flags: 64 });
    expect((await call(`PATCH ${hook}/messages/${body.id}`, { content: 'less' })).body.content).toBe('less');
    expect(ann.visible().map(({ text }) => text)).toEqual(['ping', 'less']);
    expect((await call(`DELETE ${hook}/messages/@original`)).status).toBe(204);
    expect((await call(`DELETE ${hook}/messages/${body.id}`)).status).toBe(204);
    expect(ann.visible()).toEqual([]);
    expect((await call(`GET ${hook}/messages/@original`)).body.code).toBe(10008);
  });

  it('of a deferral is written by the first follow-up, which keeps it ephemeral or not', async () => {
    const { call, callback, hook, ann } = await anInteraction();
    await call(callback, DEFER);
    expect(ann.latest()).toMatchObject({ thinking: true, text: '' });
    await call(`POST ${hook}`, { content: 'there', flags: 64 });
    expect(ann.visible()).toMatchObject([{ thinking: false, text: 'there', ephemeral: false }]);
    await call(`POST ${hook}`, { content: 'second' });
    expect(ann.visible()).toHaveLength(2);
  });

  it('of a deferral can’t be written through its channel', async () => {
    const { call, callback, ann } = await anInteraction();
    await call(callback, DEFER);
    const line = `PATCH /channels/{channel}/messages/${ann.latest()?.id}`;
    expect((await call(line, { content: 'x' })).body.code).toBe(10008);
  });

  it('for one person is unknown to the channel’s routes: 10008', async () => {
    const { call, callback, hook, ann } = await anInteraction();
    await call(callback, { type: 4, data: { content: 'psst', flags: 64 } });
    const { id, flags } = (await call(`GET ${hook}/messages/@original`)).body;
    expect(flags & 64).toBe(64);
    expect((await call(`GET /channels/{channel}/messages/${id}`)).body.code).toBe(10008);
    expect((await call('GET /channels/{channel}/messages')).body).toEqual([]);
    const bulk = { messages: [id, ann.say('hers').id] };
    expect((await call('POST /channels/{channel}/messages/bulk-delete', bulk)).status).toBe(204);
    expect(ann.visible().map(({ text }) => text)).toEqual(['psst']);
  });
});
