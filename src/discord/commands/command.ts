import type { Context } from '../wire/context.ts';
import type { Answer, Sender } from '../wire/route.ts';

export interface TypedCommand extends Sender {
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** A slash command. All answers are private: the table's panel shows the public part. */
export interface Command {
  /** Including its subcommand: `game hand`. */
  readonly path: string;
  /** Private unless it opens a form. */
  readonly manner?: 'modal';
  handle(typed: TypedCommand, context: Context): Answer | Promise<Answer>;
  /** The suggestions for the text typed so far. */
  suggest?(typed: string, context: Context): readonly Suggestion[];
}
