/** Holds what people were shown and told against what was kept. */
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import { createdAt } from '#emulator/snowflake.ts';
import type { Message } from '#emulator/world/world.ts';
import type { TableId } from '#tables/ids.ts';
import type { Asked, KeptTables } from './kept.ts';
import type { Records } from './players.ts';

/** A decision that somebody was asked for, as long as it was seen to be open. */
interface Episode extends Asked {
  readonly from: number;
  until: number;
}

/** In milliseconds: between a decision and a look at it, and between a decision and a call that was under way. */
const SLACK = 1_500;

const CALLS = /your move in|how do you react in|goes on in/;

export interface Watch {
  look(): void;
  /** What is still not shown. */
  unshown(): string[];
  /** Who is still not called. */
  uncalled(): string[];
  doubledCalls(): string[];
}

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'custom_id' in value && !('disabled' in value && value.disabled) ? [String(value.custom_id)] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
};

const FEWEST_ON_PANEL = 3;

/** The messages of a table that have a panel's buttons. */
export const livePanels = (guilds: readonly GuildHandle[], table: TableId): Message[] =>
  guilds
    .flatMap((guild) => guild.channel().messages)
    .filter(({ onlyFor }) => onlyFor === null)
    .filter(({ components }) => {
      const ids = idsIn(components).filter((id) => parseCustomId(id)?.table === table);
      return ids.length >= FEWEST_ON_PANEL;
    });

export function watchCalls(people: readonly Person[], guilds: readonly GuildHandle[], kept: () => KeptTables): Watch {
  const episodes = new Map<string, Episode>();

  const callsTo = ({ person, channel, from, until }: Episode): number[] =>
    (people.find(({ id }) => id === person)?.pushes() ?? [])
      .filter(({ why, channelId, words }) => why === 'mention' && channelId === channel && CALLS.test(words ?? ''))
      .map(({ messageId }) => createdAt(messageId))
      .filter((at) => at >= from - SLACK && at <= until);

  function look(): void {
    const now = Date.now();
    for (const asked of kept().asked()) {
      const known = episodes.get(asked.key);
      if (known) known.until = now;
      else episodes.set(asked.key, { ...asked, from: now, until: now });
    }
  }

  return {
    look,
    uncalled() {
      look();
      const keys = new Map(
        kept()
          .asked()
          .map((asked) => [asked.key, asked]),
      );
      return [...episodes.values()]
        .filter((each) => keys.get(each.key)?.hasJustActed === false && callsTo(each).length === 0)
        .map(({ key }) => `not called: ${key}`);
    },
    unshown() {
      const panels = kept()
        .running()
        .map(({ id }) => ({ id, count: livePanels(guilds, id).length }));
      return [
        ...(kept().isSeen() ? [] : ['something is unseen']),
        ...panels.filter(({ count }) => count !== 1).map(({ id, count }) => `${count} live panels: ${id}`),
      ];
    },
    doubledCalls: () =>
      [...episodes.values()].filter((each) => callsTo(each).length > 1).map(({ key }) => `called twice: ${key}`),
  };
}

/** Confirmed rows that are not in the log any more, or are others. */
export const lostIn = ({ acknowledged }: Records, kept: KeptTables): string[] =>
  acknowledged
    .filter(({ table, rows, sum }) => (kept.sums(table)[rows - 1] ?? null) !== sum)
    .map(({ table, version }) => `lost: ${table} ${version}`);

/** Entries that no press of their player asked for. */
export function doubledIn({ presses }: Records, kept: KeptTables): string[] {
  const sent = new Set(presses.map(({ table, person, version }) => `${table} ${person} ${version}`));
  return kept
    .entries()
    .map(({ table, person, version }) => `${table} ${person} ${version}`)
    .filter((entry) => !sent.has(entry));
}
