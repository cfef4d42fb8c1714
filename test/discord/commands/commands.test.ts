import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import { seededDice } from '#engine/chance.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { aDriver } from '../../support/person-driver.ts';
import { aClub, deciderAmong, startGame } from '../stage.ts';

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
    expect(textOf(await eve.slash('game verify'))).toContain('fixed already');
  });

  it('finds rules by the typed words', async () => {
    const { ann } = await aClub();
    const found = await ann.autocomplete('game rules', { topic: 'teet' }, 'topic');
    expect(found.map(({ name }) => name)).toContain('Teeth · Urland');
    const [teeth] = found;
    expect(textOf(await ann.slash('game rules', { topic: String(teeth?.value) }))).toContain('Teeth');
  });

  it('stop asks the host first, refuses others, and is a moderator’s to use', async () => {
    const { guild, ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    expect(textOf(await bob.slash('game stop'))).toBe('Only the host of this table can do that. Ask the host.');
    await ann.slash('game stop');
    await ann.click('No');
    await bob.sees(/^Waiting for/m);
    guild.channel('table').allow(bob, 'ManageMessages');
    expect(textOf(await bob.slash('game stop'))).toContain('Stop the game for everybody?');
    await bob.sees(/^Waiting for/m);
    await bob.click('Yes');
    const stopped = await cid.sees('The game was stopped.');
    expect(stopped.text).toContain(`Stopped by ${bob.mention}.`);
  });

  it('stop closes a lobby, for its host or a moderator', async () => {
    const { guild, ann, bob, cid } = await aClub();
    await ann.slash('urland');
    await ann.sees('who plays?');
    expect(textOf(await bob.slash('game stop'))).toBe('Only the host of this table can do that. Ask the host.');
    guild.channel('table').allow(bob, 'ManageMessages');
    expect(textOf(await bob.slash('game stop'))).toContain('Done');
    await cid.sees(`This table was closed by ${bob.mention}.`);
    await cid.seesNo('who plays?');
  });

  it('stop is no moderator’s of another channel', async () => {
    const { guild, ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    guild.channel('other').allow(bob, 'ManageMessages');
    expect(textOf(await bob.slash('game stop', {}, { in: guild.channel('other') }))).toBe(
      'Only the host of this table can do that. Ask the host.',
    );
    await cid.sees(/^Waiting for/m);
  });

  it('a table can be played from the conversation with the bot alone', async () => {
    const { ann, bob, cid } = await aClub();
    await startGame([ann, bob, cid]);
    const decider = await deciderAmong([ann, bob, cid]);
    expect(textOf(await decider.slash('game hand', {}, { in: 'dm' }))).toMatch(/Land \d+/);
  });
});

describe('in a conversation with the bot', () => {
  it.each([0, 2])('a person at %i tables reads where the command works', async (count) => {
    const { ann, guild } = await aClub();
    const channels = [guild.channel('table'), guild.channel('other')].slice(0, count);
    for (const channel of channels) await ann.slash('urland', {}, { in: channel });
    const text = textOf(await ann.slash('game hand', {}, { in: 'dm' }));
    expect(text).toContain('sit at just one');
    expect(text).not.toContain('in this channel');
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
    await ann.click('My pictures: standard colours');
    await ann.click('Quiet hours');
    await ann.submit({
      'From (hh:mm)': '22:30',
      'To (hh:mm)': '7:15',
      'Time zone: a large city, such as Berlin': 'America/New_York',
    });
    await ann.sees('Time zone: **America/New_York**');
    await ann.click('Time zone');
    await ann.submit({ 'Time zone: a large city, such as Berlin': 'berlin' });
    await restart();
    const text = textOf(await ann.slash('game settings'));
    expect(text).toContain('22:30 to 07:15');
    expect(text).toContain('Europe/Berlin');
    await ann.sees(({ pressable }) =>
      pressable.some(({ label }) => label === 'My pictures: colours easy to tell apart'),
    );
  });

  it.each([
    ['Quiet hours', { 'From (hh:mm)': '25:00', 'To (hh:mm)': '7:15' }, 'such as 22:30'],
    ['Quiet hours', { 'From (hh:mm)': '22:00', 'To (hh:mm)': '22:00' }, 'such as 22:30'],
    ['Quiet hours', { 'From (hh:mm)': '22:00' }, 'such as 22:30'],
    [
      'Quiet hours',
      { 'From (hh:mm)': '22:00', 'To (hh:mm)': '7:00', 'Time zone: a large city, such as Berlin': 'Atlantis' },
      'such as Berlin',
    ],
    ['Time zone', { 'Time zone: a large city, such as Berlin': 'Atlantis' }, 'such as Berlin'],
  ])('say what can be written where something else was: %s, %o', async (button, fields, hint) => {
    const { ann } = await aClub();
    await ann.slash('game settings');
    await ann.click(button);
    const outcome = await ann.submit(fields);
    expect(outcome).toMatchObject({ kind: 'updated', message: { text: expect.stringContaining(hint) } });
  });

  it('say nothing of quiet hours where there are none', async () => {
    const { ann } = await aClub();
    expect(textOf(await ann.slash('game settings'))).toMatch(/^Quiet hours: \*\*none\*\*$/m);
  });

  it('forget a person’s name in the lines of their tables, over or under way', async () => {
    const { discord, databaseFile, ann, bob, cid } = await aClub();
    const people = [ann, bob, cid] as const;
    const tellSomething = async () => {
      const decider = await deciderAmong(people);
      await aDriver(decider, seededDice(1)).play();
      await ann.sees(`${decider.name} has picked the land`);
    };
    await startGame(people);
    await tellSomething();
    await ann.slash('game stop');
    await ann.click('Yes');
    await ann.click('Rematch', { on: await ann.sees('The game was stopped') });
    await ann.click('Start', { on: await ann.sees('who plays?') });
    await tellSomething();
    await discord.settled();

    for (const person of people) {
      await person.slash('game settings');
      const sure = await person.click('Forget me');
      expect('message' in sure && sure.message.text).toContain('messages already sent stay');
      await person.click('Yes, forget me');
      await person.sees('All that named you is deleted.');
      const { client } = openDatabase(databaseFile);
      const kept = JSON.stringify(client.prepare('select before, since from panels').all());
      client.close();
      expect(kept).not.toContain(person.id);
      expect(kept).not.toContain(person.name);
    }
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
