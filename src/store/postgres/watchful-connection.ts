/** A connection of its own, whose end the server notices soon, whatever has happened to this process or its machine. */
import pg from 'pg';

/** In milliseconds. */
export const ANSWER_WITHIN = 3_000;

/** The server notices within seconds that the machine at the other end is gone. */
const WATCHFUL = 'set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3';

export async function connectWatchfully(url: string, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN,
    application_name: 'board-games',
    keepAlive: true,
    ...more,
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(WATCHFUL);
  return client;
}
