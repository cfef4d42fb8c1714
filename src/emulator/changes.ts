import type { Channel, Guild, Id, Interaction, Member, Message, Role, Thread } from './world/world.ts';

/** Everything that can happen in the world; the gateway, waiting people and a page all follow the same feed. */
export type Change =
  | { readonly kind: 'message-posted'; readonly message: Message }
  | { readonly kind: 'message-edited'; readonly message: Message }
  | { readonly kind: 'messages-deleted'; readonly messages: readonly Message[]; readonly inBulk: boolean }
  | { readonly kind: 'pins-changed'; readonly channel: Channel; readonly at: number }
  | { readonly kind: 'channel-opened'; readonly channel: Channel }
  | { readonly kind: 'channel-changed'; readonly channel: Channel }
  | { readonly kind: 'channel-closed'; readonly channel: Channel }
  | {
      readonly kind: 'thread-members-changed';
      readonly thread: Thread;
      readonly added: readonly Id[];
      readonly removed: readonly Id[];
    }
  | { readonly kind: 'guild-entered'; readonly guild: Guild }
  | { readonly kind: 'guild-left'; readonly guild: Guild }
  | { readonly kind: 'guild-unavailable'; readonly guild: Guild }
  | { readonly kind: 'member-joined'; readonly guild: Guild; readonly member: Member }
  | { readonly kind: 'member-changed'; readonly guild: Guild; readonly member: Member }
  | { readonly kind: 'member-left'; readonly guild: Guild; readonly member: Member }
  | { readonly kind: 'role-made'; readonly guild: Guild; readonly role: Role }
  | { readonly kind: 'role-changed'; readonly guild: Guild; readonly role: Role }
  | { readonly kind: 'role-removed'; readonly guild: Guild; readonly role: Role }
  | { readonly kind: 'typing'; readonly channel: Channel; readonly userId: Id }
  | { readonly kind: 'interaction-started'; readonly interaction: Interaction }
  | { readonly kind: 'interaction-progressed'; readonly interaction: Interaction }
  | { readonly kind: 'commands-changed' };

type Listener = (change: Change) => void;

/** Tells every listener of every change, in order, as it happens. */
export class Changes {
  readonly #listeners = new Set<Listener>();

  /** Returns what ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  announce(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
