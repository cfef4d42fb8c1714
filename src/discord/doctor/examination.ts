/** What the visit does besides answering presses: it calls, writes, opens threads, and remembers what arrived. */
import type { ChannelId, GuildId, PersonId } from '#tables/ids.ts';
import type { Message } from '../wire/message.ts';
import type { Outcome, Progress, Step } from './steps.ts';

/** `here`: the bot never left. `back`: it left and is here again. `botless`: its commands are here without it. */
export type Presence = 'here' | 'back' | 'botless';

export interface Post {
  readonly channel: ChannelId;
  readonly message: Message;
  /** Whoever is mentioned is pinged; else nobody's phone rings. */
  readonly pings: PersonId | null;
}

/** Words and buttons without a container: phones show the words of such a message. */
export interface PlainPost extends Post {
  readonly words: string;
}

export interface Examination {
  /** Whether they own the application: nobody else is examined. */
  isOwner(person: PersonId): Promise<boolean>;
  /** Forgotten when the bot stops: a visit takes minutes. */
  progress(person: PersonId): Progress;
  tick(person: PersonId, step: Step, outcome: Outcome): void;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
  /** False if Discord did not take it. */
  post(post: Post): Promise<boolean>;
  /** In plain words, with the buttons of the message below. */
  postPlain(post: PlainPost): Promise<boolean>;
  write(person: PersonId, message: Message): Promise<boolean>;
  /** Null if none can be opened here. */
  openThread(channel: ChannelId, name: string): Promise<ChannelId | null>;
  /** Of a thread that was opened for the visit. */
  archive(thread: ChannelId): Promise<void>;
  hasSlept(thread: ChannelId): boolean;
  presenceIn(guild: GuildId): Presence;
  /** Deletes all that was posted for the visit, and the command itself. */
  finish(person: PersonId, guild: GuildId | null): Promise<void>;
}
