/** What can be agreed on before: the first of each is the usual game. */
import type { GameOption, GameOptions } from '#engine/options.ts';
import { CONTENT_NUMBERS } from './content/content.ts';

const RULES = ['full', 'intro'] as const;
const LENGTHS = ['standard', 'short'] as const;
const NESTS = ['own', 'common'] as const;

export interface Options {
  readonly rules: (typeof RULES)[number];
  /** Of the star track, and of the game. */
  readonly length: (typeof LENGTHS)[number];
  readonly nests: (typeof NESTS)[number];
  /** The number of the content. */
  readonly content: string;
}

export const OPTIONS: readonly GameOption[] = [
  { id: 'rules', choices: RULES },
  { id: 'nests', choices: NESTS },
  { id: 'length', choices: LENGTHS },
  { id: 'content', choices: CONTENT_NUMBERS, isHidden: true },
];

const chosen = <T extends string>(choices: readonly [T, ...T[]], choice: string | undefined): T =>
  choices.find((known) => known === choice) ?? choices[0];

/** The introductory game has common nests. */
export function settleOptions(options: GameOptions): Options & GameOptions {
  const rules = chosen(RULES, options['rules']);
  return {
    rules,
    nests: rules === 'intro' ? 'common' : chosen(NESTS, options['nests']),
    length: chosen(LENGTHS, options['length']),
    content: chosen(CONTENT_NUMBERS, options['content']),
  };
}
