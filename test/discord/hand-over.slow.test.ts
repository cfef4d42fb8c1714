import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import { openStores } from '#store/open-stores.ts';
import { aClub, type Club, deciderAmong, startGame } from './stage.ts';

const CALLBACK = { method: 'POST', template: '/interactions/{interaction_id}/{interaction_token}/callback' };

/** What Discord said to each answer, in order. */
const answersTo = ({ discord }: Club): number[] =>
  discord.recording.exchanges.filter(({ template }) => template === CALLBACK.template).map(({ status }) => status);

async function rowsIn({ databaseFile }: Club): Promise<number> {
  const { tables, close } = await openStores(databaseFile, { failed() {}, wrote() {}, lost() {} });
  try {
    const [table] = await tables.running();
    return table === undefined ? 0 : (await tables.log(table.id)).length;
  } finally {
    await close();
  }
}

/** Somebody is about to press what takes a stick. */
async function aDecision({ ann, bob }: Club): Promise<{ readonly person: Person; press(): Promise<Outcome> }> {
  await startGame([ann, bob], {}, 'sticks');
  const person = await deciderAmong([ann, bob]);
  await person.click('Play');
  await person.click('Take one stick');
  await person.click('Row 1–10');
  return { person, press: () => person.click('Stick 1') };
}

const aGame = (): Promise<Club> => aClub({ showTemplateGames: true });

describe('a process that hands over', () => {
  it('leaves to the next what it has not taken, and is answered for', async () => {
    const club = await aGame();
    const { press } = await aDecision(club);
    const answers: Promise<Outcome>[] = [];
    await club.takeOver('left', async () => {
      answers.push(press());
    });
    expect((await answers[0])?.kind).toBe('updated');
  });

  it('has answered what it has taken: the next does not try', async () => {
    const club = await aGame();
    const { person } = await aDecision(club);
    const before = answersTo(club).length;
    await club.takeOver('left', async () => undefined);
    expect((await person.slash('game rules')).kind).toBe('replied');
    expect(answersTo(club).slice(before)).toEqual([204]);
  });
});

describe('after a process that died', () => {
  it('the next answers what that has not', async () => {
    const club = await aGame();
    const { press } = await aDecision(club);
    const rows = await rowsIn(club);
    club.bot().leave();
    const answers: Promise<Outcome>[] = [];
    await club.takeOver('died', async () => {
      answers.push(press());
    });
    expect((await answers[0])?.kind).toBe('updating');
    await club.discord.settled();
    expect(await rowsIn(club)).toBeGreaterThan(rows);
  });

  it('the next leaves alone what that has answered, without a word', async () => {
    const club = await aGame();
    const { press } = await aDecision(club);
    let before = 0;
    await club.takeOver('died', async () => {
      expect((await press()).kind).toBe('updated');
      club.bot().leave();
      before = answersTo(club).length;
    });
    await expect.poll(() => answersTo(club).slice(before)).toContain(400);
    expect(
      answersTo(club)
        .slice(before)
        .every((status) => status === 400),
    ).toBe(true);
    expect(club.log).toEqual([]);
  });

  it('a decision that was kept and not answered is not made twice: its panel is of the state before', async () => {
    const club = await aGame();
    club.expectTrouble();
    const { discord, log } = club;
    const { press } = await aDecision(club);
    const answers: Promise<Outcome>[] = [];
    const before = await rowsIn(club);
    let rows = 0;
    await club.takeOver('died', async () => {
      discord.faults.onRequest({ kind: 'drop' }, { ...CALLBACK, times: Number.POSITIVE_INFINITY });
      answers.push(press());
      await expect.poll(() => log.some((line) => line.includes('an answer was not delivered'))).toBe(true);
      rows = await rowsIn(club);
      discord.faults.clear();
    });
    expect((await answers[0])?.kind).toBe('updating');
    await discord.settled();
    expect(rows).toBeGreaterThan(before);
    expect(await rowsIn(club)).toBe(rows);
  });
});
