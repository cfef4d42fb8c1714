import { InteractionType, MessageType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { createdAt } from '../snowflake.ts';
import type { Json } from '../wire/json.ts';
import { newMessage } from '../world/composition.ts';
import { joinGuild, leaveGuild } from '../world/guilds.ts';
import { deleteMessages, findMessage } from '../world/messages.ts';
import { may, type Permission } from '../world/permissions.ts';
import { postIn } from '../world/thread-life.ts';
import { changeUser, userOf } from '../world/users.ts';
import type { Channel, Choice, Guild, Id, Message, Notifications, User } from '../world/world.ts';
import { meet } from './acquaintance.ts';
import { Cannot } from './cannot.ts';
import type { OptionValues } from './command-options.ts';
import { type InteractionPlan, startPlanned } from './interaction-plan.ts';
import { menuInvocation, slashInvocation } from './invocations.ts';
import { type FieldValues, type OpenModal, openModal, submissionJson } from './modal.ts';
import { type Outcome, type Outcomes, outcomeOf } from './outcome.ts';
import { idOf, type PickedFile } from './picked.ts';
import { channelAt, type Place, type Where } from './place.ts';
import { type Aim, aim, clickJson, type Selected, type Sighted, selectionJson } from './presses.ts';
import type { Push } from './push.ts';
import { Resolution } from './resolution.ts';
import { matches, type Sight, screenText, soon } from './sight.ts';
import { openForPress, refuseTimedOut, requireAwake, requireUnlocked } from './thread-doors.ts';
import { describe, type VisibleMessage, visibleTo } from './visible.ts';

export interface Picking extends Where {
  /** The newest message that has it unless said otherwise. */
  readonly on?: Sighted;
  /** At once, as the second click of two. */
  readonly hasty?: boolean;
}

export interface Say extends Where {
  readonly files?: readonly PickedFile[];
  readonly replyTo?: { readonly id: Id };
}

export interface Patience extends Where {
  /** In milliseconds, by the machine's clock; on a machine too busy to keep time, longer. */
  readonly within?: number;
}

const SIGHT_PATIENCE = 20_000;

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
  sees(sight: Sight, { within = SIGHT_PATIENCE, ...where }: Patience = {}): Promise<VisibleMessage> {
    const look = () => this.visible(where).findLast((message) => matches(sight, message)) ?? null;
    const complaint = () => `${this.name} never saw ${sight}; but:\n${screenText(this.visible())}`;
    return soon(this.#discord.changes, { look, within, complaint });
  }

  /** Resolves once nothing this person sees matches. */
  async seesNo(sight: Sight, { within = SIGHT_PATIENCE, ...where }: Patience = {}): Promise<void> {
    const look = () => (this.visible(where).some((message) => matches(sight, message)) ? null : true);
    const complaint = () => `${this.name} still sees ${sight}:\n${screenText(this.visible())}`;
    await soon(this.#discord.changes, { look, within, complaint });
  }

  /** The modal in front of this person. */
  get modal(): OpenModal | null {
    const open = this.#discord.world.modals.get(this.id);
    return open === undefined ? null : openModal(open.modal);
  }

  say(text: string, { files = [], replyTo, ...where }: Say = {}): VisibleMessage {
    const channel = this.#channel(where.in);
    this.#require(channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages');
    requireUnlocked(this.#discord, channel, this.id);
    const uploads = files.map((file, index) => ({ ...file, index }));
    const message = newMessage(this.#discord, channel, { content: text }, uploads, {
      authorId: this.id,
      type: replyTo === undefined ? MessageType.Default : MessageType.Reply,
      repliesTo: replyTo?.id ?? null,
      origin: null,
      onlyFor: null,
    });
    return describe(this.#discord, channel, postIn(this.#discord, channel, message), this.id);
  }

  /** Uses a slash command: `slash('game start', { players: 3 })`. */
  slash(command: string, options: OptionValues = {}, where: Where = {}): Promise<Outcome> {
    const channel = this.#channel(where.in);
    requireAwake(this.#discord, channel, this.id);
    return this.#start(channel, slashInvocation(this.#discord, channel, this.id, command, options, null));
  }

  /** What is suggested while typing `focused`. */
  async autocomplete(
    command: string,
    options: OptionValues,
    focused: string,
    where: Where = {},
  ): Promise<readonly Choice[]> {
    const channel = this.#channel(where.in);
    requireAwake(this.#discord, channel, this.id);
    const invocation = slashInvocation(this.#discord, channel, this.id, command, options, focused);
    const outcome = await this.#start(channel, invocation);
    return outcome.kind === 'choices' ? outcome.choices : [];
  }

  /** Uses a command from the menu of a message or of a person. */
  use(command: string, target: VisibleMessage | Person, where: Where = {}): Promise<Outcome> {
    const kind = target instanceof Person ? 'person' : 'message';
    const channel = this.#channel(target instanceof Person ? where.in : { id: target.channelId });
    refuseTimedOut(this.#discord, channel, this.id);
    const aimed = { kind, id: target.id } as const;
    return this.#start(channel, menuInvocation(this.#discord, channel, this.id, command, aimed));
  }

  /** Presses a button, by its label, emoji or custom id. */
  click(what: string, picking: Picking = {}): Promise<Outcome> {
    const { message, pressable } = aim(this.#discord, this.id, 'button', what, this.#aim(picking));
    return this.#press(message, clickJson(pressable), picking);
  }

  /** Chooses from a select, by its placeholder or custom id. */
  select(what: string, selected: readonly Selected[], picking: Picking = {}): Promise<Outcome> {
    const { message, pressable } = aim(this.#discord, this.id, 'select', what, this.#aim(picking));
    const channel = this.#channel({ id: message.channelId });
    meet(
      this.#discord,
      this.id,
      selected.flatMap((each) => idOf(each) ?? []),
    );
    return this.#press(message, selectionJson(this.#discord, channel, pressable, selected), picking);
  }

  /** Fills in the open modal, by the fields' labels or custom ids, and sends it. */
  async submit(fields: FieldValues = {}): Promise<Outcome> {
    const open = this.#discord.world.modals.get(this.id);
    if (open === undefined) throw new Cannot('no-modal', `${this.name} has no modal open`);
    const { interaction, modal } = open;
    const channel = this.#channel({ id: interaction.channelId });
    const outcome = await this.#start(channel, {
      type: InteractionType.ModalSubmit,
      messageId: interaction.messageId,
      openedBy: interaction,
      data: submissionJson(modal, fields, new Resolution(this.#discord, channel)),
    });
    // A modal that got no answer stays open, to be tried again.
    if (outcome.kind !== 'failed') this.closeModal();
    return outcome;
  }

  closeModal(): void {
    this.#discord.world.modals.delete(this.id);
  }

  /** Dismisses a message only this person sees. */
  dismiss(message: VisibleMessage): void {
    this.#remove(message, ({ onlyFor }) => onlyFor === this.id);
  }

  /** Deletes something this person said. */
  unsay(message: VisibleMessage): void {
    this.#remove(message, ({ authorId }) => authorId === this.id);
  }

  leave(): void {
    leaveGuild(this.#discord, this.#guild, this.id);
  }

  comeBack(): void {
    joinGuild(this.#discord, this.#guild, this.id);
  }

  /** What rang on this person's phone, oldest first. */
  pushes(): readonly Push[] {
    return this.#discord.pushes.get(this.id) ?? [];
  }

  /** What of this guild's messages rings here; null leaves it to the guild. */
  set notifications(notifications: Notifications | null) {
    const member = this.#guild.members.get(this.id);
    if (member !== undefined) this.#guild.members.set(this.id, { ...member, notifications });
  }

  /** From now on the bot can't write to this person directly (50007). */
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
    return channelAt(this.#discord, this.#guild.id, this.id, place);
  }

  #require(channel: Channel, permission: Permission): void {
    if (may(this.#discord.world, channel, this.id, permission)) return;
    throw new Cannot('not-allowed', `${this.name} lacks ${permission}`);
  }

  #remove({ id, channelId }: VisibleMessage, isOwn: (message: Message) => boolean): void {
    const message = findMessage(this.#discord.world, channelId, id);
    if (message === null) throw new Cannot('not-visible', `message ${id} is gone`);
    if (!isOwn(message)) throw new Cannot('not-allowed', `message ${id} is not ${this.name}’s to remove`);
    deleteMessages(this.#discord, [message]);
  }

  #aim({ in: place, on }: Picking): Aim {
    return { ...(on && { on }), channelId: place === undefined ? null : this.#channel(place).id };
  }

  #press(message: VisibleMessage, data: Json, { hasty = false }: Picking): Promise<Outcome> {
    const channel = this.#channel({ id: message.channelId });
    if (!hasty) this.#lookAt(message);
    refuseTimedOut(this.#discord, channel, this.id);
    openForPress(this.#discord, channel, this.id);
    return this.#start(channel, { type: InteractionType.MessageComponent, messageId: message.id, data });
  }

  #lookAt({ channelId, id }: VisibleMessage): void {
    const { world, clock, settings } = this.#discord;
    const editedAt = findMessage(world, channelId, id)?.editedAt ?? null;
    const left = (editedAt ?? createdAt(id)) + settings.reactionTime - clock.now();
    if (left > 0) clock.turn(left);
  }

  async #start(channel: Channel, plan: InteractionPlan): Promise<Outcome> {
    const interaction = startPlanned(this.#discord, this.id, channel, plan);
    return outcomeOf(this.#discord, await this.#outcomes.of(interaction));
  }
}
