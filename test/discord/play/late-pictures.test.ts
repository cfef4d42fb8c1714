/** Painters who are far behind: an answer goes at once in words, and its picture follows. */
import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import type { Pictures } from '#workers/pictures.ts';
import { SCENE_PRINTS } from '../../support/scene-prints.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

/** Painters who do nothing before the test says so, and say how much they have to do. */
function tiredPainters() {
  const waiting: (() => void)[] = [];
  let unwanted = 0;
  const pictures: Pictures = {
    ...SCENE_PRINTS,
    expectedWait: () => 10_000,
    picture: async (scene, order) => {
      order?.unwanted?.addEventListener('abort', () => unwanted++);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return SCENE_PRINTS.picture(scene);
    },
  };
  return {
    pictures,
    unwanted: () => unwanted,
    finish() {
      for (const done of waiting.splice(0)) done();
    },
  };
}

async function aGame() {
  const painters = tiredPainters();
  const club = await aClub({ pictures: painters.pictures });
  const people = [club.ann, club.bob, club.cid] as const;
  await startGame(people);
  await club.discord.settled();
  return { ...club, ...painters, people, decider: await deciderAmong(people) };
}

const shownIn = (outcome: Awaited<ReturnType<Person['click']>>): VisibleMessage => {
  if (outcome.kind !== 'replied') throw new Error(outcome.kind);
  return outcome.message;
};

describe('a picture that is late for an answer', () => {
  it('follows when it is painted, with the same words and buttons', async () => {
    const { decider, finish } = await aGame();
    const answer = shownIn(await decider.click('Play'));
    expect(answer.files).toEqual([]);
    finish();
    const whole = await decider.sees(({ id, files }) => id === answer.id && files.length > 0);
    expect(whole.text).toBe(answer.text);
    const idsOf = ({ pressable }: VisibleMessage) => pressable.map(({ customId }) => customId);
    expect(idsOf(whole)).toEqual(idsOf(answer));
  });

  it('moves the buttons, so a press right after it counts for nothing', async () => {
    const { discord, decider, finish } = await aGame();
    const answer = shownIn(await decider.click('Play'));
    discord.clock.hold();
    discord.clock.turn(5_000);
    finish();
    const whole = await decider.sees(({ id, files }) => id === answer.id && files.length > 0);
    const press = async () =>
      (await decider.click(whole.pressable[0]?.customId ?? '', { on: whole, hasty: true })).kind;
    expect(await press()).toBe('updating');
    discord.clock.turn(500);
    expect(await press()).toBe('updated');
  });

  it('follows to a panel that asks its next question by itself', async () => {
    const { people, decider, finish } = await aGame();
    const others = people.filter((each) => each !== decider);
    for (const person of others) await person.click('Play');
    const chips = shownIn(await decider.click('Play'));
    await decider.click(chips.pressable[0]?.customId ?? '', { on: chips });
    await decider.sees(({ text }) => text.includes('Waiting for') && !text.includes(`Waiting for ${decider.mention}`));
    const next = await deciderAmong(people);
    const renewed = await next.sees(({ ephemeral, text }) => ephemeral && text.includes('What will you do?'));
    expect(renewed.files).toEqual([]);
    finish();
    await next.sees(({ id, files }) => id === renewed.id && files.length > 0);
  });

  it('follows to the board that somebody asked for', async () => {
    const { decider, finish } = await aGame();
    const answer = shownIn(await decider.slash('game board'));
    finish();
    await decider.sees(({ id, files }) => id === answer.id && files.length > 0);
  });

  it('is not wanted any more when its reader has pressed something else, and does not come', async () => {
    const { discord, decider, finish, unwanted } = await aGame();
    const before = unwanted();
    const answer = shownIn(await decider.click('Play'));
    await decider.slash('game rules');
    expect(unwanted()).toBeGreaterThan(before);
    finish();
    await discord.settled();
    expect((await decider.sees(({ id }) => id === answer.id)).files).toEqual([]);
  });

  it('does no harm when its reader has put the answer away', async () => {
    const { discord, decider, finish } = await aGame();
    const answer = shownIn(await decider.click('Play'));
    decider.dismiss(answer);
    finish();
    await discord.settled();
    expect(decider.visible().some(({ id }) => id === answer.id)).toBe(false);
  });
});
