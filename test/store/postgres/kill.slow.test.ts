import { afterAll } from 'vitest';
import { startPostgres } from '../../support/postgres-server.ts';
import { killLaws } from '../kill-laws.ts';
import { emptiedDatabase } from '../support/databases.ts';

const server = await startPostgres();
afterAll(() => server.stop());

killLaws(await emptiedDatabase(server), { least: 15, stride: 1, lives: [9, 30] });
