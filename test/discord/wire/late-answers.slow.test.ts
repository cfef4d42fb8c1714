/** Every answer of the bot is late: Discord is told to wait first, whatever kind of answer follows. */
import { InteractionResponseType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Emulator } from '#emulator/emulator.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { DEFERRING } from '../../support/unhurried.ts';
import { aClub, type Club, deciderAmong, everybodyGoes, startGame, wantDirect } from '../stage.ts';

const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';

/** The kinds of callback so far, one for each interaction. */
const callbacks = ({ recording }: Emulator): InteractionResponseType[] =>
  recording.exchanges
    .filter(({ template }) => template === CALLBACK)
    .map(({ request }) => (request as { type: InteractionResponseType }).type);

const LATE = [
  InteractionResponseType.DeferredChannelMessageWithSource,
  InteractionResponseType.DeferredMessageUpdate,
] as const;
/** These can't be late. */
const AT_ONCE = [InteractionResponseType.Modal, InteractionResponseType.ApplicationCommandAutocompleteResult] as const;

const lateClub = () => aClub({ pace: DEFERRING });

interface Game extends Club {
  readonly decider: Person;
}

async function lateGame(): Promise<Game> {
  const club = await lateClub();
  const people = [club.ann, club.bob, club.cid] as const;
  await wantDirect(people, 'hand');
  await startGame(people);
  const decider = await deciderAmong(people);
  everybodyGoes(club.discord);
  await decider.sees('You hold the chips', { in: 'dm' });
  await club.discord.settled();
  return { ...club, decider };
}

/** What a person sees when the waiting is over. */
async function inTheEnd({ discord }: Club, person: Person, outcome: Outcome): Promise<VisibleMessage> {
  if (outcome.kind !== 'thinking' && outcome.kind !== 'updating') throw new Error(`not late, but ${outcome.kind}`);
  await discord.settled();
  const message = person.visible().find(({ id }) => id === outcome.message.id);
  if (message === undefined) throw new Error('the answer is gone');
  return message;
}

const panelOf = (person: Person): Promise<VisibleMessage> => person.sees(/^Waiting for/m);

async function openPanel(game: Game, where: 'table' | 'dm'): Promise<VisibleMessage> {
  const { decider } = game;
  const on = where === 'dm' ? await decider.sees('You hold the chips', { in: 'dm' }) : await panelOf(decider);
  return inTheEnd(game, decider, await decider.click('Play', { on }));
}

async function pressFirst(game: Game, panel: VisibleMessage): Promise<VisibleMessage> {
  const { decider } = game;
  return inTheEnd(game, decider, await decider.click(panel.pressable[0]?.customId ?? '', { on: panel }));
}

/** What happens at a running table, and what the person sees of it. */
const AT_A_TABLE: readonly (readonly [string, (game: Game) => Promise<VisibleMessage>, object])[] = [
  [
    'a private answer to a public message',
    async (game) => inTheEnd(game, game.bob, await game.bob.click('Recap', { on: await panelOf(game.bob) })),
    { ephemeral: true, text: expect.stringContaining('settles on') },
  ],
  [
    'a private answer with a picture',
    async (game) =>
      inTheEnd(game, game.decider, await game.decider.click('My hand', { on: await panelOf(game.decider) })),
    { ephemeral: true, files: [expect.objectContaining({ description: expect.stringContaining('You hold') })] },
  ],
  [
    'a command with a picture',
    async (game) => inTheEnd(game, game.bob, await game.bob.slash('game board')),
    { ephemeral: true, files: [expect.objectContaining({ name: 'board.png' })] },
  ],
  [
    'a command in a conversation with the bot',
    async (game) => inTheEnd(game, game.decider, await game.decider.slash('game hand', {}, { in: 'dm' })),
    { channel: '@dm', text: expect.stringContaining('Land') },
  ],
  [
    'an answer in place, with and without its picture',
    async (game) => pressFirst(game, await openPanel(game, 'table')),
    { ephemeral: true, text: expect.stringContaining('You picked land') },
  ],
  [
    'an answer in place, in a conversation with the bot',
    async (game) => pressFirst(game, await openPanel(game, 'dm')),
    { channel: '@dm', text: expect.stringContaining('You picked land') },
  ],
  [
    'an answer with a placeholder before it',
    async (game) => {
      const panel = await openPanel(game, 'table');
      return inTheEnd(game, game.decider, await game.decider.click('Suggest a move', { on: panel }));
    },
    { ephemeral: true, text: expect.stringContaining('My suggestion') },
  ],
  [
    'the present choices, for a press on an old panel',
    async (game) => {
      const first = await openPanel(game, 'table');
      // After a quarter of an hour, a new panel can't remove the one before it.
      game.discord.clock.turn(16 * 60_000);
      const second = await openPanel(game, 'table');
      await pressFirst(game, first);
      return pressFirst(game, second);
    },
    { ephemeral: true, text: expect.stringContaining('moved on') },
  ],
  [
    'a refusal to a person without a seat',
    async (game) => {
      const eve = game.guild.join('eve');
      return inTheEnd(game, eve, await eve.click('Play', { on: await panelOf(eve) }));
    },
    { ephemeral: true, text: expect.stringContaining('You don’t sit at this table') },
  ],
];

describe('late, and right in the end:', () => {
  it.each(AT_A_TABLE)('%s', async (_, act, seen) => {
    const game = await lateGame();
    expect(await act(game)).toMatchObject(seen);
    expect(callbacks(game.discord).filter((kind) => !LATE.some((late) => late === kind))).toEqual([]);
  });

  it('a press whose effect everybody sees, without a word to its presser', async () => {
    const club = await lateClub();
    const { ann, bob } = club;
    await ann.slash('urland');
    const lobby = await ann.sees('who plays?');
    const outcome = await bob.click('Join', { on: lobby });
    expect(outcome).toMatchObject({ kind: 'updating', message: { id: lobby.id } });
    await ann.sees(({ id, text }) => id === lobby.id && text.includes(bob.mention));
    expect(bob.visible()).toHaveLength(1);
  });

  it('the same, refused: the public message stays, and its presser alone reads why', async () => {
    const club = await lateClub();
    const { ann, bob, discord } = club;
    await ann.slash('urland', { computers: 2 });
    const lobby = await ann.sees('Ready to start.');
    expect(await bob.click('Start', { on: lobby })).toMatchObject({ kind: 'updating' });
    await bob.sees(({ ephemeral, text }) => ephemeral && text.includes('Only the host of this table can do that'));
    await discord.settled();
    expect((await ann.sees('who plays?')).id).toBe(lobby.id);
  });

  it('a form, which opens at once, and what it sends', async () => {
    const club = await lateClub();
    const { ann, discord } = club;
    const settings = await inTheEnd(club, ann, await ann.slash('game settings'));
    expect(await ann.click('Time zone', { on: settings })).toMatchObject({ kind: 'modal' });
    const sent = await inTheEnd(club, ann, await ann.submit({ zone: 'Europe/Berlin' }));
    expect(sent).toMatchObject({ id: settings.id, text: expect.stringContaining('Europe/Berlin') });
    expect(callbacks(discord)).toEqual([LATE[0], AT_ONCE[0], LATE[1]]);
  });

  it('what is found by the typed words, which can’t wait', async () => {
    const { ann, discord } = await lateClub();
    const found = await ann.autocomplete('game rules', { topic: 'teet' }, 'topic');
    expect(found.map(({ name }) => name)).toContain('Teeth · Urland');
    expect(callbacks(discord)).toEqual([AT_ONCE[1]]);
  });

  it('the neutral sentence after a mistake of ours', async () => {
    const club = await lateClub();
    const { ann, expectTrouble, databaseFile } = club;
    expectTrouble();
    const { client } = openDatabase(databaseFile);
    client.exec('ALTER TABLE panels RENAME TO lost');
    const answer = await inTheEnd(club, ann, await ann.slash('game board', {}, { in: 'dm' }));
    expect(answer.text).toContain('Something went wrong on my side');
    client.exec('ALTER TABLE lost RENAME TO panels');
    client.close();
  });
});
