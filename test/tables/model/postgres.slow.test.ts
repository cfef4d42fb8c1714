import { afterAll, describe } from 'vitest';
import { emptiedDatabase } from '../../store/support/databases.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { modelLaws } from './model.ts';

const server = await startPostgres();
afterAll(() => server.stop());

const aDatabase = await emptiedDatabase(server);
describe('tables on a PostgreSQL server', () => modelLaws(aDatabase, 4, { accepted: 10, deaths: 0 }));
