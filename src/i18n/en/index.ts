import { urland } from './urland.ts';

export const en = { urland };
