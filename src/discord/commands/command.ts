import type { Context } from '../wire/context.ts';
import type { Answer, Sender } from '../wire/route.ts';

export interface Call extends Sender {
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** A slash command. All answer privately: what others are to see is shown by the table. */
export interface Command {
  /** With its subcommand: `game hand`. */
  readonly path: string;
  handle(call: Call, context: Context): Answer | Promise<Answer>;
  /** What fits what has been typed so far. */
  suggest?(typed: string, context: Context): readonly Suggestion[];
}
