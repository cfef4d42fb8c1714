import { describe, expect, it } from 'vitest';
import { createBrakes } from '#discord/wire/brakes.ts';
import { COST_LIMITS } from '#discord/wire/costs.ts';
import { channelId, personId } from '#tables/ids.ts';
import { aClub, startGame } from '../stage.ts';

const MINUTE = 60_000;
const START = 1_000_000;
const LIMITS = {
  post: { person: { most: 3, within: 3 * MINUTE }, channel: { most: 4, within: 4 * MINUTE } },
} as const;

const ANN = { person: personId('ann'), channel: channelId('hall') };
const BOB = { person: personId('bob'), channel: channelId('hall') };

function aBrake() {
  let now = START;
  const brakes = createBrakes(LIMITS, { now: () => now });
  const turn = (by: number): void => {
    now += by;
  };
  return { brakes, turn, take: (who = ANN) => brakes.take('post', who) };
}

describe('a brake', () => {
  it('lets as many through at once as the limit says, then says when the next may come', () => {
    const { take } = aBrake();
    expect([take(), take(), take(), take()]).toEqual([null, null, null, START + MINUTE]);
  });

  it('counts no refusal: whoever goes on trying does not wait longer', () => {
    const { take } = aBrake();
    for (let tries = 0; tries < 10; tries++) take();
    expect(take()).toBe(START + MINUTE);
  });

  it('keeps its word', () => {
    const { take, turn } = aBrake();
    for (let tries = 0; tries < 4; tries++) take();
    turn(MINUTE - 1);
    expect(take()).toBe(START + MINUTE);
    turn(1);
    expect(take()).toBeNull();
    expect(take()).toBe(START + 2 * MINUTE);
  });

  it('is one for each person, and one for everybody in a channel', () => {
    const { take } = aBrake();
    expect([take(ANN), take(ANN), take(ANN), take(BOB), take(BOB)]).toEqual([null, null, null, null, START + MINUTE]);
    expect(take({ ...BOB, channel: channelId('garden') })).toBeNull();
  });

  it('gives back what could not be done', () => {
    const { brakes, take } = aBrake();
    for (let tries = 0; tries < 3; tries++) take();
    brakes.giveBack('post', ANN);
    expect(brakes.until('post', ANN)).toBeNull();
    expect([take(), take()]).toEqual([null, START + MINUTE]);
  });

  it('holds nobody up for longer than the whole time of its limit when the clock goes back', () => {
    const { take, turn } = aBrake();
    for (let tries = 0; tries < 3; tries++) take();
    turn(-500_000);
    expect(take()).toBe(START - 500_000 + MINUTE);
  });
});

describe('people with bad intent', () => {
  it('open no more tables than a club needs, and are told when the next is possible', async () => {
    const { ann } = await aClub();
    const { most } = COST_LIMITS.table.person;
    for (let opened = 0; opened < most; opened++) {
      await ann.slash('urland');
      await ann.sees('who plays?');
      await ann.slash('game stop');
    }
    expect(await ann.slash('urland')).toMatchObject({
      message: { text: expect.stringMatching(/The next one can be opened <t:\d+:R>/), ephemeral: true },
    });
  });

  it('can’t have the bot post a panel at a table where they don’t sit', async () => {
    const { ann, bob, cid, guild } = await aClub();
    const eve = guild.join('eve');
    await startGame([ann, bob, cid]);
    const { pressable } = await eve.slash('urland').then(() => eve.sees('is under way here'));
    expect(pressable.map(({ label }) => label)).not.toContain('Show the table again');
  });
});
