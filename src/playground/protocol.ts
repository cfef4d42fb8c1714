/** What the page and its server say to each other, as JSON over one WebSocket for all people together. */
import type { APIApplicationCommand, APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { LogLine, TableNews, TrafficView } from './behind.ts';

export type Id = string;

export interface UserView {
  readonly id: Id;
  readonly name: string;
  readonly bot: boolean;
}

/** Somebody the page can play. */
export interface PersonView extends UserView {
  readonly locale: string;
  readonly dmsClosed: boolean;
}

export interface ChannelView {
  readonly id: Id;
  readonly kind: 'channel' | 'thread' | 'conversation';
  readonly name: string;
  /** For a thread: the channel it hangs on. */
  readonly parentId: Id | null;
  readonly archived: boolean;
  readonly seenBy: readonly Id[];
}

export interface RoleView {
  readonly id: Id;
  readonly name: string;
}

/** A message as Discord's API gives it. */
export interface MessageView {
  /** The only person who sees it; null for everyone in the channel. */
  readonly onlyFor: Id | null;
  readonly json: APIMessage;
}

interface ClockView {
  readonly now: number;
  readonly held: boolean;
}

/** All but what is said. */
export interface SurroundingsView {
  readonly guildName: string;
  readonly bot: UserView;
  readonly people: readonly PersonView[];
  readonly users: readonly UserView[];
  readonly roles: readonly RoleView[];
  readonly channels: readonly ChannelView[];
  readonly clock: ClockView;
  /** What a newcomer should press; null once it is no longer needed. */
  readonly hint: string | null;
}

export interface Snapshot extends SurroundingsView {
  readonly messages: readonly MessageView[];
  /** By channel and person: the first message they see; null where there is none before it. */
  readonly since: Readonly<Record<Id, Readonly<Record<Id, Id | null>>>>;
}

/** Server to page. */
export type News =
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly kind: 'surroundings'; readonly surroundings: SurroundingsView }
  | { readonly kind: 'message'; readonly message: MessageView }
  | { readonly kind: 'messages-gone'; readonly ids: readonly Id[] }
  | { readonly kind: 'typing'; readonly channelId: Id; readonly userId: Id }
  | { readonly kind: 'traffic'; readonly traffic: readonly TrafficView[]; readonly log: readonly LogLine[] }
  | { readonly kind: 'checks'; readonly checks: readonly Pick<TrafficView, 'nth' | 'check'>[] }
  | { readonly kind: 'tables'; readonly tables: readonly TableNews[] }
  | { readonly kind: 'answer'; readonly ref: number; readonly answer: Answer };

export interface FileJson {
  readonly name: string;
  readonly base64: string;
}

export type OptionJson = string | number | boolean | FileJson;
export type FieldJson = string | boolean | readonly (string | FileJson)[];

interface ByPerson {
  readonly personId: Id;
}

export interface InChannel extends ByPerson {
  readonly channelId: Id;
}

export interface OnMessage extends InChannel {
  readonly messageId: Id;
}

/** What somebody in front of the page does. */
export type Wish =
  | ({
      readonly kind: 'say';
      readonly text: string;
      readonly replyTo: Id | null;
      readonly files: readonly FileJson[];
    } & InChannel)
  | ({ readonly kind: 'offered-commands' } & InChannel)
  | ({ readonly kind: 'slash'; readonly command: string; readonly options: Record<string, OptionJson> } & InChannel)
  | ({
      readonly kind: 'autocomplete';
      readonly command: string;
      readonly options: Record<string, OptionJson>;
      readonly focused: string;
    } & InChannel)
  | ({ readonly kind: 'use-on-message'; readonly command: string } & OnMessage)
  | ({ readonly kind: 'use-on-person'; readonly command: string; readonly targetId: Id } & InChannel)
  | ({ readonly kind: 'click'; readonly customId: string } & OnMessage)
  | ({ readonly kind: 'select'; readonly customId: string; readonly values: readonly string[] } & OnMessage)
  | ({ readonly kind: 'submit'; readonly fields: Record<string, FieldJson> } & ByPerson)
  | ({ readonly kind: 'close-modal' } & ByPerson)
  | ({ readonly kind: 'dismiss' } & OnMessage)
  /** What was said before that message. */
  | ({ readonly kind: 'look-back' } & OnMessage)
  | ({ readonly kind: 'unsay' } & OnMessage)
  | { readonly kind: 'add-person'; readonly name: string }
  | ({ readonly kind: 'set-locale'; readonly locale: string } & ByPerson)
  | ({ readonly kind: 'set-dms'; readonly closed: boolean } & ByPerson)
  | { readonly kind: 'turn-clock'; readonly milliseconds: number }
  | { readonly kind: 'hold-clock'; readonly held: boolean }
  /** Tells of what goes on behind: the wire, the log, the tables. */
  | { readonly kind: 'watch-behind'; readonly on: boolean }
  | { readonly kind: 'drop-hint' };

/** Page to server. */
export interface Request {
  readonly ref: number;
  readonly wish: Wish;
}

export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'person'; readonly id: Id }
  | { readonly kind: 'modal'; readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'choices'; readonly choices: readonly ChoiceView[] }
  | { readonly kind: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly kind: 'older'; readonly messages: readonly MessageView[]; readonly since: Id | null }
  /** "The application did not respond": nothing came within three seconds. */
  | { readonly kind: 'failed' }
  /** What Discord's own client would not let anybody do. */
  | { readonly kind: 'cannot'; readonly why: string };

export interface ChoiceView {
  readonly name: string;
  readonly value: string | number;
}
