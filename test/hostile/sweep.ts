/** Every route, every command and whatever is typed into one: once as the bot asks for it, once bent. */
import { ComponentType } from 'discord-api-types/v10';
import { ROUTE_NAMES, type RouteName } from '#discord/route-names.ts';
import { COMMANDS } from '#discord/routes.ts';
import { conversationWith } from '#emulator/world/channels.ts';
import { readTables } from '#store/sqlite/table-reader.ts';
import { tableId } from '#tables/ids.ts';
import type { Forgery } from './forgeries.ts';
import { PRESSES, type Shape } from './presses-by-route.ts';
import type { RawPress } from './raw-press.ts';
import { type Club, GAMES, type Moment, SMALL } from './world.ts';

export interface Probe {
  /** The route or the command that has to hear of it; null for what is only typed. */
  readonly reaches: string | null;
  /** Made when it is sent: it names the version and the message of then. */
  forgery(): Forgery;
}

export interface Sweep {
  readonly club: Club;
  readonly moment: Moment;
  readonly name: string;
  /** Whose running table it is about: 0 is the first. */
  readonly running: number;
  /** In their conversation with the bot, where nothing but buttons, selects and forms differs. */
  readonly isDirect?: boolean;
  readonly isWanted?: (route: RouteName) => boolean;
}

/** Well formed to the letter, and never meant by any route. */
const BENT_ARGS = ['__proto__', '-1'] as const;
const BENT_VALUES = ['__proto__', '-1'] as const;

/** The channel of the table that a press is about. */
const CHANNEL = { nowhere: 'lobby', lobby: 'lobby', over: 'over', asleep: 'asleep' } as const;

function channelFor({ club, running }: Sweep, { at }: Shape): string {
  return club.channel(at === 'running' ? (GAMES[running % GAMES.length] ?? SMALL) : CHANNEL[at]);
}

/** The version on show; none before a game has begun. */
function versionOf({ databaseFile }: Club, table: string): string {
  const reader = readTables(databaseFile);
  const version = reader.table(tableId(table))?.play?.version;
  reader.close();
  return version === undefined ? '' : String(version);
}

function idOf(route: RouteName, shape: Shape, isBent: boolean, sweep: Sweep): string {
  const channel = channelFor(sweep, shape);
  const named = sweep.moment.tables.find((each) => each.channel === channel)?.id ?? '';
  const table = shape.at === 'nowhere' ? '' : named;
  if (isBent) return [route, table, '99', ...BENT_ARGS].join(':');
  return [route, table, table === '' ? '' : versionOf(sweep.club, table), ...(shape.args ?? [])].join(':');
}

const fieldsOf = (fields: Readonly<Record<string, string>>, isBent: boolean): unknown =>
  Object.entries(fields).map(([name, value]) => ({
    type: ComponentType.Label,
    component: { type: ComponentType.TextInput, custom_id: name, value: isBent ? '\u202e\u0000' : value },
  }));

function pressOf({ values, fields }: Shape, customId: string, message: string, isBent: boolean): RawPress {
  if (fields) return { kind: 'form', customId, message, components: fieldsOf(fields, isBent) };
  if (values) return { kind: 'select', of: 'text', customId, message, values: isBent ? BENT_VALUES : values };
  return { kind: 'button', customId, message };
}

function messageIn({ club, name }: Sweep, channel: string): string {
  const person = club.person(name);
  const id = channel === 'dm' ? conversationWith(club.discord.discord, person.id).id : channel;
  return person.visible({ in: { id } })[0]?.id ?? '';
}

const probeOf = (route: RouteName, isBent: boolean, sweep: Sweep): Probe => ({
  reaches: route,
  forgery() {
    const shape = PRESSES[route];
    const channel = sweep.isDirect ? 'dm' : channelFor(sweep, shape);
    const message = messageIn(sweep, channel);
    return { channel, press: pressOf(shape, idOf(route, shape, isBent, sweep), message, isBent) };
  },
});

const BENT_OPTIONS = [
  { name: 'players', type: 3, value: '__proto__', focused: true },
  { name: 'topic', type: 4, value: -1 },
] as const;

function probeOfCommand(path: string, kind: 'command' | 'typing', isBent: boolean, sweep: Sweep): Probe {
  const [name = '', sub] = path.split(' ');
  const typed = kind === 'typing' ? [{ name: 'topic', type: 3, value: 'a', focused: true }] : [];
  const options = isBent ? BENT_OPTIONS : typed;
  const press: RawPress = { kind, name, options: sub === undefined ? options : [{ name: sub, type: 1, options }] };
  const channel = sweep.isDirect ? 'dm' : channelFor(sweep, { at: 'running' });
  return { reaches: kind === 'typing' ? null : `/${path}`, forgery: () => ({ channel, press }) };
}

const BOTH = [false, true] as const;

export const commandsIn = (sweep: Sweep): Probe[] =>
  COMMANDS.flatMap(({ path, suggest }) =>
    BOTH.flatMap((isBent) => [
      probeOfCommand(path, 'command', isBent, sweep),
      ...(suggest ? [probeOfCommand(path, 'typing', isBent, sweep)] : []),
    ]),
  );

/** `forms`: bent or not. */
export const routesIn = (sweep: Sweep, forms: readonly boolean[] = BOTH): Probe[] =>
  ROUTE_NAMES.filter(sweep.isWanted ?? (() => true)).flatMap((route) =>
    forms.map((isBent) => probeOf(route, isBent, sweep)),
  );
