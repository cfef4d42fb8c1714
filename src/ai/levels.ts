/** How hard a computer player is to beat, easiest first. */
export const LEVELS = ['beginner', 'steady', 'strong'] as const;
export type LevelId = (typeof LEVELS)[number];

export const isLevel = (level: string): level is LevelId => (LEVELS as readonly string[]).includes(level);
