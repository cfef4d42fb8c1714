import { storeConformance } from '../conformance.ts';
import { sqliteDatabase } from '../support/databases.ts';

storeConformance(async () => sqliteDatabase());
