import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { leaveNotice, untoldTables } from '#store/notices.ts';
import { MESSAGES } from '../posts.ts';
import { aClub, type Club, startGame } from '../stage.ts';

const FROM = 'From whoever runs this bot';
const SECOND = 1_000;
const DAY = 24 * 3_600_000;

/** A running game in one channel, a lobby in the other. */
async function aBusyClub() {
  const club = await aClub();
  const { guild, ann, bob, cid } = club;
  await startGame([ann, bob, cid]);
  const other = { in: guild.channel('other') };
  await bob.slash('urland', {}, other);
  await bob.sees('who plays?', other);
  await club.discord.settled();
  return { ...club, other };
}

const give = ({ databaseFile, discord }: Club, text: string): Promise<number> =>
  leaveNotice(databaseFile, text, discord.clock.now());

async function soon({ discord }: Club, after = 10 * SECOND): Promise<void> {
  discord.clock.turn(after);
  await discord.settled();
}

const notices = (person: Person, where = {}): string[] =>
  person
    .visible(where)
    .map(({ text }) => text)
    .filter((text) => text.includes(FROM));

describe('a notice of whoever runs the bot', () => {
  it('is said once at every table with a running game, and rings for nobody', async () => {
    const club = await aBusyClub();
    const { ann, bob, other, databaseFile } = club;
    const rung = ann.pushes().filter(({ silent }) => !silent).length;
    expect(await give(club, 'Back at *nine*.')).toBe(1);
    await soon(club);
    await soon(club);
    expect(notices(ann)).toEqual([`📣 **${FROM}**\nBack at *nine*.`]);
    expect(notices(bob, other)).toEqual([]);
    expect(ann.pushes().filter(({ silent }) => !silent)).toHaveLength(rung);
    expect(await untoldTables(databaseFile)).toBe(0);
  });

  it('given while the bot is stopped is said when it starts, and not again after the next start', async () => {
    const club = await aBusyClub();
    await club.restart(async () => void (await give(club, 'There we are again.')));
    await soon(club);
    await club.restart();
    await soon(club);
    expect(notices(club.ann)).toHaveLength(1);
  });

  it('takes the place of one that was not said yet', async () => {
    const club = await aBusyClub();
    await club.restart(async () => {
      await give(club, 'Back at nine.');
      club.discord.clock.turn(SECOND);
      await give(club, 'Back at ten.');
    });
    await soon(club);
    expect(notices(club.ann)).toEqual([expect.stringContaining('Back at ten.')]);
  });

  it('is said once Discord works again', async () => {
    const club = await aBusyClub();
    const { discord, ann } = club;
    club.expectTrouble();
    discord.faults.onRequest({ kind: 'drop' }, { method: 'POST', template: MESSAGES, times: Number.POSITIVE_INFINITY });
    await give(club, 'Back at nine.');
    await soon(club);
    expect(await untoldTables(club.databaseFile)).toBe(1);
    discord.faults.clear();
    await soon(club, 60 * SECOND);
    await ann.sees('Back at nine.');
    expect(notices(ann)).toHaveLength(1);
  });

  it('is said once, also when the answer of Discord is lost', async () => {
    const club = await aBusyClub();
    club.discord.faults.onRequest({ kind: 'lost-answer' }, { method: 'POST', template: MESSAGES });
    await give(club, 'Back at nine.');
    await soon(club);
    await soon(club, 60 * SECOND);
    expect(notices(club.ann)).toHaveLength(1);
    expect(await untoldTables(club.databaseFile)).toBe(0);
  });

  it('a day later is not said any more', async () => {
    const club = await aBusyClub();
    await club.restart(async () => {
      await give(club, 'Back at nine.');
      club.discord.clock.turn(DAY);
    });
    await soon(club);
    expect(notices(club.ann)).toEqual([]);
    expect(await untoldTables(club.databaseFile)).toBe(0);
  });
});
