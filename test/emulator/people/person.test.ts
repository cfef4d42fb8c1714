import { describe, expect, it } from 'vitest';
import type { Change } from '#emulator/changes.ts';
import { Cannot, type Obstacle } from '#emulator/people/cannot.ts';
import { callbackOf, latestInteraction } from '../raw.ts';
import { aRawWorld } from '../rest/world.ts';

const button = (label: string, more: object = {}) => ({
  type: 2,
  style: 1,
  label,
  custom_id: label.toLowerCase(),
  ...more,
});
const row = (...components: object[]) => ({ type: 1, components });
const select = (more: object = {}) => ({
  type: 3,
  custom_id: 'pick',
  placeholder: 'Pick',
  options: ['A', 'B', 'C'].map((label) => ({ label, value: label.toLowerCase() })),
  ...more,
});

const OPTIONS = [
  { type: 3, name: 'word', description: 'x', required: true, min_length: 2, max_length: 4 },
  { type: 4, name: 'count', description: 'x', min_value: 1, max_value: 5 },
  { type: 3, name: 'side', description: 'x', choices: [{ name: 'Left', value: 'l' }] },
  { type: 5, name: 'sure', description: 'x' },
  { type: 6, name: 'who', description: 'x' },
  { type: 7, name: 'where', description: 'x' },
  { type: 8, name: 'rank', description: 'x' },
  { type: 10, name: 'share', description: 'x' },
  { type: 11, name: 'file', description: 'x' },
];

const COMMANDS = [
  { name: 'fill', description: 'x', options: OPTIONS },
  {
    name: 'deep',
    description: 'x',
    options: [
      {
        type: 2,
        name: 'group',
        description: 'x',
        options: [{ type: 1, name: 'sub', description: 'x', options: [{ type: 5, name: 'on', description: 'x' }] }],
      },
    ],
  },
  { name: 'admin', description: 'x', default_member_permissions: '32' },
  { name: 'here', description: 'x', contexts: [0] },
];

async function aTable() {
  const world = await aRawWorld();
  await world.call(`PUT /applications/${world.emulator.applicationId}/commands`, COMMANDS);
  const bob = world.guild.join('bob');
  const show = async (components: object[], more: object = {}) =>
    (await world.call('POST /channels/{channel}/messages', { content: 'look', components, ...more })).body;
  const heard = () => latestInteraction(world.emulator);
  return { ...world, bob, show, heard };
}

function obstacle(act: () => unknown): Obstacle | 'none' {
  try {
    void act();
    return 'none';
  } catch (error) {
    if (error instanceof Cannot) return error.obstacle;
    throw error;
  }
}

/** What was tried, also where trying gives a promise. */
async function obstacleOf(act: () => Promise<unknown>): Promise<Obstacle | 'none'> {
  return Promise.resolve()
    .then(act)
    .then(
      () => 'none' as const,
      (error) => (error as Cannot).obstacle,
    );
}

describe('pressing', () => {
  it('reaches the bot with the message, the component and who pressed', async () => {
    const { ann, show, heard } = await aTable();
    const message = await show([row(button('Go'))]);
    void ann.click('Go');
    expect(heard()).toMatchObject({
      type: 3,
      userId: ann.id,
      messageId: message.id,
      data: { custom_id: 'go', component_type: 2, id: 2 },
    });
  });

  it('finds a button by label, emoji or custom id', async () => {
    const { ann, show, heard } = await aTable();
    await show([row(button('Go', { custom_id: 'x', emoji: { name: '🎲' } }))]);
    for (const name of ['Go', '🎲', 'x']) {
      void ann.click(name);
      expect(heard().data).toMatchObject({ custom_id: 'x' });
    }
  });

  it('takes the newest message that has it, or the one said', async () => {
    const { ann, show, heard } = await aTable();
    const [first, second] = [await show([row(button('Go'))]), await show([row(button('Go'))])];
    void ann.click('Go');
    expect(heard().messageId).toBe(second.id);
    void ann.click('Go', { on: first });
    expect(heard().messageId).toBe(first.id);
  });

  it.each<[string, Obstacle, object[], string]>([
    ['a disabled button', 'disabled', [row(button('Go', { disabled: true }))], 'Go'],
    ['one that is not there', 'no-such-component', [row(button('Stop'))], 'Go'],
    ['one of two alike', 'ambiguous', [row(button('Go'), button('Go', { custom_id: 'other' }))], 'Go'],
    ['a link', 'no-such-component', [row({ type: 2, style: 5, label: 'Go', url: 'https://a.example' })], 'Go'],
  ])('can’t press %s', async (_, expected, components, what) => {
    const { ann, show } = await aTable();
    await show(components);
    expect(obstacle(() => ann.click(what))).toBe(expected);
  });

  it('can’t press what was removed, by an edit or with its message', async () => {
    const { ann, show, call, channel } = await aTable();
    const message = await show([row(button('Go'))]);
    await call(`PATCH /channels/{channel}/messages/${message.id}`, { components: [] });
    expect(obstacle(() => ann.click('Go', { on: message }))).toBe('no-such-component');
    channel.remove(message);
    expect(obstacle(() => ann.click('Go', { on: message }))).toBe('not-visible');
  });

  it('can’t press in somebody else’s ephemeral message, nor where one can’t look', async () => {
    const { ann, bob, channel, call, emulator } = await aTable();
    void ann.slash('here');
    const data = { content: 'psst', flags: 64, components: [row(button('Go'))] };
    await call(callbackOf(latestInteraction(emulator)), { type: 4, data });
    expect(obstacle(() => bob.click('Go'))).toBe('no-such-component');
    expect(obstacle(() => ann.click('Go'))).toBe('none');
    channel.deny(ann, 'ViewChannel');
    expect(ann.visible()).toEqual([]);
    expect(obstacle(() => ann.click('Go'))).toBe('no-such-component');
  });

  it('is over for whoever left', async () => {
    const { ann, show } = await aTable();
    await show([row(button('Go'))]);
    ann.leave();
    expect(ann.visible()).toEqual([]);
    expect(obstacle(() => ann.click('Go'))).toBe('no-such-component');
    ann.comeBack();
    expect(obstacle(() => ann.click('Go'))).toBe('none');
  });
});

describe('choosing', () => {
  it('sends values, by label or value', async () => {
    const { ann, show, heard } = await aTable();
    await show([row(select({ max_values: 2 }))]);
    void ann.select('Pick', ['A', 'c']);
    expect(heard().data).toMatchObject({ custom_id: 'pick', component_type: 3, values: ['a', 'c'] });
  });

  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['too many', {}, ['A', 'B']],
    ['what is not offered', {}, ['D']],
  ])('can’t choose %s', async (_, more, values) => {
    const { ann, show } = await aTable();
    await show([row(select(more))]);
    expect(obstacle(() => ann.select('pick', values))).toBe('bad-choice');
  });

  it('resolves people, roles and channels', async () => {
    const { ann, bob, show, heard, guild, channel } = await aTable();
    const role = guild.createRole('player');
    const types = { u: 5, r: 6, m: 7, c: 8 };
    await show(Object.entries(types).map(([custom_id, type]) => row({ type, custom_id })));
    void ann.select('u', [bob]);
    expect(heard().data).toMatchObject({
      values: [bob.id],
      resolved: { users: { [bob.id]: { username: 'bob' } }, members: { [bob.id]: { roles: [] } } },
    });
    void ann.select('r', [role]);
    expect(heard().data).toMatchObject({ resolved: { roles: { [role.id]: { name: 'player' } } } });
    void ann.select('m', [role]);
    expect(heard().data).toMatchObject({ resolved: { roles: { [role.id]: { name: 'player' } } } });
    void ann.select('c', [channel]);
    expect(heard().data).toMatchObject({ resolved: { channels: { [channel.id]: { name: 'general' } } } });
  });
});

describe('commanding', () => {
  it('sends options of every type, resolved', async () => {
    const { ann, bob, heard, channel, guild } = await aTable();
    const role = guild.createRole('player');
    const file = { name: 'a.txt', bytes: new Uint8Array(3) };
    void ann.slash('fill', {
      word: 'abc',
      count: 5,
      side: 'l',
      sure: true,
      who: bob,
      where: channel,
      rank: role,
      share: 0.5,
      file,
    });
    expect(heard().data).toMatchObject({
      name: 'fill',
      options: [
        { name: 'word', type: 3, value: 'abc' },
        { name: 'count', type: 4, value: 5 },
        { name: 'side', type: 3, value: 'l' },
        { name: 'sure', type: 5, value: true },
        { name: 'who', type: 6, value: bob.id },
        { name: 'where', type: 7, value: channel.id },
        { name: 'rank', type: 8, value: role.id },
        { name: 'share', type: 10, value: 0.5 },
        { name: 'file', type: 11, value: expect.any(String) },
      ],
    });
  });

  it('sends subcommands in their groups', async () => {
    const { ann, heard } = await aTable();
    void ann.slash('deep group sub', { on: true });
    expect(heard()).toMatchObject({
      commandName: 'deep group sub',
      data: { options: [{ name: 'group', type: 2, options: [{ name: 'sub', type: 1, options: [{ value: true }] }] }] },
    });
  });

  it.each([
    ['a missing option', {}],
    ['an unknown option', { word: 'abc', other: 1 }],
    ['text too short', { word: 'a' }],
    ['text too long', { word: 'abcde' }],
    ['a number too large', { word: 'abc', count: 6 }],
    ['half a count', { word: 'abc', count: 1.5 }],
    ['what is no choice', { word: 'abc', side: 'r' }],
    ['text for yes or no', { word: 'abc', sure: 'yes' }],
    ['nobody', { word: 'abc', who: '999999999999999999' }],
  ])('can’t send %s', async (_, options) => {
    const { ann } = await aTable();
    expect(obstacle(() => ann.slash('fill', options as never))).toBe('bad-option');
  });

  it('can’t call what is not offered: unknown, without its permission, elsewhere, or with the bot gone', async () => {
    const { ann, guild, channel } = await aTable();
    expect(obstacle(() => ann.slash('nothing'))).toBe('no-such-command');
    expect(obstacle(() => ann.slash('deep'))).toBe('no-such-command');
    expect(obstacle(() => ann.slash('admin'))).toBe('no-such-command');
    guild.giveRole(ann, guild.createRole('boss', ['ManageGuild']));
    expect(obstacle(() => ann.slash('admin'))).toBe('none');
    expect(obstacle(() => ann.slash('here', {}, { in: 'dm' }))).toBe('no-such-command');
    channel.deny(ann, 'UseApplicationCommands');
    expect(obstacle(() => ann.slash('here'))).toBe('no-such-command');
    channel.allow(ann, 'UseApplicationCommands');
    expect(obstacle(() => ann.slash('here'))).toBe('none');
    guild.removeBot();
    expect(obstacle(() => ann.slash('here'))).toBe('no-such-command');
  });
});

describe('modals', () => {
  const field = (component: object, label: string) => ({ type: 18, label, component });
  const MODAL = {
    custom_id: 'm',
    title: 'Form',
    components: [
      { type: 10, content: 'Please fill in' },
      field({ type: 4, custom_id: 'name', style: 1, min_length: 2, max_length: 5 }, 'Name'),
      field(
        { type: 3, custom_id: 'shape', options: [{ label: 'Round', value: 'o' }], required: false, min_values: 0 },
        'Shape',
      ),
      field({ type: 5, custom_id: 'rival', required: false, min_values: 0 }, 'Rival'),
      field({ type: 19, custom_id: 'file', required: false, min_values: 0 }, 'File'),
    ],
  };

  async function withModal() {
    const table = await aTable();
    const opened = table.ann.slash('here');
    await table.call(callbackOf(table.heard()), { type: 9, data: MODAL });
    return { ...table, opened };
  }

  it('open for one person, as they see them', async () => {
    const { ann, bob, opened } = await withModal();
    expect(await opened).toMatchObject({ kind: 'modal', modal: { title: 'Form', text: 'Please fill in' } });
    expect(ann.modal?.fields.map(({ kind, label, required }) => [kind, label, required])).toEqual([
      ['text', 'Name', true],
      ['string-select', 'Shape', false],
      ['user-select', 'Rival', false],
      ['files', 'File', false],
    ]);
    expect(await obstacleOf(() => bob.submit({}))).toBe('no-modal');
  });

  it('send what was filled in', async () => {
    const { ann, bob, heard, call } = await withModal();
    const file = { name: 'a.txt', bytes: new Uint8Array(3) };
    const outcome = ann.submit({ Name: 'abc', shape: ['Round'], Rival: [bob], File: [file] });
    expect(heard()).toMatchObject({
      type: 5,
      data: {
        custom_id: 'm',
        components: [
          { type: 10, id: 1 },
          { type: 18, component: { type: 4, custom_id: 'name', value: 'abc' } },
          { type: 18, component: { type: 3, custom_id: 'shape', values: ['o'] } },
          { type: 18, component: { type: 5, custom_id: 'rival', values: [bob.id] } },
          { type: 18, component: { type: 19, custom_id: 'file', values: [expect.any(String)] } },
        ],
        resolved: { users: { [bob.id]: {} }, attachments: {} },
      },
    });
    await call(callbackOf(heard()), { type: 4, data: { content: 'thanks' } });
    expect(await outcome).toMatchObject({ kind: 'replied' });
    expect(ann.modal).toBeNull();
  });

  it('opened by a command leave nothing to update', async () => {
    const { ann, heard, call } = await withModal();
    void ann.submit({ Name: 'abc' });
    expect((await call(callbackOf(heard()), { type: 6 })).body).toMatchObject({ code: 50035, errors: { type: {} } });
    expect((await call(callbackOf(heard()), { type: 5 })).status).toBe(204);
  });

  it('stay open when the bot does not answer', async () => {
    const { ann, emulator } = await withModal();
    const outcome = ann.submit({ Name: 'abc' });
    emulator.clock.turn(3_000);
    expect(await outcome).toEqual({ kind: 'failed' });
    expect(ann.modal).not.toBeNull();
    ann.closeModal();
    expect(ann.modal).toBeNull();
  });

  it.each([
    ['too little', { Name: 'a' }],
    ['too much', { Name: 'abcdef' }],
    ['nothing where something is needed', {}],
    ['a field that is not there', { Name: 'abc', Other: 'x' }],
    ['what is not offered', { Name: 'abc', Shape: ['x'] }],
  ])('don’t take %s', async (_, fields) => {
    const { ann } = await withModal();
    expect(await obstacleOf(() => ann.submit(fields as never))).toBe('bad-field');
  });
});

describe('speaking and looking', () => {
  it('shows what was said to everyone in the channel, with files and replies', async () => {
    const { ann, bob } = await aTable();
    const said = ann.say('look', { files: [{ name: 'a.txt', bytes: new Uint8Array(3) }] });
    expect(bob.latest()).toMatchObject({ author: 'ann', text: 'look', files: [{ name: 'a.txt', size: 3 }] });
    expect(bob.say('nice', { replyTo: said }).repliesTo).toBe(said.id);
  });

  it('needs permission', async () => {
    const { ann, channel } = await aTable();
    channel.deny(ann, 'SendMessages');
    expect(obstacle(() => ann.say('x'))).toBe('not-allowed');
    channel.deny(ann, 'ViewChannel');
    expect(obstacle(() => ann.say('x'))).toBe('not-here');
  });

  it('waits for what comes, and says what was there instead', async () => {
    const { ann, bob } = await aTable();
    const seen = ann.sees(/later/);
    bob.say('sooner');
    bob.say('later');
    expect(await seen).toMatchObject({ text: 'later' });
    await expect(ann.sees('never', { within: 10 })).rejects.toThrow(
      'ann never saw never; but:\n  #general bob: sooner',
    );
  });

  it('waits for what goes', async () => {
    const { ann, bob } = await aTable();
    const said = bob.say('oops');
    const gone = ann.seesNo('oops');
    bob.unsay(said);
    await gone;
    expect(obstacle(() => ann.unsay(bob.say('his')))).toBe('not-allowed');
  });

  it('lets ephemeral messages be dismissed by whoever sees them', async () => {
    const { ann, call, emulator } = await aTable();
    void ann.slash('here');
    await call(callbackOf(latestInteraction(emulator)), { type: 4, data: { content: 'psst', flags: 64 } });
    const message = ann.latest();
    if (message === null) throw new Error('nothing to see');
    ann.dismiss(message);
    expect(ann.visible()).toEqual([]);
    expect(obstacle(() => ann.dismiss(ann.say('x')))).toBe('not-allowed');
  });

  it('is told to whoever follows the changes, until they stop', async () => {
    const { ann, emulator } = await aTable();
    const kinds: Change['kind'][] = [];
    const stop = emulator.changes.subscribe(({ kind }) => kinds.push(kind));
    const said = ann.say('x');
    ann.unsay(said);
    stop();
    ann.say('y');
    expect(kinds).toEqual(['message-posted', 'messages-deleted']);
  });
});
