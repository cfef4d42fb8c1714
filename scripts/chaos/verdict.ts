/** Holds what people were shown and told against what was kept. */
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Person } from '#emulator/people/person.ts';
import { createdAt } from '#emulator/snowflake.ts';
import type { Asked, KeptTables } from './kept.ts';
import { type PanelWatch, watchPanels } from './panels.ts';
import type { Records } from './players.ts';

/** A decision that somebody was asked for: from the last look that did not see it to the first that did not see it any more. */
interface Episode extends Asked {
  readonly from: number;
  until: number;
  isOpen: boolean;
}

/** In milliseconds: a call was under way for so long when its decision was made. */
const SLACK = 1_500;

const CALLS = /your move in|how do you react in|goes on in/;
const REMINDERS = /is waiting for you/;

export interface Watch extends PanelWatch {
  look(): void;
  /** Who is still not called. */
  uncalled(): string[];
  doubledCalls(): string[];
  /** `sleeps`: after each of these times whoever was to decide then is reminded once. */
  reminders(sleeps: readonly number[]): { readonly count: number; readonly doubled: readonly string[] };
}

export function watchCalls(people: readonly Person[], guilds: readonly GuildHandle[], kept: () => KeptTables): Watch {
  const episodes = new Map<string, Episode>();

  const mentions = (person: string, channel: string, words: RegExp): number[] =>
    (people.find(({ id }) => id === person)?.pushes() ?? [])
      .filter((push) => push.why === 'mention' && push.channelId === channel && words.test(push.words ?? ''))
      .map(({ messageId }) => createdAt(messageId));

  const callsTo = ({ person, channel, from, until }: Episode): number[] =>
    mentions(person, channel, CALLS).filter((at) => at >= from && at <= until);

  /** One decision of each person in each channel. */
  const places = (): Episode[] => [
    ...new Map([...episodes.values()].map((each) => [`${each.person} ${each.channel}`, each])).values(),
  ];

  let looked = 0;

  function look(): void {
    const asOf = kept().asOf();
    const asked = new Map(
      kept()
        .asked()
        .map((each) => [each.key, each]),
    );
    for (const known of episodes.values()) {
      if (known.isOpen) known.until = asOf;
      known.isOpen &&= asked.has(known.key);
    }
    for (const [key, each] of asked) {
      const known = episodes.get(key);
      if (known) Object.assign(known, { until: asOf, isOpen: true });
      else episodes.set(key, { ...each, from: looked, until: asOf, isOpen: true });
    }
    looked = asOf;
  }

  return {
    ...watchPanels(guilds, kept),
    look,
    uncalled() {
      look();
      const keys = new Map(
        kept()
          .asked()
          .map((asked) => [asked.key, asked]),
      );
      return [...episodes.values()]
        .filter((each) => keys.get(each.key)?.hasJustActed() === false && callsTo(each).length === 0)
        .map(({ key }) => `not called: ${key}`);
    },
    doubledCalls: () =>
      places().flatMap(({ person, channel }) => {
        const there = [...episodes.values()].filter((each) => each.person === person && each.channel === channel);
        return spareCalls(there, mentions(person, channel, CALLS)).map(({ key }) => `called twice: ${key}`);
      }),
    reminders(sleeps) {
      const all = places().flatMap(({ person, channel }) =>
        mentions(person, channel, REMINDERS).map((at) => {
          const nth = sleeps.findLastIndex((begun) => begun <= at);
          return `${person} in ${channel}, after sleep ${nth}`;
        }),
      );
      const doubled = all.filter((each, index) => all.indexOf(each) < index);
      return { count: all.length, doubled: doubled.map((each) => `reminded twice: ${each}`) };
    },
  };
}

/**
 * Each call is for one decision, and each decision is called for once at most. A call that comes right after a decision was
 * made may have been under way for it. Returns the decisions for which there is a call too many, however calls are told apart.
 */
function spareCalls(episodes: readonly Episode[], calls: readonly number[]): Episode[] {
  const uncalled = new Set(episodes.toSorted((a, b) => a.until - b.until));
  return calls
    .toSorted((a, b) => a - b)
    .flatMap((at) => {
      const fits = ({ from, until }: Episode): boolean => at >= from && at <= until + SLACK;
      const first = [...uncalled].find(fits);
      if (first) uncalled.delete(first);
      return first ? [] : episodes.filter(fits).slice(-1);
    });
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
