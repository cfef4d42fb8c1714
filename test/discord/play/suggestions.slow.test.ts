/** “Suggest a move”, as people see it. */
import { describe, expect, it } from 'vitest';
import { customId, parseCustomId } from '#discord/wire/custom-id.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Where } from '#emulator/people/place.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import type { Advice, ComputerPlayer } from '#tables/ports.ts';
import { UNHURRIED } from '../../support/unhurried.ts';
import { wanderingPlayer } from '../../support/wandering-player.ts';
import { aClub, type Club, deciderAmong, everybodyGoes, startGame, wantDirect } from '../stage.ts';

const WANDERING = wanderingPlayer(seededDice(1));

/** Whatever is not there yet has a placeholder. */
const AT_ONCE = { ...UNHURRIED, placeholderAfter: 0 };

/** A computer that answers only when the test says so. */
function thinker() {
  let finish: () => void = () => undefined;
  const isDone = new Promise<void>((resolve) => (finish = resolve));
  const suggest: ComputerPlayer['suggest'] = async (question, stop): Promise<Advice> => {
    await isDone;
    return WANDERING.suggest(question, stop);
  };
  return { computer: { ...WANDERING, suggest }, finish: () => finish() };
}

function messageIn(outcome: Outcome): VisibleMessage {
  if (outcome.kind !== 'replied' && outcome.kind !== 'updated') throw new Error(outcome.kind);
  return outcome.message;
}

const labels = ({ pressable }: VisibleMessage) => pressable.map(({ label }) => label);

/** The player who must decide, with a play panel open. */
async function atPanel({ ann, bob, cid }: Club) {
  await startGame([ann, bob, cid]);
  const decider = await deciderAmong([ann, bob, cid]);
  const panel = messageIn(await decider.click('Play', { on: await decider.sees(/^Waiting for/m) }));
  return { decider, panel, others: [ann, bob, cid].filter((person) => person !== decider) };
}

const screens = (people: readonly Person[], where: Where = {}) =>
  people.map((person) => person.visible(where).map(({ id, text }) => ({ id, text })));

describe('a suggestion', () => {
  it('is given in place, to its asker alone, and done with one press', async () => {
    const club = await aClub();
    const { decider, panel, others } = await atPanel(club);
    await club.discord.settled();
    const before = screens(others);

    const given = messageIn(await decider.click('Suggest a move', { on: panel }));
    expect(given).toMatchObject({ id: panel.id, ephemeral: true });
    const [, chip] = /My suggestion: \*\*Score land (\d+)\.\*\*/.exec(given.text) ?? [];
    expect(labels(given)).toEqual(['Do it', 'Back']);
    await club.discord.settled();
    expect(screens(others)).toEqual(before);

    const done = messageIn(await decider.click('Do it', { on: given }));
    expect(done.text).toContain(`✅ You picked land ${chip}.`);
  });

  it('that takes a while shows that it is being looked for, with nothing to press meanwhile', async () => {
    const { computer, finish } = thinker();
    const { decider, panel } = await atPanel(await aClub({ computer, pace: AT_ONCE }));

    const meanwhile = messageIn(await decider.click('Suggest a move', { on: panel }));
    expect(meanwhile.text).toContain('One moment');
    expect(labels(meanwhile)).toEqual([]);
    finish();
    const given = await decider.sees('My suggestion');
    expect(given.id).toBe(panel.id);
    expect(labels(messageIn(await decider.click('Back', { on: given })))).toContain('Suggest a move');
  });

  it('that fails says so, and the game goes on', async () => {
    const computer: ComputerPlayer = { ...WANDERING, suggest: () => Promise.reject(new Error('out of memory')) };
    const club = await aClub({ computer });
    club.expectTrouble();
    const { decider, panel } = await atPanel(club);
    const given = messageIn(await decider.click('Suggest a move', { on: panel }));
    expect(given.text).toContain('I have found no suggestion this time.');
    expect(labels(given)).toEqual(labels(panel));
    expect(club.log.filter((line) => line.includes('suggestion-failed'))).toHaveLength(1);
  });

  it('for a decision that was made meanwhile is not given', async () => {
    const { computer, finish } = thinker();
    const club = await aClub({ computer, pace: AT_ONCE });
    const { decider, panel } = await atPanel(club);
    // After a quarter of an hour, a new panel can't remove the one before it.
    club.discord.clock.turn(16 * 60_000);
    const other = messageIn(await decider.click('Play', { on: await decider.sees(/^Waiting for/m) }));
    await decider.click('Suggest a move', { on: panel });
    await decider.click(other.pressable[0]?.customId ?? '', { on: other });
    finish();
    const shown = await decider.sees((message) => message.id === panel.id && message.text.includes('moved on'));
    expect(shown.text).not.toContain('My suggestion');
    const late = messageIn(await decider.click('Play', { on: await decider.sees(/^Waiting for/m) }));
    expect(late.text).toContain('Nothing for you to decide now');
  });

  it('for a seat that was left meanwhile is not given, and the panel says why', async () => {
    const { computer, finish } = thinker();
    const { decider, panel } = await atPanel(await aClub({ computer, pace: AT_ONCE }));
    await decider.click('Suggest a move', { on: panel });
    await decider.slash('game leave');
    await decider.click('Yes');
    await decider.sees(/(Red|Blue|Green) has left for good/);
    finish();
    await decider.sees((message) => message.id === panel.id && message.text.includes('You don’t sit at this table.'));
  });

  it('is to be had in the conversation with the bot as well', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await wantDirect([ann, bob, cid], 'hand');
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    everybodyGoes(discord);
    const hand = await decider.sees('You hold the chips', { in: 'dm' });
    const panel = messageIn(await decider.click('Play', { on: hand }));
    const given = messageIn(await decider.click('Suggest a move', { on: panel }));
    expect(given.text).toContain('My suggestion');
    expect(messageIn(await decider.click('Do it', { on: given })).text).toContain('✅ You picked land');
  });
});

describe('a table without suggestions', () => {
  it('is agreed on in the lobby, has no button, and refuses an old one with a word', async () => {
    const { guild, ann, bob, cid } = await aClub();
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    await ann.click('Settings', { on: lobby });
    await ann.click('Suggestions: on');
    await ann.sees((message) => labels(message).includes('Suggestions: off'));
    for (const person of [bob, cid]) await person.click('Join');
    await ann.sees((message) => message.text.includes(cid.mention));
    await ann.click('Start');
    const decider = await deciderAmong([ann, bob, cid]);
    const panel = messageIn(await decider.click('Play', { on: await decider.sees(/^Waiting for/m) }));
    expect(labels(panel)).not.toContain('Suggest a move');

    const choice = parseCustomId(panel.pressable[0]?.customId ?? '');
    const forged = customId('suggest', { table: choice?.table ?? null, version: choice?.version ?? null });
    forge(guild.channel('table').messages, panel.pressable[0]?.customId ?? '', forged);
    const answer = await decider.click(forged, { on: { ...panel } });
    expect(answer).toMatchObject({
      message: { ephemeral: true, text: expect.stringContaining('without suggestions') },
    });
  });
});

/** As if the bot had once made a button with this id. */
function forge(node: unknown, id: string, forged: string): void {
  if (typeof node !== 'object' || node === null) return;
  if ('custom_id' in node && node.custom_id === id) Object.assign(node, { custom_id: forged });
  for (const child of Object.values(node)) forge(child, id, forged);
}
