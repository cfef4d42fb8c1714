import { describe } from 'vitest';
import { sqliteDatabase } from '../../store/support/databases.ts';
import { modelLaws } from './model.ts';

const OFTEN = { tables: 70, accepted: 10, refused: 10, deaths: 10, undone: 10, stoodIn: 10, finished: 10 };

describe('many tables', () => modelLaws(async () => sqliteDatabase(), 40, OFTEN));
