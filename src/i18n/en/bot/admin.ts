/** The bot's words to whoever manages a server. */
import { listsOf, pluralsOf } from '../../plural.ts';
import { days } from '../spans.ts';

const list = listsOf('en');
const plural = pluralsOf<'one' | 'other'>('en');

const tables = (count: number): string => plural(count, { one: '# table', other: '# tables' });
const people = (count: number): string => plural(count, { one: '# person', other: '# people' });
const lobbies = (count: number): string => plural(count, { one: '# idle lobby', other: '# idle lobbies' });

/** Ends every refusal. */
const WHO_CAN = 'Whoever manages this server can change that with `/games-admin`.';

const atOnce = (most: number | null): string => (most === null ? 'any number' : tables(most));
const where = (place: 'channel' | 'thread'): string =>
  place === 'channel' ? 'in the channel itself' : 'in a thread of their own';

interface Channels {
  /** As mentions. */
  readonly channels: readonly string[];
}

interface Roles {
  readonly roles: readonly string[];
}

interface Most {
  readonly most: number | null;
}

export const admin = {
  title: 'Tables on this server',
  notYours: 'Only people who may manage this server can do that. Ask one of them, or use `/game help`.',
  onlyInServer: 'Rules belong to a server: use `/games-admin` there.',
  saved: '✅ Saved.',
  back: 'Back',
  pages: {
    overview: 'Overview',
    opening: 'Where and who',
    limits: 'How many',
    defaults: 'New tables',
    bans: 'Bans',
    idle: 'Idle lobbies',
    changes: 'Changes',
  },
  notice: 'Notice…',
  summary: {
    channels: ({ channels }: Channels) =>
      `Tables open in: **${channels.length === 0 ? 'every channel' : list(channels)}**`,
    roles: ({ roles }: Roles) => `Who opens them: **${roles.length === 0 ? 'everybody' : list(roles)}**`,
    most: ({ person, channel, server }: { person: number | null; channel: number | null; server: number | null }) =>
      person === null && channel === null && server === null
        ? 'At the same time: **any number of tables**'
        : `At the same time: **${atOnce(person)}** a person, **${atOnce(channel)}** a channel, **${atOnce(server)}** in all`,
    defaults: ({ clock, place }: { clock: string; place: 'channel' | 'thread' }) =>
      `New tables: **${clock}**, **${where(place)}**`,
    keep: ({ days: count }: { days: number }) => `Finished tables are deleted after **${days(count)}**`,
    banned: ({ count }: { count: number }) => `Banned from tables: **${count === 0 ? 'nobody' : people(count)}**`,
  },
  opening: {
    about:
      'Nothing chosen means everywhere and everybody. A channel stands for its threads, too. It holds for managers as well.',
    channels: 'Channels where tables may be opened',
    roles: 'Roles that may open tables',
  },
  limits: {
    about: 'Lobbies and running games count; sleeping and finished ones don’t.',
    person: ({ most }: Most) => `A person may host ${atOnce(most)}`,
    channel: ({ most }: Most) => `A channel with its threads may have ${atOnce(most)}`,
    server: ({ most }: Most) => `The server may have ${atOnce(most)}`,
  },
  defaults: {
    about:
      'Clock and place are for new tables whose host asks for nothing else. How long finished tables stay holds for all of them, older ones too.',
    clock: 'Clock of new tables',
    language: 'Language of new tables',
    hostLanguage: 'Language: that of the host',
    place: ({ place }: { place: 'channel' | 'thread' }) => `Open new tables ${where(place)}`,
    keep: ({ days: count }: { days: number }) => `Delete finished tables after ${days(count)}`,
  },
  bans: {
    about: 'Whoever is banned can neither open a table nor sit down at one. Where they sit, they play on.',
    ban: 'Ban from tables…',
    unban: 'Lift the ban of…',
    list: ({ who, more }: { who: readonly string[]; more: number }) =>
      `Banned: ${list(more === 0 ? who : [...who, `${more} more`])}`,
    nobody: 'Nobody is banned.',
    cannot: '⚠️ That did not work: they are banned already, not banned, or a bot.',
  },
  idle: {
    about: ({ count }: { count: number }) =>
      count === 0
        ? 'No lobby has stood idle for a day.'
        : `${lobbies(count)}: nobody has joined or changed anything there for a day. Whoever sits there can open a new table any time.`,
    close: ({ count }: { count: number }) => `Close ${lobbies(count)}`,
    closed: ({ count }: { count: number }) => `✅ Closed: ${lobbies(count)}.`,
  },
  noticeForm: {
    title: 'A notice to all tables',
    label: 'What should everybody at a table know?',
    about: 'Shown once at every table of this server, silently',
    shown: ({ count }: { count: number }) =>
      count === 0 ? 'No table is open, so nobody has seen it.' : `✅ Shown at ${tables(count)}.`,
    empty: '⚠️ There was nothing in it, so nothing was shown.',
    /** At the tables. */
    posted: ({ text }: { text: string }) => `📣 **From whoever manages this server**\n${text}`,
  },
  changes: {
    none: 'Nothing was changed yet.',
    /** `who`: null once their data is deleted. `seconds`: since 1970. */
    line: ({ who, seconds, what }: { who: string | null; seconds: number; what: string }) =>
      `<t:${seconds}:f> ${who ?? 'somebody'}: ${what}`,
    channels: ({ channels }: Channels) => `tables open in ${channels.length === 0 ? 'every channel' : list(channels)}`,
    roles: ({ roles }: Roles) => `${roles.length === 0 ? 'everybody' : list(roles)} may open tables`,
    most: {
      person: ({ most }: Most) => `a person may host ${atOnce(most)}`,
      channel: ({ most }: Most) => `a channel with its threads may have ${atOnce(most)}`,
      server: ({ most }: Most) => `the server may have ${atOnce(most)}`,
    },
    clock: ({ clock }: { clock: string }) => `new tables have: ${clock}`,
    language: ({ language }: { language: string | null }) =>
      `new tables speak ${language ?? 'the language of their host'}`,
    place: ({ place }: { place: 'channel' | 'thread' }) => `new tables open ${where(place)}`,
    keep: ({ days: count }: { days: number | null }) =>
      count === null
        ? 'finished tables stay as long as the bot keeps any'
        : `finished tables are deleted after ${days(count)}`,
    ban: ({ who }: { who: string | null }) => `banned ${who ?? 'somebody'}`,
    unban: ({ who }: { who: string | null }) => `lifted the ban of ${who ?? 'somebody'}`,
    'closed-idle': ({ count }: { count: number }) => `closed ${lobbies(count)}`,
    notice: ({ text }: { text: string }) => `showed a notice: ${text}`,
  },
  refusals: {
    channel: ({ channels }: Channels) => `Tables are not opened in this channel. Use ${list(channels)}. ${WHO_CAN}`,
    role: ({ roles }: Roles) =>
      `Here, only people with ${list(roles)} open tables; everybody can join them. ${WHO_CAN}`,
    most: {
      person: ({ most }: { most: number }) =>
        `You host ${tables(most)} here already, as many as a person may. Finish or close one of them (\`/game tables\` lists yours). ${WHO_CAN}`,
      channel: ({ most }: { most: number }) =>
        `${tables(most)} in this channel and its threads: that is as many as may be. Join one of them, wait until one is over, or use another channel. ${WHO_CAN}`,
      server: ({ most }: { most: number }) =>
        `${tables(most)} on this server: that is as many as may be. Join one of them, or wait until one is over. ${WHO_CAN}`,
    },
  },
};
