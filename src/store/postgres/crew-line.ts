/** One connection that is always there, or soon again: for locks that end with it, and for what other processes tell. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { postgresTroubleOf } from './troubles.ts';
import { ANSWER_WITHIN, connectWatchfully } from './watchful-connection.ts';

export interface CrewLine {
  /** Rejects while the server is away. */
  ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** In milliseconds, between two tries to reach a server that is away. */
const PAUSE = 200;

const noLine = (): Error => Object.assign(new Error('the connection is lost'), { code: 'ECONNRESET' });

/** `hear`: what is told in this channel. `lost`: the connection has ended, and all locks with it. */
export async function createCrewLine(
  url: string,
  channel: string,
  hear: (text: string) => void,
  lost: () => void,
): Promise<CrewLine> {
  let isClosed = false;
  let held: pg.Client | null = await open();

  async function open(): Promise<pg.Client> {
    const client = await connectWatchfully(url, { query_timeout: ANSWER_WITHIN, pipeline: true });
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    client.once('end', () => replace(client));
    await client.query(`listen ${channel}`);
    return client;
  }

  /** One that has failed is never used again: its locks may be gone. */
  function replace(client: pg.Client): void {
    if (held !== client) return;
    held = null;
    lost();
    client.end().catch(() => undefined);
    void reopen();
  }

  async function reopen(): Promise<void> {
    while (!isClosed) {
      try {
        held = await open();
        return;
      } catch (error) {
        if (postgresTroubleOf(error) === null) throw error;
        await wait(PAUSE);
      }
    }
  }

  return {
    async ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
      const client = held;
      if (client === null) throw noLine();
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        replace(client);
        throw error;
      }
    },
    async close() {
      isClosed = true;
      const last = held;
      held = null;
      await last?.end().catch(() => undefined);
    },
  };
}
