/** What managers decide for their server, and what they do at its tables. */
import { err, ok, type Result } from '#engine/result.ts';
import type { Words } from '#i18n/words.ts';
import { createQueues } from '#shared/queue.ts';
import type { ChannelId, GuildId, PersonId } from '#tables/ids.ts';
import type { AwakeTable, Clock, TableStore } from '#tables/ports.ts';
import type { Refusal } from '#tables/refusals.ts';
import { changedRules, type HouseChange, type HouseRules, isPossible } from '#tables/servers/house-rules.ts';
import { type OpeningAttempt, type OpeningRefusal, refuseOpening } from '#tables/servers/opening.ts';
import type { KeptChange, ServerStore } from '#tables/servers/server-store.ts';
import type { Tables } from '#tables/service/tables.ts';
import { DAY } from '#tables/time/allowance.ts';
import { tableWords } from '../readers/readers.ts';
import type { Message } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';

/** A lobby that nobody has touched for so long is idle. */
const IDLE_AFTER = DAY;
/** As many changes as a message has room for. */
const MOST_CHANGES = 20;

interface HouseParts {
  readonly servers: ServerStore;
  readonly store: Pick<TableStore, 'awakeIn'>;
  readonly tables: Pick<Tables, 'cancel' | 'view'>;
  readonly clock: Clock;
  /** The channel that a thread is in; any other channel itself. */
  homeOf(channel: ChannelId): ChannelId;
  readonly poster: Pick<Poster, 'post'>;
}

export interface House {
  rules(guild: GuildId): Promise<HouseRules>;
  /** Keeps it with who and when. */
  change(guild: GuildId, by: PersonId, change: HouseChange): Promise<Result<HouseRules, Refusal>>;
  /** The latest first. */
  changes(guild: GuildId): Promise<readonly KeptChange[]>;
  refuseOpening(guild: GuildId, opening: Omit<OpeningAttempt, 'open'>): Promise<OpeningRefusal | null>;
  /** How many lobbies have stood idle for a day. */
  idleLobbies(guild: GuildId): Promise<number>;
  /** Closes them; the number closed. */
  closeIdle(guild: GuildId, by: PersonId): Promise<number>;
  /** Shows a message once at every table that gathers or plays, in its language; the number of tables that it reached. */
  notify(guild: GuildId, contentIn: (words: Words) => Message): Promise<number>;
}

export function createHouse({ servers, store, tables, clock, homeOf, poster }: HouseParts): House {
  const queues = createQueues();

  async function changeNow(guild: GuildId, by: PersonId, change: HouseChange): Promise<Result<HouseRules, Refusal>> {
    const before = await servers.rules(guild);
    if (!isPossible(change, before)) return err({ code: 'bad-setting' });
    const rules = changedRules(before, change);
    await servers.keepChange(guild, rules, { at: clock.now(), by, change });
    return ok(rules);
  }

  const isIdle = ({ status, touchedAt }: AwakeTable): boolean =>
    status === 'lobby' && clock.now() - touchedAt >= IDLE_AFTER;

  const idleIn = async (guild: GuildId): Promise<AwakeTable[]> => (await store.awakeIn(guild)).filter(isIdle);

  async function countOf(done: readonly Promise<boolean>[]): Promise<number> {
    return (await Promise.all(done)).filter(Boolean).length;
  }

  async function notifyAt({ id, channel }: AwakeTable, contentIn: (words: Words) => Message): Promise<boolean> {
    const view = await tables.view(id, null);
    return view.ok && (await poster.post(channel, contentIn(tableWords(view.value)))).ok;
  }

  return {
    rules: (guild) => servers.rules(guild),
    // One after the other: each change begins with the rules that the one before has left.
    change: (guild, by, change) => queues.run(guild, () => changeNow(guild, by, change)),
    changes: (guild) => servers.changes(guild, MOST_CHANGES),
    async refuseOpening(guild, opening) {
      const awake = await store.awakeIn(guild);
      const open = awake.map(({ host, channel }) => ({ host, channel: homeOf(channel) }));
      return refuseOpening(await servers.rules(guild), { ...opening, channel: homeOf(opening.channel), open });
    },
    idleLobbies: async (guild) => (await idleIn(guild)).length,
    closeIdle: async (guild, by) =>
      countOf((await idleIn(guild)).map(async ({ id }) => (await tables.cancel(id, by, true)).ok)),
    notify: async (guild, contentIn) =>
      countOf((await store.awakeIn(guild)).map((table) => notifyAt(table, contentIn))),
  };
}
