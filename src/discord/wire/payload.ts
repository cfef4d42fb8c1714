/** A message as Discord wants it. A message that breaks one of Discord's limits is our own mistake, and throws here. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIChannelSelectComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIRoleSelectComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
  MessageFlags,
  SelectMenuDefaultValueType,
} from 'discord-api-types/v10';
import { invariant } from '#engine/invariant.ts';
import { cutTo } from '#i18n/cut.ts';
import { unlinked } from '../readers/unlinked.ts';
import {
  type Block,
  type Button,
  LIMITS,
  type Message,
  mentionedIn,
  type Picture,
  type PlainMessage,
  type Select,
} from './message.ts';

const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

const emojiOf = (emoji: string | undefined) => (emoji === undefined ? {} : { emoji: { name: emoji } });

function buttonRows(list: readonly Button[]): APIActionRowComponent<APIButtonComponentWithCustomId>[] {
  const rows = Math.ceil(list.length / LIMITS.buttonsInRow);
  return Array.from({ length: rows }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: list.slice(row * LIMITS.buttonsInRow, (row + 1) * LIMITS.buttonsInRow).map((each) => ({
      type: ComponentType.Button,
      custom_id: each.id,
      label: cutTo(each.label, LIMITS.label),
      style: STYLES[each.style ?? 'secondary'],
      disabled: each.disabled ?? false,
      ...emojiOf(each.emoji),
    })),
  }));
}

function selectComponent({ id, placeholder, options, min = 1, max = 1, disabled = false }: Select) {
  const count = options.length;
  invariant(
    count >= 1 && count <= LIMITS.options,
    `a select has 1 to ${LIMITS.options} options, not ${count}: ${routeIn(id)}`,
  );
  const component: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: cutTo(placeholder, LIMITS.placeholder),
    min_values: min,
    max_values: max,
    disabled,
    options: options.map(({ value, label, description, emoji, selected = false }) => ({
      value,
      label: cutTo(label, LIMITS.optionText),
      default: selected,
      ...(description === undefined ? {} : { description: cutTo(description, LIMITS.optionText) }),
      ...emojiOf(emoji),
    })),
  };
  return component;
}

/** Where people can talk, and so where a table can be. */
const TALKING = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildVoice, ChannelType.GuildForum];

type ManySelect = Extract<Block, { kind: 'channel-select' | 'role-select' }>;

const manyOf = ({ id, placeholder }: ManySelect) => ({
  custom_id: id,
  placeholder: cutTo(placeholder, LIMITS.placeholder),
  min_values: 0,
  max_values: LIMITS.options,
});

const channelComponent = (block: ManySelect): APIChannelSelectComponent => ({
  type: ComponentType.ChannelSelect,
  ...manyOf(block),
  channel_types: TALKING,
  default_values: block.selected.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
});

const roleComponent = (block: ManySelect): APIRoleSelectComponent => ({
  type: ComponentType.RoleSelect,
  ...manyOf(block),
  default_values: block.selected.map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
});

/** Not the id itself: it may hold somebody's answers, which must not reach the log. */
const routeIn = (id: string): string => id.slice(0, id.indexOf(':'));

function galleryOf(pictures: readonly Picture[]): APIMediaGalleryComponent {
  invariant(pictures.length >= 1 && pictures.length <= LIMITS.pictures, 'a gallery has 1 to 10 pictures');
  const items = pictures.map(({ name, alt }) => ({
    media: { url: `attachment://${name}` },
    description: cutTo(unlinked(alt), LIMITS.alt),
  }));
  return { type: ComponentType.MediaGallery, items };
}

function componentsOf(block: Block, room: number): APIComponentInContainer[] {
  switch (block.kind) {
    case 'text':
      return room < 1 || block.text === ''
        ? []
        : [{ type: ComponentType.TextDisplay, content: cutTo(block.text, room) }];
    case 'buttons':
      return buttonRows(block.buttons);
    case 'select':
      return [{ type: ComponentType.ActionRow, components: [selectComponent(block)] }];
    case 'person-select': {
      const select = { type: ComponentType.UserSelect as const, custom_id: block.id };
      const placeholder = cutTo(block.placeholder, LIMITS.placeholder);
      return [{ type: ComponentType.ActionRow, components: [{ ...select, placeholder }] }];
    }
    case 'channel-select':
      return [{ type: ComponentType.ActionRow, components: [channelComponent(block)] }];
    case 'role-select':
      return [{ type: ComponentType.ActionRow, components: [roleComponent(block)] }];
    case 'picture':
      return [galleryOf([block])];
    case 'gallery':
      return [galleryOf(block.pictures)];
    case 'file':
      return [{ type: ComponentType.File, file: { url: `attachment://${block.name}` } }];
  }
}

/** Text beyond the total limit is cut; the first blocks stay whole. */
function containerOf({ blocks, accent }: Message): APIContainerComponent {
  let room: number = LIMITS.characters;
  const components: APIComponentInContainer[] = [];
  for (const block of blocks) {
    const made = componentsOf(block, room);
    components.push(...made);
    if (block.kind === 'text') room -= Math.min(room, block.text.length);
  }
  const container: APIContainerComponent = { type: ComponentType.Container, components };
  return accent === undefined ? container : { ...container, accent_color: accent };
}

const countOf = (components: readonly object[]): number =>
  components.reduce<number>((total, each) => total + 1 + countOf(childrenOf(each)), 0);

const childrenOf = (component: object): readonly object[] =>
  'components' in component ? (component.components as readonly object[]) : [];

const attachmentOf = ({ name, png, alt }: Picture) => ({
  attachment: png,
  name,
  description: cutTo(unlinked(alt), LIMITS.alt),
});

function filesOf({ blocks }: Message) {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [attachmentOf(block)];
    if (block.kind === 'gallery') return block.pictures.map(attachmentOf);
    return block.kind === 'file' ? [{ attachment: block.bytes, name: block.name }] : [];
  });
}

function idsOf(components: readonly object[]): string[] {
  return components.flatMap((each) => [
    ...('custom_id' in each ? [String(each.custom_id)] : []),
    ...idsOf(childrenOf(each)),
  ]);
}

function refuseTwins(components: readonly object[]): void {
  const ids = idsOf(components);
  const twin = ids.find((id, index) => ids.indexOf(id) !== index);
  invariant(twin === undefined, `an id stands twice in a message: ${routeIn(twin ?? '')}`);
}

export type Payload = ReturnType<typeof payloadOf>;

const textIn = ({ blocks }: Message): string =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');

/**
 * A payload for discord.js. Made anew each time: discord.js changes it. Whoever it mentions may be mentioned, or
 * Discord's apps could not name them: such a message is an edit, an answer to one person, or a silent post.
 */
export function payloadOf(content: Message) {
  const container = containerOf(content);
  refuseTwins([container]);
  const count = countOf([container]);
  invariant(count <= LIMITS.components, `a message has at most ${LIMITS.components} components, not ${count}`);
  invariant(container.components.length > 0, 'a message says something');
  return {
    components: [container],
    files: filesOf(content),
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [], users: mentionedIn(textIn(content)) },
  } as const;
}

/** For replacing an earlier message, plain or not: its words and files are removed, with or without new ones. */
export const replacementOf = (payload: Payload) => ({ ...payload, content: null, attachments: [] });

/** Made anew each time, like any payload. */
export function plainPayloadOf({ plain, buttons, pings }: PlainMessage) {
  const components = buttonRows(buttons);
  refuseTwins(components);
  invariant(components.length <= LIMITS.rows, `a plain message has at most ${LIMITS.rows} rows of buttons`);
  return {
    content: cutTo(plain, LIMITS.plainCharacters),
    components,
    allowedMentions: { parse: [], users: [...pings] },
  } as const;
}
