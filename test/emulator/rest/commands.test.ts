import { describe, expect, it } from 'vitest';
import { aRawWorld } from './world.ts';

const command = (name: string, more: object = {}) => ({ name, description: 'what it does', ...more });

async function withCommands() {
  const world = await aRawWorld();
  const base = `/applications/${world.emulator.applicationId}`;
  return { ...world, global: `${base}/commands`, local: `${base}/guilds/${world.guild.id}/commands` };
}

describe('commands', () => {
  it('are made with 201, and made again under the same id with 200', async () => {
    const { call, global } = await withCommands();
    const first = await call(`POST ${global}`, command('new'));
    expect(first.status).toBe(201);
    const again = await call(`POST ${global}`, command('new', { description: 'better' }));
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, description: 'better' } });
    expect(again.body.version).not.toBe(first.body.version);
  });

  it('are fetched, edited and deleted', async () => {
    const { call, global } = await withCommands();
    const { body } = await call(`POST ${global}`, command('new'));
    expect((await call(`PATCH ${global}/${body.id}`, { description: 'edited' })).body.description).toBe('edited');
    expect((await call(`GET ${global}/${body.id}`)).body.name).toBe('new');
    expect((await call(`DELETE ${global}/${body.id}`)).status).toBe(204);
    expect((await call(`GET ${global}/${body.id}`)).body.code).toBe(10063);
  });

  it('are replaced all at once, keeping the ids of those that stay', async () => {
    const { call, global } = await withCommands();
    const { body: before } = await call(`PUT ${global}`, [command('a'), command('b')]);
    const { body: after } = await call(`PUT ${global}`, [command('b'), command('c')]);
    expect(after.map(({ name }: { name: string }) => name)).toEqual(['b', 'c']);
    expect(after[0].id).toBe(before[1].id);
  });

  it('of a guild are its own, and hide global ones of the same name there', async () => {
    const { call, global, local, ann } = await withCommands();
    await call(`PUT ${global}`, [command('ping')]);
    await call(`POST ${local}`, command('ping', { options: [{ type: 3, ...command('text') }] }));
    expect((await call(`GET ${global}`)).body).toHaveLength(1);
    expect((await call(`GET ${local}`)).body).toMatchObject([{ guild_id: expect.any(String) }]);
    expect(() => ann.slash('ping', { text: 'x' })).not.toThrow();
    expect(() => ann.slash('ping', { text: 'x' }, { in: 'dm' })).toThrow('there is none of this name');
  });

  it('tell their localisations only when asked', async () => {
    const { call, global } = await withCommands();
    await call(`PUT ${global}`, [command('a', { name_localizations: { de: 'ah' } })]);
    expect((await call(`GET ${global}`)).body[0]).not.toHaveProperty('name_localizations');
    expect((await call(`GET ${global}?with_localizations=true`)).body[0].name_localizations).toEqual({ de: 'ah' });
  });

  it('are a hundred at most: 30032', async () => {
    const { call, global } = await withCommands();
    const hundred = Array.from({ length: 100 }, (_, n) => command(`c${n}`));
    expect((await call(`PUT ${global}`, hundred)).status).toBe(200);
    expect((await call(`POST ${global}`, command('c99'))).status).toBe(200);
    expect((await call(`POST ${global}`, command('one-too-many'))).body.code).toBe(30032);
  });

  it('that are wrong are refused by index', async () => {
    const { call, global } = await withCommands();
    const { body } = await call(`PUT ${global}`, [command('good'), command('BAD')]);
    expect(body).toMatchObject({ code: 50035, errors: { 1: { name: { _errors: [{}] } } } });
  });
});

describe('application emojis', () => {
  it('are made, listed, renamed and deleted', async () => {
    const { call, emulator } = await aRawWorld();
    const path = `/applications/${emulator.applicationId}/emojis`;
    const made = await call(`POST ${path}`, { name: 'amoeba', image: 'data:image/png;base64,iVBORw0KGgo=' });
    expect(made).toMatchObject({ status: 201, body: { name: 'amoeba', animated: false } });
    expect((await call(`PATCH ${path}/${made.body.id}`, { name: 'blob' })).body.name).toBe('blob');
    expect((await call(`GET ${path}`)).body.items).toHaveLength(1);
    expect((await call(`DELETE ${path}/${made.body.id}`)).status).toBe(204);
    expect((await call(`GET ${path}`)).body.items).toEqual([]);
  });
});
