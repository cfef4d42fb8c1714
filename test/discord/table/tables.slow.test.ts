import { describe, expect, it } from 'vitest';
import type { ChannelHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

/** The messages in the channel; direct messages come in their own time. */
const publicTexts = (person: Person, channel: ChannelHandle) =>
  person.visible({ in: channel }).filter(({ ephemeral }) => !ephemeral);

describe('people around tables', () => {
  it('a spectator who presses everything changes nothing and learns nothing', async () => {
    const { guild, ann, bob, cid, discord } = await aClub();
    const eve = guild.join('eve');
    await startGame([ann, bob, cid]);
    await deciderAmong([ann, bob, cid]);
    await ann.sees(({ files, text }) => text.includes('Waiting for') && files.length > 0);
    await discord.settled();
    const before = publicTexts(ann, guild.channel('table'));

    const panel = await eve.sees(/^Waiting for/m);
    const pressed = new Set<string>();
    const queue = panel.pressable.map((pressable) => ({ on: panel, pressable }));
    for (let next = queue.pop(); next && pressed.size < 80; next = queue.pop()) {
      const { on, pressable } = next;
      if (pressed.has(pressable.customId) || pressable.kind !== 'button') continue;
      pressed.add(pressable.customId);
      const outcome = await eve.click(pressable.customId, { on });
      if (outcome.kind === 'replied') {
        expect(outcome.message.ephemeral).toBe(true);
        expect(outcome.message.text).not.toMatch(/You hold|Something went wrong/);
        for (const more of outcome.message.pressable) queue.push({ on: outcome.message, pressable: more });
      }
    }

    await discord.settled();
    expect(pressed.size).toBeGreaterThan(5);
    expect(publicTexts(ann, guild.channel('table'))).toEqual(before);
  });

  it('two tables in two channels do not disturb each other', async () => {
    const { guild, ann, bob, cid } = await aClub();
    const other = { in: guild.channel('other') };
    await startGame([ann, bob, cid]);
    await startGame([cid, bob, ann], other);
    const there = await deciderAmong([ann, bob, cid], other);
    const untouched = await ann.sees(/^Waiting for/m, { in: guild.channel('table') });

    const panel = await there.sees(/^Waiting for/m, other);
    const opened = await there.click('Play', { on: panel });
    if (opened.kind !== 'replied') throw new Error(opened.kind);
    await there.click(opened.message.pressable[0]?.customId ?? '', { on: opened.message });

    await ann.sees((message) => /^Waiting for/m.test(message.text) && message.id !== panel.id, other);
    expect((await ann.sees(/^Waiting for/m, { in: guild.channel('table') })).text).toBe(untouched.text);
  });

  it('somebody leaves, a computer plays on, and a newcomer takes the seat', async () => {
    const { guild, ann, bob, cid } = await aClub();
    const dot = guild.join('dot');
    await startGame([ann, bob, cid]);
    const leaver = await deciderAmong([ann, bob, cid]);
    const rest = [ann, bob, cid].filter((person) => person !== leaver);

    await leaver.slash('game leave');
    await leaver.click('Yes');
    await ann.sees(/(Red|Blue|Green) has left for good/);

    const more = await dot.click('More', {
      on: await dot.sees(({ pressable }) => pressable.some(({ label }) => label === 'More')),
    });
    if (more.kind !== 'replied') throw new Error(more.kind);
    const take = more.message.pressable.find(({ label }) => label?.startsWith('Take the seat'));
    await dot.click(take?.customId ?? '', { on: more.message });
    await dot.click('Yes');
    await ann.sees(/dot takes over (Red|Blue|Green)/);
    const recap = await dot.click('Recap', { on: await dot.sees(/^Waiting for/m) });
    expect(recap).toMatchObject({
      message: { text: expect.stringMatching(/^- A computer takes over (Red|Blue|Green)\.$/m) },
    });
    expect(recap).toMatchObject({
      message: { text: expect.stringMatching(/^- You take over (Red|Blue|Green)\.$/m) },
    });
    expect(rest).toHaveLength(2);
  });

  it('a player who is out of time gets a stand-in, and takes their seat back', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await ann.slash('urland', { clock: 'decision-24' });
    await ann.sees('who plays?');
    await bob.click('Join');
    await cid.click('Join');
    await ann.sees((message) => message.text.includes(cid.mention));
    await ann.click('Start');
    const late = await deciderAmong([ann, bob, cid]);
    const other = late === ann ? bob : ann;
    const [, until] = /Time runs out <t:(\d+):R>/.exec((await other.sees(/^Waiting for/m)).text) ?? [];
    expect(Math.abs(Number(until) - discord.clock.now() / 1_000 - 24 * 3_600)).toBeLessThan(60);
    discord.clock.turn(25 * 3_600_000);
    expect((await other.sees('time is up')).text).not.toContain('You have until');
    await other.click('More', { on: await other.sees(/time is up/) });
    await other.click(`Let a computer play for ${late.name}`);
    await other.sees(`plays on for ${late.name}. The seat can be taken back`);
    await other.sees(`· computer, playing for ${late.name} ·`);
    const refused = await late.click('Play', {
      on: await late.sees(({ pressable }) => pressable.some(({ label }) => label === 'More')),
    });
    expect(refused).toMatchObject({
      message: { text: 'A computer plays on for you. You can take your seat back under **More** at any time.' },
    });
    await late.click('Take my seat back');
    await other.sees(`${late.name} is back.`);
    const recap = await late.click('Recap', { on: await late.sees(/^Waiting for/m) });
    expect(recap).toMatchObject({
      message: { text: expect.stringMatching(/- A computer plays on for you\.\n(.*\n)*- You are back\.$/) },
    });
  });

  it('without a clock, a player who holds up the table may get a stand-in after a week, and everybody reads why', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const late = await deciderAmong([ann, bob, cid]);
    discord.clock.turn(8 * 24 * 3_600_000);
    await (late === ann ? bob : ann).sees(`${late.name} has had 7 days. The others may let a computer play on`);
  });

  it('orders can be given in advance, with and without a number', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const people = [ann, bob, cid] as const;
    const first = await deciderAmong(people);
    await aDriver(first, seededDice(1)).play();
    const more = await first.click('More', { on: await first.sees(/^Waiting for/m) });
    if (more.kind !== 'replied') throw new Error(more.kind);
    const ordered = await first.select('Decide in advance…', ['End my turns'], { on: more.message });
    expect(ordered).toMatchObject({ kind: 'updated', message: { text: expect.stringContaining('Done') } });
    await first.click('Bid in the next auction…', { on: more.message });
    await first.submit({ 'How much?': '2' });
    await first.sees(({ pressable }) => pressable.some(({ label }) => label === 'Bid in the next auction: 2'));

    const form = await first.click('Bid in the next auction: 2', { on: more.message });
    const field = expect.objectContaining({ label: 'How much?', value: '2' });
    expect(form).toMatchObject({ kind: 'modal', modal: { title: 'Bid in the next auction', fields: [field] } });
    await first.click('Bid in the next auction: 2', { on: more.message });
    await first.submit({ 'How much?': '' });
    await first.click('Bid in the next auction…', { on: more.message });
    const empty = await first.submit({ 'How much?': '' });
    expect(empty).toMatchObject({
      kind: 'updated',
      message: { text: expect.stringContaining('nothing is decided in advance') },
    });
    await first.click('Bid in the next auction…', { on: more.message });
    await first.submit({ 'How much?': '2' });
    await first.click('Bid in the next auction: 2', { on: more.message });
    const refused = await first.submit({ 'How much?': 'two' });
    expect(refused).toMatchObject({ kind: 'updated', message: { text: expect.stringContaining('Write a number') } });
    await first.sees(({ pressable }) => pressable.some(({ label }) => label === 'Bid in the next auction: 2'));
  });

  it('More confirms each press: a muted person reads so, a person who is away reads until when', async () => {
    const { ann, bob, cid, discord } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    const more = await decider.click('More', { on: await decider.sees(/^Waiting for/m) });
    if (more.kind !== 'replied') throw new Error(more.kind);
    const muted = await decider.click('Mute this turn', { on: more.message });
    expect(muted).toMatchObject({ message: { text: expect.stringContaining('No more reminders for this turn.') } });
    const until = Math.floor(discord.clock.now() / 1_000) + 3 * 86_400;
    const away = await decider.select('Be away for…', ['Away for 3 days'], { on: more.message });
    const [, told] = /You are away until <t:(\d+):f>/.exec('message' in away ? away.message.text : '') ?? [];
    expect(Math.abs(Number(told) - until)).toBeLessThan(60);

    const other = decider === ann ? bob : ann;
    const panel = await other.sees(`💤 ${decider.name} is away until <t:${told}:f>`);
    expect(panel.text).toContain(`Waiting for ${decider.mention}`);
    await decider.select('You are away. Back?', ['I am here'], { on: more.message });
    await other.seesNo('💤');
  });
});
