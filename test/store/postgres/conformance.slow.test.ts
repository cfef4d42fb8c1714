import { afterAll } from 'vitest';
import { startPostgres } from '../../support/postgres-server.ts';
import { storeConformance } from '../conformance.ts';
import { postgresDatabase } from '../support/databases.ts';

const server = await startPostgres();
afterAll(() => server.stop());

storeConformance(() => postgresDatabase(server));
