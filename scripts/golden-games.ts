/** `npm run golden [-- GAME]`: finds and writes the golden games of every game anew, or of one. Only for a change of the rules. */
import { GAME_IDS, isGameId } from '#games/index.ts';

const [only] = process.argv.slice(2);
if (only !== undefined && !isGameId(only)) throw new Error(`no game ${only}`);

for (const game of only === undefined ? GAME_IDS : [only]) await import(`./${game}/golden-games.ts`);
