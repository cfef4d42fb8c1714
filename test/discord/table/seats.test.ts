import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { nextAsked } from '../next-asked.ts';
import { aClub, deciderAmong, everybodyGoes, startGame, wantDirect } from '../stage.ts';

function answerIn(outcome: Outcome): VisibleMessage {
  if (outcome.kind !== 'replied' && outcome.kind !== 'updated') throw new Error(outcome.kind);
  return outcome.message;
}

/** Only the table's current panel has buttons. */
const canPlay = ({ ephemeral, channel, pressable }: VisibleMessage): boolean =>
  !ephemeral && channel === 'table' && pressable.some(({ label }) => label === 'Play');

const waitsFor = ({ mention }: Person, { text }: VisibleMessage): boolean =>
  new RegExp(`^Waiting for .*${mention}`, 'm').test(text);

/** A running game: the player who must decide has a play panel open, and dot looks on. */
async function aGameWithOnlooker() {
  const { guild, discord, ann, bob, cid } = await aClub();
  const dot = guild.join('dot');
  await wantDirect([ann, bob, cid, dot], 'hand');
  await startGame([ann, bob, cid]);
  everybodyGoes(discord);
  const owner = await deciderAmong([ann, bob, cid]);
  const others = [ann, bob, cid].filter((person) => person !== owner);
  await owner.sees('You hold the chips', { in: 'dm' });
  const opened = answerIn(await owner.click('Play', { on: await owner.sees(/^Waiting for/m) }));
  return { discord, dot, owner, others, opened };
}

/** The former player's hand message is no hand any more, and no button of their play panel or the table's does anything for them. */
async function expectOutside(person: Person, opened: VisibleMessage): Promise<void> {
  const hand = await person.sees('This was your hand at', { in: 'dm' });
  expect(hand).toMatchObject({ pressable: [], files: [] });
  const table = await person.sees(canPlay);
  const presses = [
    { on: opened, what: opened.pressable[0]?.customId ?? '' },
    { on: table, what: 'Play' },
  ];
  for (const { on, what } of presses) {
    const answer = answerIn(await person.click(what, { on }));
    expect(answer).toMatchObject({
      ephemeral: true,
      text: expect.stringContaining('You don’t sit at this table. Before a game'),
    });
  }
}

describe('a seat', () => {
  it('is handed over in the middle of a decision, and the newcomer makes it', async () => {
    const { dot, owner, others, opened } = await aGameWithOnlooker();
    const more = answerIn(await owner.click('More', { on: await owner.sees(/^Waiting for/m) }));
    const asked = answerIn(await owner.select('Hand my seat over to…', [dot], { on: more }));
    expect(asked.text).toContain(`Hand your seat over to ${dot.mention}?`);
    await owner.click('No', { on: asked });
    const again = answerIn(await owner.select('Hand my seat over to…', [dot], { on: more }));
    const given = answerIn(await owner.click('Yes', { on: again }));
    expect(given.text).toContain('✅ Done.');
    await dot.sees(/dot takes over (Red|Blue|Green)/);
    await dot.sees((message) => canPlay(message) && waitsFor(dot, message));
    expect((await dot.sees('You hold the chips', { in: 'dm' })).pressable.map(({ label }) => label)).toContain('Play');

    await expectOutside(owner, opened);

    const panel = answerIn(await dot.click('Play', { on: await dot.sees(/^Waiting for/m) }));
    expect(panel.text).toContain('Which land is scored?');
    const made = answerIn(await dot.click(panel.pressable[0]?.customId ?? '', { on: panel }));
    expect(made.text).toContain('✅ You picked land');
    await dot.sees('dot has picked the land to be scored');
    expect(others).toContain(await deciderAmong([others[0] ?? owner, ...others]));
  });

  it('is left for good, taken by a newcomer, and played by them when its turn comes', async () => {
    const { discord, dot, owner, others, opened } = await aGameWithOnlooker();
    await owner.slash('game leave');
    await owner.click('Yes');
    await dot.sees(/(Red|Blue|Green) has left for good/);
    const more = answerIn(await dot.click('More', { on: await dot.sees(canPlay) }));
    const take = more.pressable.find(({ label }) => label?.startsWith('Take the seat'));
    expect(answerIn(await dot.click(take?.customId ?? '', { on: more })).text).toContain('the others wait for you');
    expect(answerIn(await dot.click('Yes')).text).toContain('✅ The seat is yours');
    await dot.sees(/dot takes over (Red|Blue|Green)/);

    await expectOutside(owner, opened);

    const drivers = [...others, dot].map((person, index) => aDriver(person, seededDice(index)));
    let asked = await nextAsked(discord, drivers);
    for (; asked && asked.person !== dot; asked = await nextAsked(discord, drivers)) await asked.play();
    await asked?.play();
    expect(asked?.clicks).toBeGreaterThan(1);
    await dot.sees((message) => canPlay(message) && !waitsFor(dot, message));
  });
});
