import { bot } from './bot/index.ts';
import { playPanel } from './play.ts';

export const en = { play: playPanel, bot };
