/** The world in which tables are tried out: people, channels, a clock, and a process that can be killed at any statement. */
import { seededDice } from '#engine/chance.ts';
import type { Fact } from '#tables/facts.ts';
import { type ChannelId, channelId, type PersonId, personId, type TableId } from '#tables/ids.ts';
import type { LogRow } from '#tables/log/log.ts';
import type { TableStore } from '#tables/ports.ts';
import type { TestDatabase } from '../../store/support/databases.ts';
import { countedSecrets, handClock, type TestHouse } from '../support/house.ts';

export const PEOPLE: readonly PersonId[] = ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay'].map(personId);
export const CHANNELS: readonly ChannelId[] = ['north', 'east', 'south', 'west'].map(channelId);

/** When the process dies: before so many statements more have run, or right after the next transaction is committed. */
export type Death = { readonly kind: 'statement'; readonly left: number } | { readonly kind: 'after-commit' };

export interface World {
  house: TestHouse;
  readonly tables: TableId[];
  /** Each log, as last seen. */
  readonly logs: Map<TableId, readonly LogRow[]>;
  /** The rows with which changes begin, by `firstRow`. */
  readonly firsts: Set<string>;
  readonly facts: Fact[];
  isDead(): boolean;
  arm(death: Death | null): void;
  /** A new process on the same database. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

export const firstRow = (table: TableId, seq: number): string => `${table} ${seq}`;

export async function createWorld(database: TestDatabase): Promise<World> {
  const clock = handClock();
  const secrets = countedSecrets();
  const dice = seededDice(1);
  const firsts = new Set<string>();
  const facts: Fact[] = [];
  let death: Death | null = null;
  let isDead = false;
  let statements = 0;

  const die = () => {
    isDead = true;
    throw new Error('killed');
  };

  const beforeStatement = () => {
    if (isDead) die();
    if (death?.kind === 'statement' && statements++ >= death.left) die();
  };

  const around = (store: TableStore): TableStore => ({
    ...store,
    async save(kept) {
      const [first] = kept.rows;
      if (first) firsts.add(firstRow(kept.table.id, first.seq));
      const saving = await store.save(kept);
      if (death?.kind === 'after-commit') die();
      return saving;
    },
  });

  const open = () =>
    database.house({
      clock,
      secrets,
      dice,
      beforeStatement,
      around,
      announcer: {
        announce(_, news) {
          if (!isDead) facts.push(...news);
        },
      },
    });

  const world: World = {
    house: await open(),
    tables: [],
    logs: new Map(),
    firsts,
    facts,
    isDead: () => isDead,
    arm(next) {
      death = next;
      statements = 0;
    },
    async reopen() {
      await world.house.tables.idle();
      await world.house.close();
      death = null;
      isDead = false;
      world.house = await open();
      await world.house.tables.resume();
      await world.house.tables.idle();
    },
    close: async () => world.house.close(),
  };
  return world;
}
