/** `/games-admin`: what the managers of a server decide for its tables. */
import type { GuildId } from '#tables/ids.ts';
import { MOST_NOTICE } from '#tables/servers/house-rules.ts';
import type { Command, TypedCommand } from '../commands/command.ts';
import { notHere } from '../commands/not-here.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { type Message, say } from '../wire/message.ts';
import { type Answer, deciding, instead, type Press, privately, type Route, type Sender } from '../wire/route.ts';
import { tooSoon } from '../wire/too-soon.ts';
import { ADMIN_PAGES, type AdminPage, adminPanel } from './admin-panel.ts';
import { ADMIN_SETTINGS, type AdminSetting, changeFrom } from './admin-settings.ts';

type Manage<S extends Sender> = (guild: GuildId, sender: S, context: Context) => Promise<Answer> | Answer;

/** Discord hides the command from all others; an old panel does not know that somebody manages the server no more. */
const managed =
  <S extends Sender>(manage: Manage<S>) =>
  (sender: S, context: Context): Promise<Answer> | Answer => {
    const { notYours, onlyInServer } = context.words.bot.admin;
    if (sender.guild === null) return privately(say(onlyInServer));
    return sender.isManager ? manage(sender.guild, sender, context) : privately(say(notYours));
  };

async function pageOf(page: AdminPage, guild: GuildId, context: Context, note: string | null): Promise<Message> {
  const { house, words, now, operator } = context;
  const [rules, idle, changes] = await Promise.all([
    house.rules(guild),
    page === 'idle' ? house.idleLobbies(guild) : 0,
    page === 'changes' ? house.changes(guild) : [],
  ]);
  const longestKept = operator.keepDays;
  return adminPanel(page, { words, rules, longestKept, idle, changes, fresh: now().toString(36), note });
}

const PAGE_OF: Readonly<Record<AdminSetting, AdminPage>> = {
  ...{ channels: 'opening', roles: 'opening' },
  ...{ 'most-person': 'limits', 'most-channel': 'limits', 'most-server': 'limits' },
  ...{ clock: 'defaults', language: 'defaults', place: 'defaults', keep: 'defaults' },
  ...{ ban: 'bans', unban: 'bans' },
};

async function set(guild: GuildId, { id, values, person }: Press, context: Context): Promise<Answer> {
  const [name, ...args] = id.args;
  const setting = ADMIN_SETTINGS.find((each) => each === name);
  if (setting === undefined) return instead(await pageOf('overview', guild, context, null));
  const { admin, refusals } = context.words.bot;
  const page = PAGE_OF[setting];
  const change = changeFrom(setting, values, args);
  const isDone = change !== null && (await context.house.change(guild, person, change)).ok;
  const trouble = page === 'bans' ? admin.bans.cannot : refusals['bad-setting'];
  return instead(await pageOf(page, guild, context, isDone ? admin.saved : trouble));
}

async function closeIdle(guild: GuildId, { person }: Press, context: Context): Promise<Answer> {
  const { house, words } = context;
  const count = await house.closeIdle(guild, person);
  if (count > 0) await house.change(guild, person, { kind: 'closed-idle', count });
  return instead(await pageOf('idle', guild, context, words.bot.admin.idle.closed({ count })));
}

function askForNotice(_: GuildId, __: Press, { words }: Context): Answer {
  const { title, label, about } = words.bot.admin.noticeForm;
  const field = { name: 'text', label, about, max: MOST_NOTICE, isLong: true };
  return { kind: 'modal', modal: { id: customId('admin-notice-shown'), title, fields: [field] } };
}

async function showNotice(guild: GuildId, { person, fields }: Press, context: Context): Promise<Answer> {
  const { house, words } = context;
  const { shown, empty } = words.bot.admin.noticeForm;
  const text = fields['text']?.trim() ?? '';
  if (text === '' || text.length > MOST_NOTICE) return instead(await pageOf('overview', guild, context, empty));
  const early = tooSoon('notice', context);
  if (early) return early;
  const count = await house.notify(guild, ({ bot }) => say(bot.admin.noticeForm.posted({ text })));
  await house.change(guild, person, { kind: 'notice', text });
  return instead(await pageOf('overview', guild, context, shown({ count })));
}

export const ADMIN_COMMANDS: readonly Command[] = [
  {
    path: 'games-admin',
    handle: managed<TypedCommand>(
      async (guild, typed, context) =>
        notHere(typed, context) ?? privately(await pageOf('overview', guild, context, null)),
    ),
  },
];

const show = async (guild: GuildId, { id }: Press, context: Context): Promise<Answer> =>
  instead(await pageOf(ADMIN_PAGES.find((page) => page === id.args[0]) ?? 'overview', guild, context, null));

export const ADMIN_ROUTES: readonly Route[] = [
  { name: 'admin', manner: 'update', handle: managed(show) },
  deciding({ name: 'admin-set', manner: 'update', handle: managed(set) }),
  deciding({ name: 'admin-close-idle', manner: 'update', handle: managed(closeIdle) }),
  { name: 'admin-notice', manner: 'modal', handle: managed(askForNotice) },
  { name: 'admin-notice-shown', manner: 'update', handle: managed(showNotice) },
];
