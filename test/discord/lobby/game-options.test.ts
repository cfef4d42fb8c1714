/** The options of a game: from the command to the lobby, the thread and the rematch. */
import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '#discord/commands/definitions.ts';
import { readOffer, writeOffer } from '#discord/commands/opening-options.ts';
import type { OptionWords } from '#discord/games/game-words.ts';
import { lobbySettings } from '#discord/lobby/lobby-settings.ts';
import { customId, MOST_CUSTOM_ID } from '#discord/wire/custom-id.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import type { GameOption } from '#engine/options.ts';
import { GAME_IDS } from '#games/index.ts';
import { wordsIn } from '#i18n/words.ts';
import { SCENE_PRINTS } from '../../support/scene-prints.ts';
import { ANNA, BEN, openHouse, openTable, viewOf } from '../../tables/support/house.ts';
import { makeUnlikeItself } from '../games/another-game.ts';
import { aClub } from '../stage.ts';

const GOAL: GameOption = { id: 'goal', choices: ['twenty', 'ten'] };
const MAP: GameOption = { id: 'map', choices: ['wide', 'narrow', 'tiny'] };

const WORDS: Readonly<Record<string, OptionWords>> = {
  goal: { title: 'Goal', about: 'How far it is', choices: { twenty: 'twenty points', ten: 'ten points' } },
  map: { title: 'Map', about: 'Where it is played', choices: { wide: 'wide', narrow: 'narrow', tiny: 'tiny' } },
};

/** A game with a goal and a map. On the tiny map, ten points are all there is. */
const playWithOptions = (): void =>
  makeUnlikeItself('urland', {
    game: {
      options: [GOAL, MAP],
      settleOptions: (options) => (options['map'] === 'tiny' ? { ...options, goal: 'ten' } : options),
    },
    words: { options: () => WORDS },
  });

const labels = ({ pressable }: VisibleMessage) => pressable.map(({ label }) => label);

const chosenIn = ({ pressable }: VisibleMessage) =>
  pressable.flatMap(({ choices }) => choices.filter(({ chosen }) => chosen).map(({ label }) => label));

const aLobby = async (options: Record<string, string | number> = {}) => {
  playWithOptions();
  const club = await aClub({ pictures: SCENE_PRINTS });
  await club.ann.slash('urland', options);
  return { ...club, lobby: await club.ann.sees('who plays?') };
};

describe('a game with options', () => {
  it('asks nobody about a hidden one', () => {
    makeUnlikeItself('urland', {
      game: { options: [GOAL, { ...MAP, isHidden: true }], settleOptions: (options) => options },
      words: { options: () => WORDS },
    });
    const [opening] = commandDefinitions(['urland']);
    const names = opening?.options?.map(({ name }) => name);
    expect([names?.includes('goal'), names?.includes('map')]).toEqual([true, false]);
  });

  it('has them in its command, each with its choices', () => {
    playWithOptions();
    const [opening] = commandDefinitions(['urland']);
    expect(opening?.options).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'goal',
          description: 'How far it is',
          choices: [
            expect.objectContaining({ name: 'twenty points', value: 'twenty' }),
            expect.objectContaining({ name: 'ten points', value: 'ten' }),
          ],
        }),
      ]),
    );
  });

  it('is opened with the usual choices where nothing else is asked for', async () => {
    const { lobby } = await aLobby();
    expect(lobby.text).toContain('Goal: twenty points · Map: wide');
  });

  it('is opened with the options of the command', async () => {
    const { lobby } = await aLobby({ goal: 'ten', map: 'narrow' });
    expect(lobby.text).toContain('Goal: ten points · Map: narrow');
  });

  it('lets the host switch between two choices, and choose among more', async () => {
    const { ann, bob } = await aLobby();
    await ann.click('Settings');
    await ann.click('Goal: twenty points');
    await ann.sees((message) => labels(message).includes('Goal: ten points'));
    await ann.click('Goal: ten points');
    await ann.sees((message) => labels(message).includes('Goal: twenty points'));
    await ann.select('Map', ['Map: narrow']);
    await ann.sees((message) => chosenIn(message).includes('Map: narrow'));
    await bob.sees('Goal: twenty points · Map: narrow');
  });

  it('tells the others what is agreed on, and lets nobody but the host change it', async () => {
    const { bob } = await aLobby();
    const settings = await bob.click('Settings');
    expect(settings).toMatchObject({
      message: { text: expect.stringContaining('- Goal: twenty points\n- Map: wide') },
    });
    expect(settings.kind === 'replied' && labels(settings.message)).toEqual(['Check the draws']);
  });

  it('greys out an option that another choice has settled', async () => {
    const { ann } = await aLobby();
    await ann.click('Settings');
    await ann.select('Map', ['Map: tiny']);
    await ann.sees(({ disabled }) => disabled.some(({ label }) => label === 'Goal: ten points'));
  });

  it('is opened in a thread with the same wishes', async () => {
    const { ann, bob, lobby: first } = await aLobby();
    await bob.slash('urland', { map: 'narrow', goal: 'ten' });
    await bob.click('Another table in a thread');
    const isElsewhere = ({ channelId, text }: VisibleMessage) =>
      text.includes('who plays?') && channelId !== first.channelId;
    const lobby = await ann.sees(isElsewhere);
    expect(lobby.text).toContain('Goal: ten points · Map: narrow');
  });

  it('keeps them in a rematch', async () => {
    const { ann } = await aLobby({ computers: 2, map: 'narrow', goal: 'ten' });
    await ann.sees('Ready to start.');
    await ann.click('Start');
    await ann.sees('Waiting for');
    await ann.slash('game stop');
    await ann.click('Yes');
    await ann.click('Rematch', { on: await ann.sees('The game was stopped') });
    const lobby = await ann.sees('who plays?');
    expect(lobby.text).toContain('Goal: ten points · Map: narrow');
  });
});

describe('an offer to open a table elsewhere', () => {
  it.each([{}, { goal: 'ten' }, { map: 'tiny' }, { goal: 'twenty', map: 'narrow', players: 4, level: 'strong' }])(
    'reads back %o',
    (wishes) => {
      playWithOptions();
      const offer = { game: 'urland', wishes, name: '1234567890123456789' } as const;
      expect(readOffer(writeOffer(offer))).toEqual(offer);
    },
  );

  it('from before games had options, and from before offers had names, is still good', () => {
    playWithOptions();
    const args = ['urland', '4', '2', 'strong', 'decision-24', 'en'];
    const wishes = { players: 4, computers: 2, level: 'strong', clock: 'decision-24', language: 'en' };
    expect(readOffer([...args, '123'])).toEqual({ game: 'urland', wishes, name: '123' });
    expect(readOffer(args)).toEqual({ game: 'urland', wishes, name: null });
  });

  it('has room for ten options in an id', () => {
    const options = Array.from({ length: 10 }, (_, index) => ({ ...MAP, id: `map-${index}` }));
    makeUnlikeItself('urland', { game: { options } });
    const chosen = Object.fromEntries(options.map(({ id }) => [id, 'tiny']));
    const wishes = { ...chosen, players: 5, computers: 4, level: 'strong', clock: 'decision-0.25', language: 'en' };
    const args = writeOffer({ game: 'urland', wishes, name: '1234567890123456789' });
    expect(customId('open-thread', { args }).length).toBeLessThanOrEqual(MOST_CUSTOM_ID);
  });
});

describe('the settings of a lobby', () => {
  const aReader = { palette: 'standard', language: 'en', words: wordsIn('en') } as const;

  it('have room for six switches and three lists', async () => {
    const options = Array.from({ length: 9 }, (_, index) => ({ ...(index < 6 ? GOAL : MAP), id: `option-${index}` }));
    const words = { title: 'Option', about: '', choices: { ...WORDS['goal']?.choices, ...WORDS['map']?.choices } };
    makeUnlikeItself('urland', {
      game: { options, settleOptions: (chosen) => chosen },
      words: { options: () => Object.fromEntries(options.map(({ id }) => [id, words])) },
    });
    const house = openHouse();
    const table = await openTable(house, [ANNA, BEN]);
    const view = await viewOf(house, table);
    house.close();
    const reader = { ...aReader, names: ['Anna', 'Ben'], absent: [null, null], colours: ['red', 'blue'] };
    const showing = { person: ANNA, note: null, fresh: '1' };
    expect(() => payloadOf(lobbySettings(view, reader, showing))).not.toThrow();
  });
});

describe.each(GAME_IDS)('the command that opens %s', (game) => {
  it('has no two options of one name', () => {
    const [opening] = commandDefinitions([game]);
    const names = opening?.options?.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
  });
});
