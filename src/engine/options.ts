/** The options of a game that players may agree on before the set-up. */
import { isRecord } from './json.ts';

/** One option. Its first choice is the default. */
export interface GameOption {
  readonly id: string;
  readonly choices: readonly [string, ...string[]];
  /** Kept with a game and in its record, but nothing that people are asked about. */
  readonly isHidden?: boolean;
}

export const askedOptions = (offered: readonly GameOption[]): GameOption[] =>
  offered.filter(({ isHidden }) => isHidden !== true);

/** A choice for each option, by the option's id. */
export type GameOptions = Readonly<Record<string, string>>;

export const usualOptions = (offered: readonly GameOption[]): GameOptions =>
  Object.fromEntries(offered.map(({ id, choices }) => [id, choices[0]]));

/** Options from JSON of unknown origin; a missing option gets its default. Null if an option or a choice is unknown. */
export function readGameOptions(offered: readonly GameOption[], json: unknown): GameOptions | null {
  if (!isRecord(json)) return null;
  const isOffered = ([id, choice]: [string, unknown]): boolean =>
    offered.some((option) => option.id === id && option.choices.some((each) => each === choice));
  if (!Object.entries(json).every(isOffered)) return null;
  return { ...usualOptions(offered), ...(json as GameOptions) };
}
