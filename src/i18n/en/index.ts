import { bot } from './bot/index.ts';
import { play } from './play.ts';
import { sticks } from './sticks/index.ts';
import { adviceUrland } from './urland/advice.ts';
import { events } from './urland/events.ts';
import { playUrland } from './urland/play.ts';
import { refusals } from './urland/refusals.ts';
import { rulesUrland } from './urland/rules.ts';
import { urland } from './urland/words.ts';

export const en = {
  urland: { ...urland, events, refusals, play: playUrland, advice: adviceUrland, rules: rulesUrland },
  sticks,
  play,
  bot,
};
