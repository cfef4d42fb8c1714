/** What answers a press: a button, a select or a form that was sent. */
import type { ChannelId, GuildId, PersonId, TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { RouteName } from '../route-names.ts';
import type { Context } from './context.ts';
import type { CustomId } from './custom-id.ts';
import type { Message, Modal } from './message.ts';

/** Who did something, and where. Nothing of it can be forged. */
export interface Sender {
  readonly person: PersonId;
  readonly channel: ChannelId;
  /** Null in a conversation with the bot. */
  readonly guild: GuildId | null;
  /** The id of the interaction, which Discord chose. */
  readonly interactionId: string;
  /** The language of his Discord. */
  readonly locale: string;
  /** What the bot may do in this channel: a bit field. */
  readonly botPermissions: bigint;
  /** He may remove others' messages here. */
  readonly isModerator: boolean;
}

export interface Press extends Sender {
  readonly id: CustomId;
  /** What was chosen from a select. */
  readonly values: readonly string[];
  /** What was typed into a form, by the fields' names. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What happens to the press. Data: the router alone speaks to Discord. */
export type Answer =
  /** A new message that he alone sees. */
  | { readonly kind: 'private'; readonly message: Message }
  /** In place of the message that was pressed, if he alone sees that one; else a new one. */
  | { readonly kind: 'update'; readonly message: Message }
  /** As `update`, for what takes long: this message in the meantime, unless the answer is there at once after all. */
  | { readonly kind: 'meanwhile'; readonly message: Message; readonly result: () => Promise<Answer> }
  /** It is done; what is to be seen of it, others show. */
  | { readonly kind: 'quiet' }
  | { readonly kind: 'modal'; readonly modal: Modal }
  /** A private word why not; for a choice made on an old version, what there is to choose now. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Discord wants to be told before the answer is there, if that takes long; so this follows from the id alone. */
export type Manner = 'private' | 'update' | 'quiet' | 'modal';

export interface Route {
  /** First part of the custom id. */
  readonly name: RouteName;
  /** How it answers when all goes well. A `modal` can't be put off: no picture, nothing slow before it. */
  readonly manner: Manner;
  handle(press: Press, context: Context): Answer | Promise<Answer>;
}

/** What a press does at the table that its id names. */
export type HandleAt = (table: TableId, press: Press, context: Context) => Answer | Promise<Answer>;

export const privately = (message: Message): Answer => ({ kind: 'private', message });
export const instead = (message: Message): Answer => ({ kind: 'update', message });
export const refused = (refusal: Refusal): Answer => ({ kind: 'refused', refusal });
export const QUIET: Answer = { kind: 'quiet' };

export const atTable =
  (handle: HandleAt): Route['handle'] =>
  (press, context) =>
    press.id.table === null ? refused({ code: 'no-such-table' }) : handle(press.id.table, press, context);

export const tableRoute = (name: RouteName, manner: Manner, handle: HandleAt): Route => ({
  name,
  manner,
  handle: atTable(handle),
});
