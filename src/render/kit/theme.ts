/** The colours that all games share; those of the players are in `players.ts`. */
export const INK = '#182430';
export const NIGHT = '#1b2733';
export const SLATE = '#2a3947';
export const CREAM = '#fbf3dd';
export const BONE = '#e8dcbd';
/** What is asked for, or whose turn it is. */
export const AMBER = '#f5a623';
/** What has just happened. */
export const EMBER = '#ffd166';
/** Words and signs that stand back, on slate. */
export const MUTED = '#b9c6cf';
