import { antsLaws } from './laws.ts';

antsLaws(6);
