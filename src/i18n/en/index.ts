import { bot } from './bot/index.ts';
import { playPanel } from './play.ts';
import { tallyWords } from './tally.ts';

export const en = { play: playPanel, bot, tally: tallyWords };
