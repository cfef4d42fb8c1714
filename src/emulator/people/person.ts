import { ApplicationCommandType, InteractionType, MessageType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Json } from '../wire/json.ts';
import { messageJson } from '../wire/message.ts';
import { conversationWith } from '../world/channels.ts';
import { newMessage } from '../world/composition.ts';
import { joinGuild, leaveGuild } from '../world/guilds.ts';
import { startInteraction } from '../world/interactions.ts';
import { deleteMessages, findMessage, postMessage } from '../world/messages.ts';
import { canView, may } from '../world/permissions.ts';
import { changeUser, userOf } from '../world/users.ts';
import type { Channel, Choice, Guild, Id, Interaction, User } from '../world/world.ts';
import { Cannot } from './cannot.ts';
import { type OptionValues, optionsJson } from './command-options.ts';
import { commandNamed } from './commands.ts';
import { type FieldValues, type OpenModal, openModal, submissionJson } from './modal.ts';
import { type Outcome, type Outcomes, outcomeOf } from './outcome.ts';
import { type Aim, aim, clickJson, type Selected, type Sighted, selectionJson } from './presses.ts';
import { type PickedFile, Resolution } from './resolution.ts';
import { describe, type VisibleMessage, visibleTo } from './visible.ts';

/** Where a person does something: a channel, or `'dm'`, the conversation with the bot. */
export type Place = { readonly id: Id } | 'dm';

export interface Where {
  /** The guild's first channel unless said otherwise. */
  readonly in?: Place;
}

export interface Picking extends Where {
  /** The newest message that has it unless said otherwise. */
  readonly on?: Sighted;
}

/** Text it contains, a pattern, or any condition. */
export type Sight = string | RegExp | ((message: VisibleMessage) => boolean);

/** How long `sees` waits by the machine's clock, in milliseconds. */
const PATIENCE = 3_000;

/** Somebody in a guild. Does what Discord's own client lets a person do, and sees what it would show them. */
export class Person {
  readonly id: Id;
  readonly #discord: Discord;
  readonly #outcomes: Outcomes;
  readonly #guild: Guild;

  constructor(discord: Discord, outcomes: Outcomes, guild: Guild, user: User) {
    this.id = user.id;
    this.#discord = discord;
    this.#outcomes = outcomes;
    this.#guild = guild;
  }

  get name(): string {
    return this.#user.username;
  }

  /** How the bot can mention this person. */
  get mention(): string {
    return `<@${this.id}>`;
  }

  /** Everything on this person's screens, oldest first. */
  visible({ in: place }: Where = {}): VisibleMessage[] {
    return visibleTo(this.#discord, this.id, place === undefined ? null : this.#channel(place).id);
  }

  /** The newest message this person sees, or null. */
  latest(where: Where = {}): VisibleMessage | null {
    return this.visible(where).at(-1) ?? null;
  }

  /** The newest message that matches, now or as soon as there is one. */
  sees(
    sight: Sight,
    { within = PATIENCE, ...where }: Where & { readonly within?: number } = {},
  ): Promise<VisibleMessage> {
    const find = () => this.visible(where).findLast((message) => matches(sight, message)) ?? null;
    return this.#soon(find, within, () => `${this.name} never saw ${sight}; but:\n${this.#screen()}`);
  }

  /** Resolves once nothing this person sees matches. */
  async seesNo(
    sight: Sight,
    { within = PATIENCE, ...where }: Where & { readonly within?: number } = {},
  ): Promise<void> {
    const gone = () => (this.visible(where).some((message) => matches(sight, message)) ? null : true);
    await this.#soon(gone, within, () => `${this.name} still sees ${sight}:\n${this.#screen()}`);
  }

  /** The modal in front of this person. */
  get modal(): OpenModal | null {
    const open = this.#discord.world.modals.get(this.id);
    return open === undefined ? null : openModal(open.modal);
  }

  say(text: string, { files = [], replyTo, ...where }: Say = {}): VisibleMessage {
    const channel = this.#channel(where.in);
    this.#require(channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages');
    const uploads = files.map((file, index) => ({ ...file, index }));
    const message = newMessage(this.#discord, channel, { content: text }, uploads, {
      authorId: this.id,
      type: replyTo === undefined ? MessageType.Default : MessageType.Reply,
      repliesTo: replyTo?.id ?? null,
      origin: null,
      onlyFor: null,
    });
    return describe(this.#discord, channel, postMessage(this.#discord, message));
  }

  /** Uses a slash command: `slash('game start', { players: 3 })`. */
  slash(command: string, options: OptionValues = {}, where: Where = {}): Promise<Outcome> {
    return this.#run(command, options, null, where);
  }

  /** What is suggested while typing `focused`. */
  async autocomplete(
    command: string,
    options: OptionValues,
    focused: string,
    where: Where = {},
  ): Promise<readonly Choice[]> {
    const outcome = await this.#run(command, options, focused, where);
    return outcome.kind === 'choices' ? outcome.choices : [];
  }

  /** Uses a command from the menu of a message or of a person. */
  use(command: string, target: VisibleMessage | Person, where: Where = {}): Promise<Outcome> {
    const onPerson = target instanceof Person;
    const channel = onPerson ? this.#channel(where.in) : this.#channel({ id: target.channelId });
    const type = onPerson ? ApplicationCommandType.User : ApplicationCommandType.Message;
    const json = commandNamed(this.#discord, channel, this.id, command, type);
    const resolution = new Resolution(this.#discord, channel);
    const target_id = onPerson ? resolution.user(target.id) : this.#resolveMessage(resolution, target);
    return this.#start(channel, {
      type: InteractionType.ApplicationCommand,
      commandName: json.name,
      data: { ...commandJson(json, channel), target_id, ...resolution.json() },
    });
  }

  /** Presses a button, by its label, emoji or custom id. */
  click(what: string, picking: Picking = {}): Promise<Outcome> {
    const { message, pressable } = aim(this.#discord, this.id, 'button', what, this.#aim(picking));
    return this.#press(message, clickJson(pressable));
  }

  /** Chooses from a select, by its placeholder or custom id. */
  select(what: string, selected: readonly Selected[], picking: Picking = {}): Promise<Outcome> {
    const { message, pressable } = aim(this.#discord, this.id, 'select', what, this.#aim(picking));
    const channel = this.#channel({ id: message.channelId });
    return this.#press(message, selectionJson(this.#discord, channel, pressable, selected));
  }

  /** Fills in the open modal, by the fields' labels or custom ids, and sends it. */
  async submit(fields: FieldValues = {}): Promise<Outcome> {
    const open = this.#discord.world.modals.get(this.id);
    if (open === undefined) throw new Cannot('no-modal', `${this.name} has no modal open`);
    const { interaction, modal } = open;
    const channel = this.#channel({ id: interaction.channelId });
    const resolution = new Resolution(this.#discord, channel);
    const outcome = await this.#start(channel, {
      type: InteractionType.ModalSubmit,
      messageId: interaction.messageId,
      openedBy: interaction,
      data: submissionJson(modal, fields, resolution),
    });
    // A modal that got no answer stays open, to be tried again.
    if (outcome.kind !== 'failed') this.closeModal();
    return outcome;
  }

  closeModal(): void {
    this.#discord.world.modals.delete(this.id);
  }

  /** Dismisses a message only this person sees. */
  dismiss({ id, channelId }: VisibleMessage): void {
    const message = findMessage(this.#discord.world, channelId, id);
    if (message?.onlyFor !== this.id)
      throw new Cannot('not-visible', 'only one’s own ephemeral messages can be dismissed');
    deleteMessages(this.#discord, [message]);
  }

  /** Deletes something this person said. */
  unsay({ id, channelId }: VisibleMessage): void {
    const message = findMessage(this.#discord.world, channelId, id);
    if (message?.authorId !== this.id) throw new Cannot('not-allowed', 'only one’s own messages can be deleted');
    deleteMessages(this.#discord, [message]);
  }

  leave(): void {
    leaveGuild(this.#discord, this.#guild, this.id);
  }

  comeBack(): void {
    joinGuild(this.#discord, this.#guild, this.id);
  }

  /** From now on nobody may write to this person directly (50007). */
  closeDms(): void {
    changeUser(this.#discord, this.id, { dmsClosed: true });
  }

  openDms(): void {
    changeUser(this.#discord, this.id, { dmsClosed: false });
  }

  get locale(): string {
    return this.#user.locale;
  }

  set locale(locale: string) {
    changeUser(this.#discord, this.id, { locale });
  }

  get #user(): User {
    return userOf(this.#discord.world, this.id);
  }

  #channel(place: Place | undefined): Channel {
    if (place === 'dm') return conversationWith(this.#discord, this.id);
    const { world } = this.#discord;
    const id = place?.id ?? firstChannelId(world.channels.values(), this.#guild.id);
    const channel = id === null ? undefined : world.channels.get(id);
    if (channel === undefined || !canView(world, channel, this.id)) {
      throw new Cannot('not-here', `${this.name} sees no such channel`);
    }
    return channel;
  }

  #require(channel: Channel, permission: Parameters<typeof may>[3]): void {
    if (may(this.#discord.world, channel, this.id, permission)) return;
    throw new Cannot('not-allowed', `${this.name} lacks ${permission}`);
  }

  #aim({ in: place, on }: Picking): Aim {
    return { ...(on && { on }), channelId: place === undefined ? null : this.#channel(place).id };
  }

  #run(command: string, options: OptionValues, focused: string | null, where: Where): Promise<Outcome> {
    const channel = this.#channel(where.in);
    const [name = '', ...path] = command.split(' ');
    const json = commandNamed(this.#discord, channel, this.id, name, ApplicationCommandType.ChatInput);
    const resolution = new Resolution(this.#discord, channel);
    const given = optionsJson(json, path, options, resolution, focused);
    return this.#start(channel, {
      type: focused === null ? InteractionType.ApplicationCommand : InteractionType.ApplicationCommandAutocomplete,
      commandName: command,
      data: { ...commandJson(json, channel), ...(given.length > 0 && { options: given }), ...resolution.json() },
    });
  }

  #press(message: VisibleMessage, data: Json): Promise<Outcome> {
    const channel = this.#channel({ id: message.channelId });
    return this.#start(channel, { type: InteractionType.MessageComponent, messageId: message.id, data });
  }

  #resolveMessage(resolution: Resolution, { id, channelId }: VisibleMessage): Id {
    const message = findMessage(this.#discord.world, channelId, id);
    if (message === null) throw new Cannot('not-visible', `message ${id} is gone`);
    return resolution.message(id, messageJson(this.#discord, message));
  }

  async #start(channel: Channel, plan: Partial<Interaction> & { readonly type: InteractionType }): Promise<Outcome> {
    const interaction = startInteraction(this.#discord, {
      userId: this.id,
      guildId: channel.kind === 'conversation' ? null : channel.guildId,
      channelId: channel.id,
      commandName: null,
      messageId: null,
      openedBy: null,
      data: null,
      ...plan,
    });
    return outcomeOf(this.#discord, await this.#outcomes.of(interaction));
  }

  #soon<T>(look: () => T | null, within: number, complaint: () => string): Promise<T> {
    const now = look();
    if (now !== null) return Promise.resolve(now);
    return new Promise((resolve, reject) => {
      const unsubscribe = this.#discord.changes.subscribe(() => {
        const found = look();
        if (found === null) return;
        stop();
        resolve(found);
      });
      const timer = setTimeout(() => {
        unsubscribe();
        reject(new Error(complaint()));
      }, within);
      const stop = () => {
        clearTimeout(timer);
        unsubscribe();
      };
    });
  }

  #screen(): string {
    return this.visible()
      .map(({ channel, author, text, thinking }) => `  #${channel} ${author}: ${thinking ? '…' : text}`)
      .join('\n');
  }
}

export interface Say extends Where {
  readonly files?: readonly PickedFile[];
  readonly replyTo?: { readonly id: Id };
}

function matches(sight: Sight, message: VisibleMessage): boolean {
  if (typeof sight === 'string') return message.text.includes(sight);
  return sight instanceof RegExp ? sight.test(message.text) : sight(message);
}

function firstChannelId(channels: Iterable<Channel>, guildId: Id): Id | null {
  for (const channel of channels) if (channel.kind === 'channel' && channel.guildId === guildId) return channel.id;
  return null;
}

function commandJson(
  { id, name, type, guild_id }: { id: Id; name: string; type: ApplicationCommandType; guild_id?: Id },
  channel: Channel,
): Json {
  const inGuild = channel.kind !== 'conversation' && guild_id !== undefined;
  return { id, name, type, ...(inGuild && { guild_id }) };
}
