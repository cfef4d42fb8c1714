import type { Sticks } from '#games/sticks/types.ts';
import type { Computers } from '../player.ts';
import { BEGINNER } from './beginner.ts';
import { STEADY } from './steady.ts';
import { STRONG } from './strong.ts';

export const COMPUTERS: Computers<Sticks> = { beginner: BEGINNER, steady: STEADY, strong: STRONG };
