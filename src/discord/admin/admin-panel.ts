/** The rules of a server, on a few private pages. */
import { LANGUAGES, type Words, wordsIn } from '#i18n/words.ts';
import {
  type HouseRules,
  keptFor,
  LIMIT_SCOPES,
  type LimitScope,
  SHORTER_KEEP_DAYS,
} from '#tables/servers/house-rules.ts';
import type { KeptChange } from '#tables/servers/server-store.ts';
import { CLOCKS, clockAbout, clockKey, clockName } from '../lobby/clocks.ts';
import { customId } from '../wire/custom-id.ts';
import {
  type Block,
  buttons,
  channelSelect,
  type Message,
  mention,
  message,
  personSelect,
  roleSelect,
  select,
  text,
} from '../wire/message.ts';
import { ANY, adminSettingId, LIMITS_OFFERED, mostSetting } from './admin-settings.ts';
import { changeLines } from './change-lines.ts';
import { channelMention, roleMention } from './mentions.ts';

export const ADMIN_PAGES = ['overview', 'opening', 'limits', 'defaults', 'bans', 'idle', 'changes'] as const;
export type AdminPage = (typeof ADMIN_PAGES)[number];

interface HouseShown {
  readonly words: Words;
  readonly rules: HouseRules;
  /** How long tables are kept at most, in days. */
  readonly longestKept: number;
  /** How many lobbies stand idle. */
  readonly idle: number;
  readonly changes: readonly KeptChange[];
  /** Another one each time that a page is shown. */
  readonly fresh: string;
  /** A word about the last press. */
  readonly note: string | null;
}

/** As many as are named. */
const MOST_NAMED = 40;

const newTables = ({ words, rules }: HouseShown): string =>
  words.bot.admin.summary.defaults({ clock: clockName(rules.clock, words), place: rules.place });

function summary(showing: HouseShown): string[] {
  const { words, rules, longestKept } = showing;
  const say = words.bot.admin.summary;
  return [
    say.channels({ channels: rules.channels.map(channelMention) }),
    say.roles({ roles: rules.roles.map(roleMention) }),
    say.most(rules.most),
    newTables(showing),
    say.keep({ days: keptFor(rules, longestKept) }),
    say.banned({ count: rules.banned.length }),
  ];
}

const openingBlocks = ({ words, rules, fresh }: HouseShown): Block[] => [
  channelSelect(adminSettingId('channels', fresh), words.bot.admin.opening.channels, rules.channels),
  roleSelect(adminSettingId('roles', fresh), words.bot.admin.opening.roles, rules.roles),
];

function limitSelect(scope: LimitScope, { words, rules, fresh }: HouseShown): Block {
  const say = words.bot.admin.limits[scope];
  const now = rules.most[scope];
  const offered = [null, ...LIMITS_OFFERED[scope]];
  return select({
    id: adminSettingId(mostSetting(scope), fresh),
    placeholder: say({ most: now }),
    options: offered.map((most) => ({
      value: most === null ? ANY : String(most),
      label: say({ most }),
      selected: most === now,
    })),
  });
}

function clockSelect({ words, rules, fresh }: HouseShown): Block {
  return select({
    id: adminSettingId('clock', fresh),
    placeholder: words.bot.admin.defaults.clock,
    options: CLOCKS.map((clock) => ({
      value: clockKey(clock),
      label: clockName(clock, words),
      description: clockAbout(clock, words),
      selected: clockKey(clock) === clockKey(rules.clock),
    })),
  });
}

/** None if there is only one language. */
function languageSelect({ words, rules, fresh }: HouseShown): Block[] {
  if (LANGUAGES.length < 2) return [];
  const { language, hostLanguage } = words.bot.admin.defaults;
  const named = LANGUAGES.map((each) => ({
    value: each,
    label: wordsIn(each).bot.languageName,
    selected: rules.language === each,
  }));
  const options = [{ value: ANY, label: hostLanguage, selected: rules.language === null }, ...named];
  return [select({ id: adminSettingId('language', fresh), placeholder: language, options })];
}

/** None where whoever runs the bot keeps tables for so short a time that nothing shorter is on offer. */
function keepSelect({ words, rules, longestKept, fresh }: HouseShown): Block[] {
  const say = words.bot.admin.defaults;
  const shorter = SHORTER_KEEP_DAYS.filter((days) => days < longestKept);
  if (shorter.length === 0) return [];
  const days = keptFor(rules, longestKept);
  const options = [
    ...shorter.map((each) => ({ value: String(each), label: say.keep({ days: each }), selected: each === days })),
    { value: ANY, label: say.keep({ days: longestKept }), selected: days === longestKept },
  ];
  return [select({ id: adminSettingId('keep', fresh), placeholder: say.keep({ days }), options })];
}

function defaultBlocks(showing: HouseShown): Block[] {
  const { words, rules, fresh } = showing;
  const say = words.bot.admin.defaults;
  const other = rules.place === 'channel' ? 'thread' : 'channel';
  return [
    clockSelect(showing),
    ...languageSelect(showing),
    ...keepSelect(showing),
    buttons({ id: adminSettingId('place', fresh, other), label: say.place({ place: other }) }),
  ];
}

function banLine({ words, rules: { banned } }: HouseShown): string {
  const { list, nobody } = words.bot.admin.bans;
  const named = banned.slice(-MOST_NAMED);
  return banned.length === 0 ? nobody : list({ who: named.map(mention), more: banned.length - named.length });
}

function banBlocks({ words, rules, fresh }: HouseShown): Block[] {
  const { ban, unban } = words.bot.admin.bans;
  return [
    personSelect(adminSettingId('ban', fresh), ban),
    ...(rules.banned.length === 0 ? [] : [personSelect(adminSettingId('unban', fresh), unban)]),
  ];
}

const idleBlocks = ({ words, idle }: HouseShown): Block[] =>
  idle === 0
    ? []
    : [
        buttons({
          id: customId('admin-close-idle'),
          label: words.bot.admin.idle.close({ count: idle }),
          style: 'danger',
        }),
      ];

function overviewBlocks({ words }: HouseShown): Block[] {
  const { pages, notice } = words.bot.admin;
  const others = ADMIN_PAGES.filter((page) => page !== 'overview');
  return [
    buttons(...others.map((page) => ({ id: customId('admin', { args: [page] }), label: pages[page] })), {
      id: customId('admin-notice'),
      label: notice,
    }),
  ];
}

const CONTENTS: Readonly<
  Record<AdminPage, { lines(showing: HouseShown): readonly string[]; blocks(showing: HouseShown): Block[] }>
> = {
  overview: { lines: summary, blocks: overviewBlocks },
  opening: { lines: ({ words }) => [words.bot.admin.opening.about], blocks: openingBlocks },
  limits: {
    lines: ({ words }) => [words.bot.admin.limits.about],
    blocks: (showing) => LIMIT_SCOPES.map((scope) => limitSelect(scope, showing)),
  },
  defaults: {
    lines: (showing) => [showing.words.bot.admin.defaults.about, newTables(showing)],
    blocks: defaultBlocks,
  },
  bans: { lines: (showing) => [showing.words.bot.admin.bans.about, banLine(showing)], blocks: banBlocks },
  idle: { lines: ({ words, idle }) => [words.bot.admin.idle.about({ count: idle })], blocks: idleBlocks },
  changes: { lines: ({ words, changes }) => changeLines(changes, words), blocks: () => [] },
};

export function adminPanel(page: AdminPage, showing: HouseShown): Message {
  const { title, pages, back } = showing.words.bot.admin;
  const { lines, blocks } = CONTENTS[page];
  const head = page === 'overview' ? title : `${title}: ${pages[page]}`;
  const note = showing.note === null ? [] : [showing.note];
  const way = page === 'overview' ? [] : [buttons({ id: customId('admin', { args: ['overview'] }), label: back })];
  return message([text([`## ${head}`, ...note, ...lines(showing)].join('\n')), ...blocks(showing), ...way]);
}
