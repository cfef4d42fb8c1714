/** Faults of Discord: after each of them, without anybody's help, a table is as it should be. */
import { expect, it } from 'vitest';
import type { RequestFault } from '#emulator/faults.ts';
import { lull } from '../next-asked.ts';
import { MESSAGES } from '../posts.ts';
import { aTroubledGame, type TroubledGame } from './troubled-game.ts';

interface Fault {
  /** Before somebody takes their turn, who is answered all the same. */
  begin?(game: TroubledGame): void;
  /** Afterwards. */
  meanwhile?(game: TroubledGame): void | Promise<void>;
  end?(game: TroubledGame): void;
}

const EVER = Number.POSITIVE_INFINITY;
const HOUR = 3_600_000;
const POSTS = { method: 'POST', template: MESSAGES } as const;
const EDITS = { method: 'PATCH', template: `${MESSAGES}/{message_id}` } as const;

const requests = (fault: RequestFault, what: typeof POSTS | typeof EDITS, times = EVER): Fault => ({
  begin: ({ discord }) => discord.faults.onRequest(fault, { ...what, times }),
  end: ({ discord }) => discord.faults.clear(),
});

const events = (fault: Parameters<TroubledGame['discord']['faults']['onDispatch']>[0]): Fault => ({
  begin: ({ discord }) => discord.faults.onDispatch(fault, { event: 'INTERACTION_CREATE' }),
});

/** Nothing gets out, and meanwhile this happens. */
const untold = (meanwhile: Fault['meanwhile'], end: Fault['end']): Fault => ({
  begin: ({ discord }) => discord.faults.onRequest({ kind: 'status', status: 502 }, { ...POSTS, times: EVER }),
  async meanwhile(game) {
    game.discord.faults.clear();
    await meanwhile?.(game);
  },
  ...(end ? { end } : {}),
});

const table = ({ guild }: TroubledGame) => guild.channel('table');

const greetings = ({ discord }: TroubledGame): number =>
  discord.recording.dispatches.filter(({ event }) => event === 'READY' || event === 'RESUMED').length;

/** The wire is cut, and the bot has a new one. That it still counts as connected would say nothing: a cut is noticed late. */
const connectedAnew = (cut: (game: TroubledGame) => void): Fault =>
  untold((game) => {
    const before = greetings(game);
    cut(game);
    return expect.poll(() => greetings(game)).toBeGreaterThan(before);
  }, undefined);

const shut = (permission: 'SendMessages' | 'ViewChannel', time: number): Fault => ({
  begin: (game) => table(game).deny('bot', permission),
  meanwhile: ({ discord }) => discord.clock.turn(time),
  end: (game) => table(game).allow('bot', permission),
});

const FAULTS: Readonly<Record<string, Fault>> = {
  'posts fail': requests({ kind: 'status', status: 502 }, POSTS),
  'edits fail': requests({ kind: 'status', status: 503 }, EDITS),
  'edits fail for two turns': {
    ...requests({ kind: 'status', status: 503 }, EDITS),
    meanwhile: (game) => game.turn(),
  },
  'posts are cut off': requests({ kind: 'drop' }, POSTS),
  'edits are cut off': requests({ kind: 'drop' }, EDITS),
  'the answer to a post is lost': requests({ kind: 'lost-answer' }, POSTS, 1),
  'the answers to all posts are lost': requests({ kind: 'lost-answer' }, POSTS),
  'the answers to all edits are lost': requests({ kind: 'lost-answer' }, EDITS),
  'too many posts': requests({ kind: 'rate-limited', retryAfter: 0.01 }, POSTS, 8),
  'too many edits': requests({ kind: 'rate-limited', retryAfter: 0.01 }, EDITS, 8),
  'too many requests of all kinds': requests({ kind: 'rate-limited', retryAfter: 0.01, global: true }, POSTS, 3),
  'an outage of an hour': untold(
    ({ discord }) => {
      discord.faults.onRequest({ kind: 'drop' }, { times: EVER });
      discord.clock.turn(HOUR);
    },
    ({ discord }) => discord.faults.clear(),
  ),
  'an event comes twice': events({ kind: 'duplicate' }),
  'the socket is cut': connectedAnew(({ discord }) => discord.gateway.drop()),
  'Discord asks to connect anew': connectedAnew(({ discord }) => discord.gateway.askToReconnect()),
  'the session is invalid': connectedAnew(({ discord }) => discord.gateway.invalidate()),
  'the server goes down': untold(
    ({ guild }) => guild.goDown(),
    ({ guild }) => guild.comeUp(),
  ),
  'the channel can’t be written in for a minute': shut('SendMessages', 60_000),
  'the channel can’t be seen for hours': shut('ViewChannel', 8 * HOUR),
  'the channel can’t be written in for more than a day': shut('SendMessages', 25 * HOUR),
  'the bot is thrown out and invited again': untold(
    async (game) => {
      game.guild.removeBot();
      game.discord.clock.turn(HOUR);
      await game.discord.settled();
    },
    ({ guild }) => guild.addBot(),
  ),
};

it('after any fault of Discord a table has one live panel that shows how things stand, and calls were made once', async () => {
  const game = await aTroubledGame();
  for (const [name, { begin, meanwhile, end }] of Object.entries(FAULTS)) {
    const before = game.version();
    begin?.(game);
    await game.turn();
    await lull(game.discord);

    await meanwhile?.(game);
    end?.(game);
    expect(game.version(), name).toBeGreaterThan(before);
    await game.isWell().catch((error: unknown) => {
      throw new Error(`after: ${name}`, { cause: error });
    });
  }
});
