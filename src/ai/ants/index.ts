/** Computer players of ANTS. */
import type { Ants } from '#games/ants/types.ts';
import type { Computers } from '../player.ts';
import { beginner } from './beginner.ts';
import { steady } from './steady.ts';
import { strong } from './strong.ts';

export const COMPUTERS: Computers<Ants> = { beginner, steady, strong };
