/** A slow Discord: what it does late, or takes long for, leaves a table as it should be, without anybody's help. */
import { it } from 'vitest';
import { lull } from '../next-asked.ts';
import { MESSAGES } from '../posts.ts';
import { aTroubledGame, type TroubledGame } from './troubled-game.ts';

const EVER = Number.POSITIVE_INFINITY;
const POSTS = { method: 'POST', template: MESSAGES, times: EVER } as const;
const EDITS = { method: 'PATCH', template: `${MESSAGES}/{message_id}`, times: EVER } as const;
const LOOKS = { method: 'GET', template: MESSAGES, times: EVER } as const;
/** In milliseconds: after so long, what failed has been tried again. */
const TRIED_AGAIN = 5_000;
/** In milliseconds: after so long, whoever is at hand has been called. */
const CALLED = 15_000;

async function goesOn({ discord }: TroubledGame, turn: Promise<void>): Promise<void> {
  await turn;
  await lull(discord);
}

async function isTriedAgain({ discord }: TroubledGame): Promise<void> {
  discord.faults.clear();
  discord.clock.turn(TRIED_AGAIN);
  await lull(discord);
}

async function asksForPanel(game: TroubledGame): Promise<void> {
  const person = game.decider();
  await person.click('More');
  await person.click('Show the table again');
  await lull(game.discord);
}

const LATE: Readonly<Record<string, (game: TroubledGame) => Promise<void>>> = {
  async 'the post of a panel that somebody asked for is late'(game) {
    game.discord.faults.onRequest({ kind: 'late' }, POSTS);
    await asksForPanel(game);
    game.discord.faults.clear();
  },
  async 'edits are late, and the game goes on after they were tried again'(game) {
    game.discord.faults.onRequest({ kind: 'late' }, EDITS);
    await goesOn(game, game.turn());
    await isTriedAgain(game);
    game.countAnew();
    await goesOn(game, game.quickTurn());
    game.discord.clock.turn(CALLED);
    await lull(game.discord);
  },
};

it.each(Object.entries(LATE))('afterwards there is one live panel, and calls were made once: %s', async (_, beLate) => {
  const game = await aTroubledGame();
  await beLate(game);
  game.discord.faults.catchUp();
  await game.isWell();
});

it('where Discord takes ten seconds for everything in channels, there is one live panel all the same', async () => {
  const game = await aTroubledGame();
  const slow = { kind: 'delay', milliseconds: 10_000 } as const;
  for (const what of [POSTS, EDITS, LOOKS]) game.discord.faults.onRequest(slow, what);
  await game.turn();
  await game.isWell();
});
