import { describe, expect, it } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import { PNG } from './picture.ts';
import { aPlay } from './stage.ts';

async function atTheTable() {
  const play = await aPlay();
  const guild = play.emulator.createGuild({ name: 'Games' });
  return { ...play, guild, ann: guild.join('ann'), bob: guild.join('bob') };
}

function replied(outcome: Outcome) {
  if (outcome.kind !== 'replied') throw new Error(`expected a reply, got ${outcome.kind}`);
  return outcome.message;
}

describe('the example bot, in real discord.js', () => {
  it('answers a command with text, a picture, buttons and selects that everyone sees', async () => {
    const { ann, bob, errors } = await atTheTable();
    const message = replied(await ann.slash('board'));
    expect(message).toMatchObject({ author: 'Bot', text: 'Round 1', ephemeral: false, channel: 'general' });
    expect(message.files).toMatchObject([{ name: 'board.png', size: PNG.length, description: 'the board' }]);
    expect(message.pressable.map(({ kind, label, customId }) => [kind, label, customId])).toEqual([
      ['button', 'Roll', 'roll:1'],
      ['button', 'Name it', 'name'],
      ['string-select', 'Colour', 'colour'],
      ['user-select', null, 'rival'],
    ]);
    expect(message.disabled.map(({ label }) => label)).toEqual(['Never']);
    expect(bob.latest()).toEqual(message);
    expect(errors).toEqual([]);
  });

  it('serves the picture back as it was uploaded', async () => {
    const { ann } = await atTheTable();
    const [file] = replied(await ann.slash('board')).files;
    const answer = await fetch(file?.url ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('updates the message of a pressed button, replacing its picture', async () => {
    const { ann, bob } = await atTheTable();
    const before = replied(await ann.slash('board'));
    const outcome = await bob.click('Roll');
    expect(outcome).toMatchObject({ kind: 'updated', message: { id: before.id, text: 'Round 2', edited: true } });
    expect(ann.latest()?.files.map(({ name }) => name)).toEqual(['board.png']);
    expect(ann.latest()?.files[0]?.url).not.toBe(before.files[0]?.url);
    expect((await fetch(before.files[0]?.url ?? '')).status).toBe(404);
  });

  it('shows a modal to whoever pressed, and answers its submission to them alone', async () => {
    const { ann, bob } = await atTheTable();
    await ann.slash('board');
    const outcome = await bob.click('Name it');
    expect(outcome).toMatchObject({ kind: 'modal', modal: { title: 'A name', customId: 'naming' } });
    expect(ann.modal).toBeNull();
    const answer = replied(await bob.submit({ Name: 'Pangaea', shape: ['o'] }));
    expect(answer).toMatchObject({ text: 'Named Pangaea (o)', ephemeral: true });
    expect(bob.modal).toBeNull();
    expect(ann.visible().map(({ text }) => text)).toEqual(['Round 1']);
  });

  it('acknowledges a choice and follows up to the chooser alone', async () => {
    const { ann, bob, emulator } = await atTheTable();
    await ann.slash('board');
    expect(await bob.select('Colour', ['Blue'])).toMatchObject({ kind: 'updating' });
    expect(await bob.sees('Colour b')).toMatchObject({ ephemeral: true });
    await emulator.settled();
    expect(ann.visible()).toHaveLength(1);
  });

  it('is told whom somebody chose', async () => {
    const { ann, bob } = await atTheTable();
    await ann.slash('board');
    expect(replied(await bob.select('rival', [ann])).text).toBe(`Rival: ${ann.mention}`);
  });

  it('thinks, then answers, then follows up for everyone', async () => {
    const { ann, bob, emulator } = await atTheTable();
    expect(await ann.slash('think', { about: 'life' })).toMatchObject({
      kind: 'thinking',
      message: { thinking: true },
    });
    expect(await ann.sees('Thought about life')).toMatchObject({ thinking: false, ephemeral: true, edited: false });
    await bob.sees('Done thinking');
    await emulator.settled();
    expect(bob.visible().map(({ text }) => text)).toEqual(['Done thinking']);
  });

  it('suggests words while they are typed', async () => {
    const { ann } = await atTheTable();
    const choices = await ann.autocomplete('find', { word: 'am' }, 'word');
    expect(choices.map(({ value }) => value)).toEqual(['amoeba', 'ammonite']);
    expect(replied(await ann.slash('find', { word: 'amoeba' })).text).toBe('Found amoeba');
  });

  it('answers commands from the menus of people and messages', async () => {
    const { ann, bob } = await atTheTable();
    expect(replied(await ann.use('Greet', bob)).text).toBe(`Hello ${bob.mention}`);
    expect(replied(await ann.use('Quote', bob.say('so it is'))).text).toBe('> so it is');
  });

  it('writes directly to one person, who can press there too', async () => {
    const { ann, bob } = await atTheTable();
    replied(await ann.slash('whisper'));
    expect(ann.visible({ in: 'dm' })).toMatchObject([{ channel: '@dm', text: 'Only you read this' }]);
    expect(bob.visible({ in: 'dm' })).toEqual([]);
    replied(await ann.slash('board', {}, { in: 'dm' }));
    expect(await ann.click('Roll', { in: 'dm' })).toMatchObject({ kind: 'updated', message: { text: 'Round 2' } });
  });

  it('is called by the name of the caller’s language', async () => {
    const { guild } = await atTheTable();
    const carl = guild.join('carl', { locale: 'de' });
    expect(replied(await carl.slash('brett')).text).toBe('Round 1');
  });
});
