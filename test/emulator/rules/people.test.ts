import { INVITED_PERMISSIONS } from '#emulator/world/permissions.ts';
import { callbackOf, latestInteraction } from '../raw.ts';
import { describeRules, obstacle, type Scene } from './rule.ts';

const HELLO = { content: 'hello' };
const PEOPLE = {
  content: 'who?',
  components: [{ type: 1, components: [{ type: 5, custom_id: 'who', placeholder: 'Who' }] }],
};
const GO = {
  content: 'press',
  components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] }],
};

async function dm({ call, ann }: Scene): Promise<string> {
  return (await call('POST /users/@me/channels', { recipient_id: ann.id })).body.id;
}

async function picked(scene: Scene, channelId: string): Promise<unknown> {
  const bob = scene.guild.join('bob');
  await scene.call(`POST /channels/${channelId}/messages`, PEOPLE);
  return obstacle(() => void scene.ann.select('Who', [bob], { in: { id: channelId } }));
}

/** What the bot is told when somebody uses a command. */
async function told({ ann, emulator, call }: Scene): Promise<unknown> {
  void ann.slash('ping');
  const interaction = latestInteraction(emulator);
  const { status } = await call(callbackOf(interaction), { type: 4, data: HELLO });
  const { body } = await call('POST /channels/{channel}/messages', HELLO);
  return { status, code: body.code ?? null };
}

async function pressedDuring({ call, ann, guild, emulator }: Scene, timeout: number, wait: number): Promise<unknown> {
  await call('POST /channels/{channel}/messages', GO);
  guild.timeOut(ann, timeout);
  emulator.clock.turn(wait);
  return obstacle(() => void ann.click('Go'));
}

/** What Discord says when the bot pins, which is no part of a usual invitation. */
async function pinned({ call, ann }: Scene): Promise<unknown> {
  const { status, body } = await call(`PUT /channels/{channel}/messages/pins/${ann.say('pin').id}`);
  return { status, code: body?.code ?? null };
}

const installedBy = (...scopes: readonly string[]) => ({
  integration_types_config: { 0: { oauth2_install_params: { scopes, permissions: '2048' } } },
});

describeRules('a bot', [
  {
    rule: 'may do what its invitation asked for, and no more',
    beyond: pinned,
    gets: { status: 403, code: 50013 },
    inside(scene) {
      const guild = scene.emulator.createGuild({ invitation: [...INVITED_PERMISSIONS, 'PinMessages'] });
      const call: Scene['call'] = (line, ...rest) => scene.call(line.replace('{channel}', guild.channel().id), ...rest);
      return pinned({ ...scene, call, ann: guild.join('ann') });
    },
    butGets: { status: 204 },
  },
  {
    rule: 'is installed from a profile by scopes that there are',
    beyond: ({ call }) => call('PATCH /applications/@me', installedBy('bot', 'guilds')),
    gets: { status: 400, body: { code: 50035, errors: { integration_types_config: { 0: {} } } } },
    inside: ({ call }) => call('PATCH /applications/@me', installedBy('bot', 'applications.commands')),
    butGets: {
      status: 200,
      body: {
        integration_types_config: { 0: { oauth2_install_params: { scopes: ['bot', 'applications.commands'] } } },
      },
    },
  },
  {
    rule: 'hears of interactions by the gateway once no address is set for them',
    options: { application: { interactionsEndpoint: 'https://example.org' } },
    beyond: async ({ call }) => (await call('GET /applications/@me')).body,
    gets: { interactions_endpoint_url: 'https://example.org' },
    inside: async ({ call }) => (await call('PATCH /applications/@me', { interactions_endpoint_url: null })).body,
    butGets: { interactions_endpoint_url: null },
  },
]);

describeRules('a person', [
  {
    rule: 'who chooses people finds those of the server; in a direct conversation there is no server',
    beyond: async (scene) => picked(scene, await dm(scene)),
    gets: { obstacle: 'bad-choice' },
    inside: (scene) => picked(scene, scene.channel.id),
    butGets: { obstacle: 'none' },
  },
  {
    rule: 'in a timeout presses nothing until it is over',
    beyond: (scene) => pressedDuring(scene, 60_000, 59_999),
    gets: { obstacle: 'timed-out' },
    inside: (scene) => pressedDuring(scene, 60_000, 60_000),
    butGets: { obstacle: 'none' },
  },
  {
    rule: 'in a timeout uses no command and says nothing',
    beyond({ ann, guild }) {
      guild.timeOut(ann, 60_000);
      return Promise.all([obstacle(() => void ann.slash('ping')), obstacle(() => ann.say('x'))]);
    },
    gets: [{ obstacle: 'timed-out' }, { obstacle: 'not-allowed' }],
    inside: ({ ann }) => Promise.all([obstacle(() => void ann.slash('ping')), obstacle(() => ann.say('x'))]),
    butGets: [{ obstacle: 'none' }, { obstacle: 'none' }],
  },
  {
    rule: 'uses the commands of an application whose bot is not there; it may answer, and nothing else',
    beyond(scene) {
      scene.guild.installWithoutBot();
      return told(scene);
    },
    gets: { status: 204, code: 50001 },
    inside: told,
    butGets: { status: 204, code: null },
  },
  {
    rule: 'finds no command once the application is gone',
    beyond({ guild, ann }) {
      guild.removeBot();
      return obstacle(() => void ann.slash('ping'));
    },
    gets: { obstacle: 'no-such-command' },
    inside: ({ ann }) => obstacle(() => void ann.slash('ping')),
    butGets: { obstacle: 'none' },
  },
]);
