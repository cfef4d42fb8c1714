/** The colours that all games share; the players' colours are in `players.ts`. */
export const INK = '#182430';
export const NIGHT = '#1b2733';
export const SLATE = '#2a3947';
export const CREAM = '#fbf3dd';
export const BONE = '#e8dcbd';
/** For a question, and for the player whose turn it is. */
export const AMBER = '#f5a623';
/** For the last events. */
export const EMBER = '#ffd166';
/** For words and signs in the background, on slate. */
export const MUTED = '#b9c6cf';
/** Behind the winner's name. */
export const TRIUMPH = '#6b4a08';
