/** What goes wrong, by kind. Each begins, lasts for a while, and is over when its promise resolves: a kill, when the next start begins. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from '#emulator/changes.ts';
import type { Emulator } from '#emulator/emulator.ts';
import type { RequestFault } from '#emulator/faults.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Dice } from '#engine/chance.ts';
import type { BotProcess } from './bot-process.ts';

export interface World {
  readonly discord: Emulator;
  readonly guilds: readonly GuildHandle[];
  readonly bot: BotProcess;
  readonly dice: Dice;
  /** How long a fault lasts, in milliseconds. */
  readonly aWhile: number;
  /** Whether one process can hand over to another. */
  readonly isCluster: boolean;
  /** When the bot slept, by this machine's clock: it has a reminder for everybody then who is still to decide. */
  readonly sleeps: number[];
}

type Fault = (world: World) => Promise<void>;

const MESSAGES = '/channels/{channel_id}/messages';
/** For a moment that may not come, in milliseconds. */
const LONGEST_WAIT = 4_000;
/** For one that comes, with the whole start of a process before it. */
const LONGEST_START = 60_000;

const somewhere = ({ guilds, dice }: World): GuildHandle => {
  const guild = guilds[dice.below(guilds.length)];
  if (!guild) throw new Error('there are guilds');
  return guild;
};

/** Resolves at the next such change, or after so long. */
function next({ discord }: World, kind: Change['kind'], longest = LONGEST_WAIT): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = discord.changes.subscribe((change) => change.kind === kind && done());
    const timer = setTimeout(done, longest);
  });
}

const killAt =
  (moment: (world: World) => Promise<void>): Fault =>
  async (world) => {
    await moment(world);
    await world.bot.end('SIGKILL');
    world.bot.start();
  };

/** In milliseconds: the first reminder comes then. */
const HALF_A_DAY = 12 * 3_600_000;

const sleep: Fault = async ({ bot, sleeps }) => {
  sleeps.push(Date.now());
  await bot.sleep(HALF_A_DAY);
  bot.start();
};

/** It begins to count when somebody presses: a fault that meets nobody is none. How long they meet it is their own pace. */
async function lastFor(world: World): Promise<void> {
  await next(world, 'interaction-started');
  await wait(world.aWhile);
}

const storm =
  (fault: RequestFault, template?: string): Fault =>
  async (world) => {
    const { faults } = world.discord;
    faults.onRequest(fault, { times: Number.POSITIVE_INFINITY, ...(template ? { template } : {}) });
    await lastFor(world);
    faults.clear();
  };

const events =
  (fault: Parameters<Emulator['faults']['onDispatch']>[0]): Fault =>
  async (world) => {
    const { faults } = world.discord;
    faults.onDispatch(fault, { event: 'INTERACTION_CREATE', times: 20 });
    await lastFor(world);
    faults.clear();
  };

/** Where several processes run. */
export const CLUSTER_FAULTS: Readonly<Record<string, Fault>> = {
  async 'hand-over'({ bot }) {
    await bot.handOver();
  },
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  'SIGKILL at any moment': killAt(({ dice, aWhile }) => wait(dice.below(aWhile))),
  'SIGKILL after a post': killAt((world) => next(world, 'message-posted')),
  'SIGKILL after an edit': killAt((world) => next(world, 'message-edited')),
  'SIGKILL after a press': killAt((world) => next(world, 'interaction-started')),
  'half a day passes': sleep,
  'SIGKILL after a reminder': killAt(async (world) => {
    await sleep(world);
    await next(world, 'message-posted', LONGEST_START);
  }),
  async SIGTERM({ bot, dice, aWhile }) {
    await wait(dice.below(aWhile));
    await bot.end('SIGTERM');
    bot.start();
  },
  'storm of 5xx': storm({ kind: 'status', status: 502 }),
  'storm of 429': storm({ kind: 'rate-limited', retryAfter: 0.5 }, MESSAGES),
  'lost answers': storm({ kind: 'lost-answer' }, MESSAGES),
  outage: storm({ kind: 'drop' }),
  'doubled events': events({ kind: 'duplicate' }),
  'overtaken events': events({ kind: 'overtaken' }),
  'late events': events({ kind: 'delay', milliseconds: 700 }),
  async 'socket cut'({ discord }) {
    discord.gateway.drop();
  },
  async 'session invalid'({ discord }) {
    discord.gateway.invalidate();
  },
  async 'channel shut'(world) {
    const channel = somewhere(world).channel();
    channel.deny('bot', world.dice.below(2) === 0 ? 'SendMessages' : 'ViewChannel');
    await lastFor(world);
    channel.allow('bot', 'SendMessages', 'ViewChannel');
  },
  async 'thrown out'(world) {
    const guild = somewhere(world);
    guild.removeBot();
    await wait(world.aWhile);
    guild.addBot();
  },
};
