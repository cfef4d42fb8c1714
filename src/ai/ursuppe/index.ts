/** The computer players of Ursuppe. */
import type { Ursuppe } from '#games/ursuppe/types.ts';
import type { Computers } from '../player.ts';
import { BEGINNER } from './beginner.ts';
import { STEADY } from './steady.ts';
import { STRONG } from './strong.ts';

export const COMPUTERS: Computers<Ursuppe> = { beginner: BEGINNER, steady: STEADY, strong: STRONG };
