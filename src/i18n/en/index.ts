import { urland } from './urland.ts';
import { events } from './urland-events.ts';
import { refusals } from './urland-refusals.ts';

export const en = { urland: { ...urland, events, refusals } };
