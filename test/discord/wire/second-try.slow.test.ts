/** What Discord refuses gets a second try without its picture; what it still refuses, a sentence. */
import { describe, expect, it } from 'vitest';
import type { Pace } from '#discord/wire/acknowledgement.ts';
import { message, picture, text } from '#discord/wire/message.ts';
import { privately } from '#discord/wire/route.ts';
import { createUploads, type Uploads } from '#discord/wire/uploads.ts';
import { seededDice } from '#engine/chance.ts';
import { aDriver } from '../../support/person-driver.ts';
import { DEFERRING, PATIENCE, UNHURRIED } from '../../support/unhurried.ts';
import { MESSAGES } from '../posts.ts';
import { aClub, type Club, deciderAmong, startGame } from '../stage.ts';
import { aButton } from './a-button.ts';

const CALLBACK = { method: 'POST', template: '/interactions/{interaction_id}/{interaction_token}/callback' };
const LATE_ANSWER = { method: 'PATCH', template: '/webhooks/{webhook_id}/{webhook_token}/messages/@original' };
const PANEL = { method: 'PATCH', template: `${MESSAGES}/{message_id}` };

const REFUSALS = [
  [400, 50_035, 'malformed'],
  [403, 400_001, 'no files in this guild'],
  [413, 40_005, 'too large'],
  [403, 50_013, 'no permission for files'],
  [400, 999_999, 'for a reason that nobody foresaw'],
] as const;

async function aGame(pace: Pace = UNHURRIED) {
  const club: Club = await aClub({ pace });
  const people = [club.ann, club.bob, club.cid] as const;
  await startGame(people);
  const decider = await deciderAmong(people);
  await club.discord.settled();
  club.expectTrouble();
  return { ...club, people, decider, panel: await decider.sees(/^Waiting for/m) };
}

describe.each([
  ['an answer', CALLBACK, UNHURRIED],
  ['a late answer', LATE_ANSWER, DEFERRING],
] as const)('%s that Discord refuses', (_, answer, pace) => {
  it.each(REFUSALS)('(%i, %i: %s) comes without its picture', async (status, code) => {
    const { decider, discord, panel } = await aGame(pace);
    discord.faults.onRequest({ kind: 'refused', status, code }, answer);
    await decider.click('My hand', { on: panel });
    const hand = await decider.sees(({ ephemeral, text }) => ephemeral && /Land \d+/.test(text));
    expect(hand.files).toEqual([]);
  });

  it('twice is a neutral sentence with a reference', async () => {
    const { decider, discord, panel, log } = await aGame(pace);
    discord.faults.onRequest({ kind: 'refused', status: 400, code: 50_035 }, { ...answer, times: 2 });
    await decider.click('My hand', { on: panel });
    const { text } = await decider.sees('Something went wrong on my side');
    const [, reference] = /`(\d+)`/.exec(text) ?? [];
    expect(log.some((line) => line.includes(`"reference":"${reference}"`))).toBe(true);
  });
});

describe('a panel that Discord refuses', () => {
  it.each(REFUSALS)('(%i, %i: %s) is shown without its picture', async (status, code) => {
    const { decider, discord, people, panel } = await aGame();
    // The first edit takes the buttons from the old panel, the second is the new panel.
    discord.faults.onRequest({ kind: 'refused', status, code }, { ...PANEL, times: 2 });
    await aDriver(decider, seededDice(1)).play();
    const next = await decider.sees(({ id, text }) => /^Waiting for/m.test(text) && id !== panel.id);
    await discord.settled();
    expect(next.files).toEqual([]);
    expect(await deciderAmong(people)).not.toBe(decider);
  });
});

/** A line on which every upload takes this long, in milliseconds. */
const aLine = (expected: number): Uploads => ({ expected: () => expected, took: () => undefined });

describe('a picture', () => {
  const BOARD = message([text('The board'), picture('board.png', Buffer.from('png'), 'all of it')]);

  it.each([
    ['goes with its words', 100, ['POST']],
    ['follows its words where they would be late otherwise', PATIENCE + 1, ['POST', 'PATCH']],
  ])('%s', async (_, expected, requests) => {
    const { ann, discord } = await aButton(() => privately(BOARD), 'private', aLine(expected));
    await ann.click('Press');
    const shown = await ann.sees(({ ephemeral, files }) => ephemeral && files.length === 1);
    expect(shown.text).toBe('The board');
    const answers = discord.recording.exchanges.filter(({ template }) => /^.(interactions|webhooks)/.test(template));
    expect(answers.map(({ method }) => method)).toEqual(requests);
  });
});

describe('how long an upload will take', () => {
  it('is learnt from those before it, not from small ones', () => {
    const uploads = createUploads();
    const first = uploads.expected(100_000);
    uploads.took(100, 10_000);
    expect(uploads.expected(100_000)).toBe(first);
    for (let count = 0; count < 20; count++) uploads.took(100_000, 2_000);
    expect(uploads.expected(100_000)).toBeCloseTo(2_000, -1);
    for (let count = 0; count < 20; count++) uploads.took(50_000, 50);
    expect(uploads.expected(100_000)).toBeCloseTo(100, -1);
  });
});
