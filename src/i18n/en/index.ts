import { adviceUrland } from './advice-urland.ts';
import { bot } from './bot.ts';
import { play } from './play.ts';
import { playUrland } from './play-urland.ts';
import { rulesUrland } from './rules-urland.ts';
import { urland } from './urland.ts';
import { events } from './urland-events.ts';
import { refusals } from './urland-refusals.ts';

export const en = {
  urland: { ...urland, events, refusals, play: playUrland, advice: adviceUrland, rules: rulesUrland },
  play,
  bot,
};
