/** One gathers, the other is asked within the same turn: as people see it in their channel. */
import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { SCENE_PRINTS } from '../../../support/scene-prints.ts';
import { callsOf, postsTo } from '../../posts.ts';
import { aClub, deciderAmong, startGame } from '../../stage.ts';

const isPanel = ({ ephemeral, text }: VisibleMessage): boolean => !ephemeral && text.includes('Waiting for');

const panelOf = (person: Person): VisibleMessage => {
  const panel = person.visible().findLast(isPanel);
  if (panel === undefined) throw new Error('there is a panel');
  return panel;
};

/** Presses through to these sticks of the first row. */
async function gather(person: Person, sticks: readonly string[]): Promise<void> {
  await person.click('Play');
  await person.click('Gather several');
  const asked = await person.click('Row 1–10 (10 left)');
  if (asked.kind !== 'updated') throw new Error(`an update, not ${asked.kind}`);
  const list = asked.message.pressable.find(({ maxValues }) => maxValues > 1);
  await person.select(list?.customId ?? '', sticks);
  await person.click(`Gather ${sticks.length} sticks`);
}

async function aReaction() {
  const { discord, ann, bob } = await aClub({ pictures: SCENE_PRINTS, showTemplateGames: true });
  await startGame([ann, bob], {}, 'sticks');
  const first = await deciderAmong([ann, bob]);
  const second = first === ann ? bob : ann;
  const before = { panel: panelOf(first), ...countsOf(discord, second) };
  await gather(first, ['Stick 1', 'Stick 2', 'Stick 4']);
  const call = await second.sees(({ text }) => text.includes(second.mention) && !text.includes('Waiting for'));
  await second.sees(/Does .* block it\?/);
  await discord.settled();
  return { discord, first, second, before, call };
}

const countsOf = (discord: Emulator, person: Person) => ({
  posts: postsTo(discord).length,
  calls: callsOf(discord, person),
});

describe('when somebody gathers', () => {
  it('the other player is pinged in one short post, and the panel is edited where it stands', async () => {
    const { discord, second, before, call } = await aReaction();
    expect(panelOf(second).id).toBe(before.panel.id);
    expect(panelOf(second).text).toContain(`Waiting for ${second.mention}`);
    expect(countsOf(discord, second)).toEqual({ posts: before.posts + 1, calls: before.calls + 1 });
    expect(call.pressable.map(({ label }) => label)).toEqual(['Play']);
  });

  it('the other player reads what for, blocks it from the short post, and has the next turn', async () => {
    const { first, second, call } = await aReaction();
    const asked = await second.click('Play', { on: call });
    if (asked.kind !== 'replied') throw new Error(`a reply, not ${asked.kind}`);
    expect(asked.message.text).toContain(`${first.name} reaches for the sticks **1, 2, and 4**. You have 3 pebbles.`);
    const next = await second.click('Block it');
    if (next.kind !== 'updated') throw new Error(`an update, not ${next.kind}`);
    expect(next.message.text).toContain('You blocked it, and that cost you a pebble.');
    expect(next.message.text).toContain('You have 0 of 20 sticks and 2 pebbles.');
    await first.sees(`${second.name} blocks it and has 2 pebbles left.`);
  });

  it('the sticks are theirs if the other player allows it', async () => {
    const { first, second, call } = await aReaction();
    await second.click('Play', { on: call });
    await second.click('Allow it');
    await first.sees(`${first.name} gathers the sticks 1, 2, and 4.`);
    await first.sees(`**${first.name}** · 3 of 20 sticks`);
  });
});
