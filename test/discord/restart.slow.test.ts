/** In each phase of a game: somebody has a panel open, the bot is started anew, and the panel's buttons still work. */
import { expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../support/person-driver.ts';
import { nextAsked } from './next-asked.ts';
import { aClub, startGame } from './stage.ts';

const PHASES = {
  choose: /picks a land to score/,
  actions: /actions? left/,
  bid: /bids? to come/,
  buy: /chooses a gene/,
} as const;

const phaseOf = (text: string): string | null =>
  Object.entries(PHASES).find(([, headline]) => headline.test(text))?.[0] ?? null;

async function pressAfter(restart: () => Promise<void>, person: Person): Promise<void> {
  const opened = await person.click('Play', { on: await person.sees(/^Waiting for/m) });
  if (opened.kind !== 'replied') throw new Error(opened.kind);
  await restart();
  const outcome = await person.click(opened.message.pressable[0]?.customId ?? '', { on: opened.message });
  expect(outcome.kind).toBe('updated');
}

it('old buttons work after a restart in each phase', async () => {
  const { discord, ann, bob, cid, restart } = await aClub();
  await startGame([ann, bob, cid]);
  const drivers = [ann, bob, cid].map((person, index) => aDriver(person, seededDice(index)));
  const tried = new Set<string>();

  for (let asked = await nextAsked(discord, drivers); asked; asked = await nextAsked(discord, drivers)) {
    const phase = phaseOf((await asked.person.sees(/^Waiting for/m)).text);
    if (phase !== null && !tried.has(phase)) {
      tried.add(phase);
      await pressAfter(restart, asked.person);
    }
    if (tried.size === Object.keys(PHASES).length) break;
    await asked.play();
  }

  expect([...tried].sort()).toEqual(Object.keys(PHASES).sort());
});
