import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '#discord/commands/definitions.ts';
import { OPENING_COMMANDS, OPENING_ROUTES } from '#discord/commands/opening.ts';
import { findRules } from '#discord/commands/rules.ts';
import { presentationOf } from '#discord/games/index.ts';
import { openingAt } from '#discord/games/on-offer.ts';
import type { Context } from '#discord/wire/context.ts';
import type { Press } from '#discord/wire/route.ts';
import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { guildId } from '#tables/ids.ts';
import { gamesOnOffer } from '#tables/rulebook.ts';
import { SCENE_PRINTS } from '../../support/scene-prints.ts';
import { aClub } from '../stage.ts';
import { makeUnlikeItself } from './another-game.ts';

/** As text; a sentence with gaps as its source. */
const sentencesIn = (words: unknown): string[] =>
  typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesIn) : [String(words)];

describe('a template game', () => {
  it('is offered where it is asked for, and nowhere else', () => {
    makeUnlikeItself('urland', { module: { isTemplate: true } });
    expect(gamesOnOffer(false)).not.toContain('urland');
    expect(gamesOnOffer(true)).toContain('urland');
  });

  it('has no command where it is not offered', () =>
    expect(commandDefinitions([]).map(({ name }) => name)).toEqual(['game', 'games-admin']));

  it('is refused where its command or an offer of it is still about', async () => {
    const context = { games: [], words: wordsIn('en') } as unknown as Context;
    const opening = OPENING_COMMANDS.find(({ path }) => path === 'urland');
    const thread = OPENING_ROUTES.find(({ name }) => name === 'open-thread');
    const press = { id: { route: 'open-thread', table: null, version: null, args: ['urland'] } } as unknown as Press;
    const answers = [await opening?.handle({ ...press, options: {} }, context), await thread?.handle(press, context)];
    for (const answer of answers) expect(JSON.stringify(answer)).toContain('No new tables of Urland are opened here.');
  });

  it('can be played on where it is no longer offered, but has no rematch', async () => {
    const { ann, restart } = await aClub({ pictures: SCENE_PRINTS });
    await ann.slash('urland', { computers: 2 });
    await ann.sees('who plays?');
    await restart(async () => makeUnlikeItself('urland', { module: { isTemplate: true } }));
    await ann.click('Start');
    await ann.sees('Waiting for');
    await ann.slash('game stop');
    await ann.click('Yes');
    await ann.click('Rematch', { on: await ann.sees('The game was stopped') });
    await ann.sees('No new tables of Urland are opened here.');
    await ann.seesNo('who plays?');
  });
});

describe('sentences that send somebody to the command that opens a table', () => {
  it.each([
    [['urland'], '`/urland`'],
    [['urland', 'sticks'], '`/urland` or `/sticks`'],
  ])('name what is on offer: %j', (commands, open) => expect(wordsIn('en').bot.openWith({ commands })).toBe(open));

  it.each([
    ['conversation', null, '`/urland` in a server'],
    ['server', guildId('1'), '`/urland`'],
  ])('say so where it can’t be used: in a %s', async (_, guild, open) => {
    const context = { games: ['urland'], words: wordsIn('en'), guild } as unknown as Context;
    expect(await openingAt(null, context)).toBe(open);
  });

  it.each(LANGUAGES)('and no others of the bot name a game (%s)', (language) => {
    const own: readonly string[] = GAME_IDS;
    const { bot } = wordsIn(language);
    const common = Object.entries(bot).filter(([key]) => !own.includes(key));
    const names = GAME_IDS.flatMap((game) => [`/${game}`, presentationOf(game).words.title(wordsIn(language))]);
    const naming = sentencesIn(Object.fromEntries(common)).filter((each) => names.some((name) => each.includes(name)));
    expect(naming).toEqual([]);
  });
});

describe('/game rules suggests', () => {
  const suggested = (typed: string) => findRules(typed, { games: GAME_IDS, words: wordsIn('en') });

  it.each(GAME_IDS)('pages of %s, each with the game that it is of', (game) => {
    const own = suggested('').filter(({ value }) => value.startsWith(`${game}:`));
    expect(own.length).toBeGreaterThan(0);
  });

  it('pages that begin with the typed words before pages that only contain them', () => {
    const at = suggested('te').map(({ name, value }) => `${name} ${value}`.toLowerCase().indexOf('te'));
    expect(at.length).toBeGreaterThan(1);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
  });
});
