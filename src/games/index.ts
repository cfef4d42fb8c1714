/** Every game there is. A new one is added here, and the conformance tests take it from there. */
import { URLAND } from './urland/index.ts';

export const GAMES = { urland: URLAND } as const;
export type GameId = keyof typeof GAMES;
