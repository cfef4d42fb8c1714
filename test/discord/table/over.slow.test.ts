import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { seededDice } from '#engine/chance.ts';
import { verifyRecord } from '#tables/log/verify.ts';
import { aDriver } from '../../support/person-driver.ts';
import { nextAsked } from '../next-asked.ts';
import { aClub, aStage, startGame } from '../stage.ts';

async function leaveForGood(person: Person): Promise<void> {
  await person.slash('game leave');
  await person.click('Yes');
}

/** The players and colours by seat. */
const seatsIn = ({ text }: VisibleMessage): string[] =>
  text.split('\n').filter((line) => /^[🔴🟢🔵🟣🟡🟠⚪⚫🟤]/u.test(line));

describe('when a game is over', () => {
  it('the panel ranks the players, shows the seed, and gives out a record that can be checked', async () => {
    const { discord, ann, bob, cid } = await aClub({ showTemplateGames: true });
    await startGame([ann, bob], {}, 'sticks');
    // With nobody left to watch, computers finish the game on their own.
    for (const person of [ann, bob]) await leaveForGood(person);

    expect(await nextAsked(discord, [aDriver(cid, seededDice(1))])).toBeNull();
    const end = await ann.sees(/^\*\*1\.\*\* /m);
    expect(end.files.map(({ description }) => description)).toEqual([
      expect.stringMatching(/wins|share/),
      expect.stringMatching(/^.+(wins with|two winners).+Biggest turn: .+After round 1: /s),
    ]);
    expect(end.text).toMatch(/The seed was [0-9a-f]{64}/);
    expect(end.pressable.map(({ label }) => label)).toEqual(['Rematch', 'Story', 'Record', 'Check the draws', 'Recap']);

    const told = await bob.click('Story', { on: end });
    const [story] = told.kind === 'replied' ? told.message.files : [];
    expect(story?.name).toMatch(/\.txt$/);
    expect(await (await fetch(story?.url ?? '')).text()).toMatch(
      /^Sticks\n\n.+ \((Red|Blue)\), .+ \((Red|Blue)\)\n\n[\s\S]+\n$/,
    );

    const record = await bob.click('Record', { on: end });
    const [file] = record.kind === 'replied' ? record.message.files : [];
    const text = await (await fetch(file?.url ?? '')).text();
    expect(verifyRecord(text)).toMatchObject({ ok: true });

    const checked = await bob.click('Check the draws', { on: end });
    expect(checked).toMatchObject({ message: { text: expect.stringMatching(/^✅ All \d+ draws? of this game/) } });
    expect(await cid.click('Rematch', { on: end })).toMatchObject({
      message: { text: expect.stringContaining('You don’t sit at this table.') },
    });
  });

  it('Rematch opens a lobby with the same people, computers and options, and it can be started', async () => {
    const { discord, guild } = await aStage();
    const [ann, bob] = [guild.join('ann'), guild.join('bob')];
    await ann.slash('urland', { players: 4, computers: 1, clock: 'decision-72' });
    await bob.click('Join', { on: await bob.sees('who plays?') });
    await bob.sees(bob.mention);
    await bob.click('Settings');
    await bob.select('Your colour', ['Purple']);
    await bob.sees(`🟣 ${bob.mention}`);
    await ann.click('Settings');
    await ann.click('Hints: on');
    const before = await ann.sees('Hints: off · Suggestions: on');
    await ann.click('Start', { on: before });

    const drivers = [ann, bob].map((person, index) => aDriver(person, seededDice(index)));
    for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
      await asked.play();
    }

    const end = await bob.sees(
      ({ pressable, text }) => pressable.some(({ label }) => label === 'Rematch') && /^\*\*1\.\*\* /m.test(text),
    );
    expect(end.text).toMatch(/ 🤖 \w+ · computer, steady · /);
    expect(end.text).toMatch(/^-# 🤖 \w+: “.+”$/m);
    const answer = await bob.click('Rematch', { on: end });
    expect(answer).toMatchObject({ message: { ephemeral: true, text: 'A new table is open, with the same people.' } });
    const lobby = await ann.sees(({ text, id }) => text.includes('who plays?') && id !== before.id);
    expect(lobby.text).toContain(`🟣 ${bob.mention} · host`);
    expect(
      seatsIn(lobby)
        .map((line) => line.replace(' · host', ''))
        .sort(),
    ).toEqual(
      seatsIn(before)
        .map((line) => line.replace(' · host', ''))
        .sort(),
    );
    const agreed = 'Up to 4 players · 3 days for each turn · Hints: off';
    expect([before.text, lobby.text]).toEqual([expect.stringContaining(agreed), expect.stringContaining(agreed)]);

    expect(await ann.click('Rematch', { on: end })).toMatchObject({
      message: { ephemeral: true, text: 'The new table is open already, and you have a seat at it.' },
    });
    await bob.click('Start', { on: lobby });
    await ann.sees((message) => message.text.includes('Waiting for') && BigInt(message.id) > BigInt(lobby.id));
  });
});
