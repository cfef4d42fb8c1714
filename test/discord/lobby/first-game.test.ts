/** Whoever has never finished a game is offered its easiest form. */
import { expect, it } from 'vitest';
import { aClub, type Club } from '../stage.ts';

const OFFER = 'Take the short introduction';

/** What the host alone reads after the command, and can press there. */
async function opened({ ann }: Club, options: Readonly<Record<string, string>> = {}) {
  const outcome = await ann.slash('ants', options);
  if (outcome.kind !== 'replied') throw new Error(outcome.kind);
  const { text, pressable } = outcome.message;
  return { ...outcome, text, labels: pressable.map(({ label }) => label) };
}

it('a host who is new to ANTS takes the short introduction with one press, and reads why', async () => {
  const club = await aClub();
  const { text, message } = await opened(club);
  expect(text).toContain('no queens to learn');
  await club.ann.click(OFFER, { on: message });
  const lobby = await club.bob.sees('Introduction: no queens');
  expect(lobby.text).toContain('who plays?');
  expect(lobby.text).toContain('Short game');
});

it('a host who has chosen a form of their own is not offered another', async () => {
  const { labels } = await opened(await aClub(), { length: 'standard' });
  expect(labels).not.toContain(OFFER);
});
