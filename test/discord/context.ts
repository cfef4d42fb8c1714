/** The context of a press on a real table, without a Discord. */
import type { Context } from '#discord/wire/context.ts';
import { ok } from '#engine/result.ts';
import { GAME_IDS } from '#games/index.ts';
import { type Language, wordsIn } from '#i18n/words.ts';
import type { PersonId } from '#tables/ids.ts';
import { USUAL_RULES } from '#tables/servers/house-rules.ts';
import type { TestHouse } from '../tables/support/house.ts';

export const contextIn = async (language: Language, house: TestHouse, person: PersonId): Promise<Context> => ({
  tables: house.tables,
  person,
  guild: null,
  invitation: () => '',
  house: {
    rules: async () => USUAL_RULES,
    change: async () => ok(USUAL_RULES),
    changes: async () => [],
    refuseOpening: async () => null,
    idleLobbies: async () => 0,
    closeIdle: async () => 0,
    notify: async () => 0,
  },
  operator: { version: '', contact: null, keepDays: 365, sendFeedback: null },
  settings: await house.tables.settings(person),
  games: GAME_IDS,
  language,
  words: wordsIn(language),
  brakes: { take: () => null, until: () => null, giveBack: () => undefined },
  now: () => 0,
  channels: {
    busyIn: async () => null,
    tableFor: async () => null,
    kindOf: async () => 'channel',
    isShown: async () => true,
    openThread: async () => null,
    showAgain: async () => true,
    tablesOf: async () => [],
  },
  examination: {
    isOwner: async () => true,
    progress: () => new Map(),
    tick: () => undefined,
    pause: async () => undefined,
    post: async () => true,
    postPlain: async () => true,
    write: async () => true,
    openThread: async () => null,
    archive: async () => undefined,
    hasSlept: () => false,
    presenceIn: () => 'here',
    finish: async () => undefined,
  },
  readerOf: async ({ places }) => ({
    names: places.map((_, seat) => `Player ${seat}`),
    absent: places.map(() => null),
    colours: places.map(({ colour }) => colour),
    palette: 'standard',
    language,
    words: wordsIn(language),
  }),
  picture: async () => null,
});
