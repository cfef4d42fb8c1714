import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import { SCENE_PRINTS } from '../support/scene-prints.ts';
import { aClub, deciderAmong, startGame } from './stage.ts';

const textOf = (outcome: Outcome): string => {
  expect(outcome).toMatchObject({ kind: 'replied', message: { ephemeral: true } });
  return outcome.kind === 'replied' ? outcome.message.text : '';
};

describe('/game', () => {
  it.each(['hand', 'board', 'recap', 'record', 'leave', 'stop', 'verify'])(
    '%s says so where there is no table',
    async (name) => {
      const { ann } = await aClub();
      expect(textOf(await ann.slash(`game ${name}`))).toContain('There is no table in this channel.');
    },
  );

  it('shows what its reader may see, and nothing else', async () => {
    const { guild, ann, bob, cid } = await aClub();
    const eve = guild.join('eve');
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);

    expect(textOf(await decider.slash('game hand'))).toMatch(/Land \d+/);
    expect(textOf(await eve.slash('game hand'))).toContain('You don’t sit at this table');
    const board = await eve.slash('game board');
    expect(board).toMatchObject({ kind: 'replied', message: { files: [{ name: 'board.png' }] } });
    expect(textOf(await eve.slash('game recap'))).toContain('settles on');
    expect(textOf(await eve.slash('game record'))).toContain('when the game is over');
    expect(textOf(await eve.slash('game verify'))).toContain('still under way');
  });

  it('finds rules by what is typed', async () => {
    const { ann } = await aClub();
    const found = await ann.autocomplete('game rules', { topic: 'teet' }, 'topic');
    expect(found.map(({ name }) => name)).toContain('Teeth');
    const [teeth] = found;
    expect(textOf(await ann.slash('game rules', { topic: String(teeth?.value) }))).toContain('Teeth');
  });

  it('stop asks the host first, refuses others, and is a moderator’s to use', async () => {
    const { guild, ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    expect(textOf(await bob.slash('game stop'))).toBe('Only the host can do that.');
    await ann.slash('game stop');
    await ann.click('No');
    await bob.sees(/^Waiting for/m);
    guild.channel('table').allow(bob, 'ManageMessages');
    expect(textOf(await bob.slash('game stop'))).toContain('Done');
    await cid.sees('The game was stopped.');
  });

  it('a table can be played from the conversation with the bot alone', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    expect(textOf(await decider.slash('game hand', {}, { in: 'dm' }))).toMatch(/Land \d+/);
  });
});

describe('commands that Discord knows', () => {
  /** How often they were sent. */
  const sent = ({ recording }: Emulator): number =>
    recording.exchanges.filter(({ method, template }) => method === 'PUT' && template.endsWith('/commands')).length;

  it('are not sent again as long as they are the same', async () => {
    const { discord, restart } = await aClub();
    await restart();
    expect(sent(discord)).toBe(1);
  });

  it('are sent again when one says something that it no longer should', async () => {
    const { discord, restart } = await aClub();
    await restart(async () => {
      const [urland] = discord.world.commands.values();
      if (!urland) throw new Error('no command');
      const [players, ...others] = urland.json.options ?? [];
      const options = [{ ...players, required: true }, ...others] as typeof urland.json.options;
      discord.world.commands.set(urland.json.id, {
        ...urland,
        json: { ...urland.json, options } as typeof urland.json,
      });
    });
    expect(sent(discord)).toBe(2);
  });
});

describe('settings', () => {
  it('are kept, and shown as they are', async () => {
    const { ann, restart } = await aClub();
    await ann.slash('game settings');
    await ann.select('Reminders', ['Remind me after 6 hours']);
    await ann.click('Colours: standard');
    await ann.click('Quiet hours');
    await ann.submit({ 'From (hh:mm)': '22:30', 'To (hh:mm)': '7:15' });
    await ann.click('Time zone');
    await ann.submit({ 'Name, such as Europe/Berlin': 'Europe/Berlin' });
    await restart();
    const text = textOf(await ann.slash('game settings'));
    expect(text).toContain('22:30 to 07:15');
    expect(text).toContain('Europe/Berlin');
    await ann.sees(({ pressable }) => pressable.some(({ label }) => label === 'Colours: easy to tell apart'));
  });

  it.each([
    ['Quiet hours', { 'From (hh:mm)': '25:00', 'To (hh:mm)': '7:15' }, 'such as 22:30'],
    ['Quiet hours', { 'From (hh:mm)': '22:00', 'To (hh:mm)': '22:00' }, 'such as 22:30'],
    ['Quiet hours', { 'From (hh:mm)': '22:00' }, 'such as 22:30'],
    ['Time zone', { 'Name, such as Europe/Berlin': 'Atlantis' }, 'such as Europe/Berlin'],
  ])('say what can be written where something else was: %s, %o', async (button, fields, hint) => {
    const { ann } = await aClub({ pictures: SCENE_PRINTS });
    await ann.slash('game settings');
    await ann.click(button);
    const outcome = await ann.submit(fields);
    expect(outcome).toMatchObject({ kind: 'updated', message: { text: expect.stringContaining(hint) } });
  });

  it('say nothing of quiet hours where there are none', async () => {
    const { ann } = await aClub({ pictures: SCENE_PRINTS });
    expect(textOf(await ann.slash('game settings'))).toMatch(/^Quiet hours: \*\*none\*\*$/m);
  });

  it('forget a person who wants to be forgotten', async () => {
    const { ann, bob } = await aClub();
    await bob.slash('urland');
    await ann.click('Join', { on: await ann.sees('who plays?') });
    await ann.slash('game settings');
    await ann.click('Forget me');
    await ann.click('Yes, forget me');
    await ann.sees('All that named you is deleted.');
    await bob.seesNo((message) => message.text.includes(ann.mention));
  });
});
