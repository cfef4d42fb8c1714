/** `/game tables`: a person's tables in all channels and servers, those first that wait for them. */
import type { TableView } from '#tables/table-view.ts';
import { openingOf } from '../games/on-offer.ts';
import { escaped } from '../readers/escaped.ts';
import { escapedTableName } from '../readers/table-name.ts';
import type { Context } from '../wire/context.ts';
import { inSeconds, LIMITS, lastThatFit, say } from '../wire/message.ts';
import { type Answer, privately } from '../wire/route.ts';

interface Listed {
  readonly view: TableView;
  readonly address: string | null;
}

/** The room for lines in a message, besides its title. */
const MOST_CHARACTERS = LIMITS.characters - 200;

/** Null if nobody is waited for. */
const since = ({ play }: TableView): number | null =>
  play === null || play.deciding.length === 0 ? null : Math.min(...play.deciding.map(({ beganAt }) => beganAt));

const isMyTurn = ({ mine, status }: TableView): boolean => status === 'running' && (mine?.isDeciding ?? false);

async function stateOf(view: TableView, context: Context): Promise<string> {
  const { tables } = context.words.bot;
  if (view.play === null) return tables.gathering({ taken: view.places.length, seats: view.options.seats });
  const [began, { deciding }] = [since(view), view.play];
  if (view.status === 'asleep' || began === null) return tables.asleep;
  const seconds = inSeconds(began);
  if (isMyTurn(view)) return tables.yourTurn({ seconds });
  const { names } = await context.readerOf(view);
  return tables.theirTurn({ names: deciding.map(({ seat }) => escaped(names[seat] ?? '')), seconds });
}

async function lineOf({ view, address }: Listed, context: Context): Promise<string> {
  const { tables } = context.words.bot;
  const name = escapedTableName(view, await context.readerOf(view));
  const at = tables.at({ name, channel: view.channel, address });
  return `${at}\n-# ${await stateOf(view, context)}`;
}

/** Those that have waited longest for the reader come first. */
const byUrgency = ({ view: a }: Listed, { view: b }: Listed): number =>
  Number(isMyTurn(b)) - Number(isMyTurn(a)) ||
  (since(a) ?? Number.MAX_SAFE_INTEGER) - (since(b) ?? Number.MAX_SAFE_INTEGER);

async function listed({ channels, tables, person }: Context): Promise<Listed[]> {
  const found = await Promise.all(
    (await channels.tablesOf(person)).map(async ({ table, address }) => {
      const view = await tables.view(table, person);
      return view.ok ? [{ view: view.value, address }] : [];
    }),
  );
  return found.flat().sort(byUrgency);
}

export async function showTables(context: Context): Promise<Answer> {
  const { words, games } = context;
  const all = await listed(context);
  if (all.length === 0) return privately(say(words.bot.tables.none({ open: openingOf(games, words) })));
  const lines = await Promise.all(all.map((each) => lineOf(each, context)));
  const shown = lastThatFit(lines.toReversed(), MOST_CHARACTERS).toReversed();
  const left = lines.length - shown.length;
  const more = left === 0 ? [] : [`-# ${words.bot.tables.more({ count: left })}`];
  return privately(say([`## ${words.bot.tables.title}`, ...shown, ...more].join('\n')));
}
