import { describe, expect, it } from 'vitest';
import { messagesIn } from '#emulator/world/messages.ts';
import type { Message } from '#emulator/world/world.ts';
import { shownAtFirst, stretchFor } from '#playground/history.ts';
import { aRawWorld } from '../emulator/rest/world.ts';

/** A message for each letter: `.` is public, any other letter is for the person of that name alone. */
async function messages(letters: string): Promise<Message[]> {
  const { emulator, ann, channel } = await aRawWorld();
  ann.say('a word');
  const [first] = messagesIn(emulator.world, channel.id).values();
  return [...letters].map((letter, nth) => ({
    ...(first as Message),
    id: String(1_000 + nth),
    onlyFor: letter === '.' ? null : letter,
  }));
}

const idsOf = (some: readonly Message[]) => some.map(({ id }) => Number(id) - 1_000);

describe('a stretch of messages', () => {
  it.each<[string, string, number, number, number | null]>([
    ['all there is', '.'.repeat(100), 0, 100, null],
    ['the last hundred', '.'.repeat(101), 1, 100, 1],
    ['a hundred that are seen, however many others’ lie between', `.${'b'.repeat(300)}${'.'.repeat(99)}`, 0, 100, null],
    ['one’s own private ones among them', `.${'a'.repeat(60)}${'.'.repeat(50)}`, 11, 100, 11],
  ])('is %s', async (_, letters, first, count, since) => {
    const stretch = stretchFor(await messages(letters), 'a');
    expect(idsOf(stretch.messages)[0]).toBe(first);
    expect(stretch.messages).toHaveLength(count);
    expect(stretch.since).toBe(since === null ? null : String(1_000 + since));
  });

  it('before a message goes on where that one began, to the start of the channel', async () => {
    const all = await messages('.'.repeat(230));
    const [second, third] = ['1130', '1030'].map((before) => stretchFor(all, 'a', before));
    expect([idsOf(second?.messages ?? [])[0], idsOf(second?.messages ?? []).at(-1), second?.since]).toEqual([
      30,
      129,
      '1030',
    ]);
    expect([idsOf(third?.messages ?? []).length, third?.since]).toEqual([30, null]);
  });

  it('is shown at first to everybody together', async () => {
    const all = await messages(`.${'b'.repeat(100)}${'.'.repeat(100)}`);
    const shown = shownAtFirst(new Map(all.map((each) => [each.id, each])));
    expect(idsOf(all.filter(({ id }) => !shown.has(id))).length).toBe(101);
  });
});
