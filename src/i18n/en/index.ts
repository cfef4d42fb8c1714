import { bot } from './bot/index.ts';
import { play } from './play.ts';

export const en = { play, bot };
