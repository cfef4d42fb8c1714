import { killLaws } from '../kill-laws.ts';
import { sqliteDatabase } from '../support/databases.ts';

killLaws(async () => sqliteDatabase(), { least: 60, stride: 1, lives: [1, 9, 30, 3, 17] });
