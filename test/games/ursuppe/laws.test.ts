import { laws } from './laws.ts';

laws(1);
