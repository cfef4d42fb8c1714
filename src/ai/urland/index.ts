import type { Urland } from '#games/urland/types.ts';
import type { Computers } from '../player.ts';
import { BEGINNER } from './beginner.ts';
import { STEADY } from './steady.ts';
import { STRONG } from './strong.ts';

export const COMPUTERS: Computers<Urland> = { beginner: BEGINNER, steady: STEADY, strong: STRONG };
