import { describe, expect, it } from 'vitest';
import type { Person } from '#emulator/people/person.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

/** The Environment player picks the first of their chips. */
async function pickLand(person: Person): Promise<void> {
  const opened = await person.click('Play', { on: await person.sees(/^Waiting for/m) });
  if (opened.kind !== 'replied') throw new Error(opened.kind);
  const [first] = opened.message.pressable;
  await person.click(first?.customId ?? '', { on: opened.message });
}

describe('the panel of a table', () => {
  it('is posted anew when another player must decide, pings them once, and the old one loses its buttons', async () => {
    const { discord, ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const first = await deciderAmong([ann, bob, cid]);
    const before = await ann.sees(/^Waiting for/m);

    await pickLand(first);
    const panel = await ann.sees(
      (message) => /^Waiting for/m.test(message.text) && !message.text.includes(`Waiting for ${first.mention}`),
    );
    const second = await deciderAmong([ann, bob, cid]);

    expect(panel.id).not.toBe(before.id);
    await ann.sees((message) => message.id === before.id && message.pressable.length === 0);
    const posts = discord.recording.exchanges.filter(
      ({ method, template }) => method === 'POST' && template === '/channels/{channel_id}/messages',
    );
    const pinged = posts.map(
      ({ request }) => (request as { allowed_mentions: { users: string[] } }).allowed_mentions.users,
    );
    expect(pinged.filter((users) => users.includes(second.id))).toHaveLength(1);
  });

  it('comes back when somebody has deleted it', async () => {
    const { guild, ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    const panel = await decider.sees(/^Waiting for/m);
    await decider.click('Play', { on: panel });
    guild.channel('table').remove(panel);
    await decider.slash('urland');
    await decider.click('Show the table again');
    const again = await decider.sees(/^Waiting for/m);
    expect(again.id).not.toBe(panel.id);
  });

  it('stays where it is, however old, while nobody else is called', async () => {
    const { ann, bob, cid, discord } = await aClub({ rateLimits: true });
    await startGame([ann, bob, cid]);
    const people = [ann, bob, cid] as const;
    const decider = await deciderAmong(people);
    const panel = await ann.sees(/^Waiting for/m);
    const other = people.find((person) => person !== decider) ?? ann;

    discord.clock.turn(2 * 3_600_000);
    await other.slash('game leave');
    await other.click('Yes');

    const now = await decider.sees('has left for good');
    expect(now.id).toBe(panel.id);
    expect(now.text).toContain(`Waiting for ${decider.mention}`);
  });

  it('names the genes on offer, and More says what they do', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const panel = await ann.sees(/^Waiting for/m);
    const [, names = ''] = /^-# On offer: (.+)$/m.exec(panel.text) ?? [];
    expect(names.split(', ')).toHaveLength(3);
    const more = await ann.click('More', { on: panel });
    if (more.kind !== 'replied') throw new Error(more.kind);
    for (const name of names.split(', '))
      expect(more.message.text).toMatch(new RegExp(`^- \\*\\*${name}\\*\\*: .+`, 'm'));
  });

  it('is edited while the same person is to decide', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const people = [ann, bob, cid] as const;
    const decider = await deciderAmong(people);
    const panel = await ann.sees(/^Waiting for/m);
    const other = people.find((person) => person !== decider) ?? ann;
    await other.slash('game leave');
    await other.click('Yes');
    const now = await decider.sees('has left for good');
    expect(now.id).toBe(panel.id);
    expect(now.edited).toBe(true);
  });

  it('that is posted again still has the last events; the lobby’s old panel keeps the beginning of the game', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const first = await bob.sees(/^Waiting for/m);
    expect(first.text).toContain('settles on');
    await bob.slash('urland');
    await bob.click('Show the table again');
    const again = await bob.sees(({ id, text }) => /^Waiting for/m.test(text) && id !== first.id);
    expect(again.text).toContain('settles on');
    const past = bob.visible().filter(({ text }) => /^-# The game begins/.test(text));
    expect(past).toHaveLength(1);
    expect(past[0]?.pressable).toEqual([]);
    await bob.sees('The table is further down now.');
  });
});
