/** States of running games, kept as the rules of each version had them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface SavedState {
  readonly version: number;
  /** The kind of decision that it waits for. */
  readonly name: string;
  readonly state: object;
}

export const savedStatesFolder = (game: string, version: number): string =>
  `test/games/saved-states/${game}/v${version}`;

export function savedStates(game: string, version: number): SavedState[] {
  const folder = savedStatesFolder(game, version);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => ({
    version,
    name: file.replace('.json', ''),
    state: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  }));
}
