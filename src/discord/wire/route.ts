/** A route answers a press: of a button, a select or the button that sends a form. */
import type { ChannelId, GuildId, PersonId, RoleId, TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import type { RouteName } from '../route-names.ts';
import type { Context } from './context.ts';
import type { CustomId } from './custom-id.ts';
import type { Message, Modal } from './message.ts';

/** Who pressed, and where. Discord vouches for all of it. */
export interface Sender {
  readonly person: PersonId;
  readonly channel: ChannelId;
  /** Null in a conversation with the bot. */
  readonly guild: GuildId | null;
  /** Their name on this server. */
  readonly name: string;
  /** Whether the bot user is where they pressed: commands alone can be installed without it. */
  readonly isBotHere: boolean;
  /** The id of the interaction, chosen by Discord. */
  readonly interactionId: string;
  /** The locale of their Discord. */
  readonly locale: string;
  /** The bot's permissions in this channel, as a bit field. */
  readonly botPermissions: bigint;
  /** Whether they may remove others' messages here. */
  readonly isModerator: boolean;
  /** Whether they may manage the server. */
  readonly isManager: boolean;
  /** Those that they have on this server. */
  readonly roles: readonly RoleId[];
}

/** What a context is for. `renewal`: a panel asks its next question by itself. `typing`: nothing is answered yet. */
export type Occasion =
  | { readonly kind: 'press'; readonly table: TableId | null }
  | { readonly kind: 'renewal'; readonly table: TableId }
  | { readonly kind: 'typing' };

export type ContextFor = (sender: Sender, occasion: Occasion) => Promise<Context>;

export interface Press extends Sender {
  readonly id: CustomId;
  /** The values chosen from a select. */
  readonly values: readonly string[];
  /** The text typed into a form, by the names of its fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The answer to a press. Data: only the router speaks to Discord. */
export type Answer =
  /** A new message that only the person sees. */
  | { readonly kind: 'private'; readonly message: Message }
  /** Replaces the pressed message, if only the person sees that one; otherwise a new message. */
  | { readonly kind: 'update'; readonly message: Message }
  /** Like `update`, for slow work: this message is a placeholder, unless the answer is there at once. */
  | { readonly kind: 'meanwhile'; readonly message: Message; readonly result: () => Promise<Answer> }
  /** Done; the effects are shown elsewhere. */
  | { readonly kind: 'quiet' }
  | { readonly kind: 'modal'; readonly modal: Modal }
  /** A private refusal; for a choice on an old version, the present choices. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A slow answer must be deferred before it is known, so its kind follows from the id alone. */
export type Manner = 'private' | 'update' | 'quiet' | 'modal';

export interface Route {
  /** The first part of the custom id. */
  readonly name: RouteName;
  /** The kind of its usual answer. A `modal` can't be deferred: no picture and nothing slow may come before it. */
  readonly manner: Manner;
  /** Its press decides something: right after the panel under it has changed, it counts for nothing. */
  readonly decides?: boolean;
  /** The kind of private panel that it shows: a person has one of each kind at a table. */
  readonly panel?: 'play' | 'hand' | 'more';
  handle(press: Press, context: Context): Answer | Promise<Answer>;
}

/** The effect of a press at the table that its id names. */
export type HandleAt = (table: TableId, press: Press, context: Context) => Answer | Promise<Answer>;

export const privately = (message: Message): Answer => ({ kind: 'private', message });
export const instead = (message: Message): Answer => ({ kind: 'update', message });
export const refused = (refusal: Refusal): Answer => ({ kind: 'refused', refusal });
export const QUIET: Answer = { kind: 'quiet' };

export const atTable =
  (handle: HandleAt): Route['handle'] =>
  (press, context) =>
    press.id.table === null ? refused({ code: 'no-such-table' }) : handle(press.id.table, press, context);

/** The same route, for a press that decides something. */
export const deciding = (route: Route): Route => ({ ...route, decides: true });

export const tableRoute = (name: RouteName, manner: Manner, handle: HandleAt): Route => ({
  name,
  manner,
  handle: atTable(handle),
});
