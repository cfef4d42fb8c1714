/** Messages as plain data: blocks from top to bottom in one container. */
import { type PersonId, personId } from '#tables/ids.ts';

export const LIMITS = {
  components: 40,
  characters: 4000,
  plainCharacters: 2000,
  buttonsInRow: 5,
  rows: 5,
  options: 25,
  label: 80,
  optionText: 100,
  placeholder: 150,
  alt: 1024,
  pictures: 10,
  modalTitle: 45,
  fields: 5,
  fieldLabel: 45,
  fieldAbout: 100,
  fieldPlaceholder: 100,
  threadName: 100,
} as const;

export interface Button {
  /** From `customId`. */
  readonly id: string;
  readonly label: string;
  readonly style?: 'primary' | 'secondary' | 'success' | 'danger';
  readonly emoji?: string;
  readonly disabled?: boolean;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly emoji?: string;
  readonly selected?: boolean;
}

export interface Select {
  readonly id: string;
  readonly placeholder: string;
  readonly options: readonly Choice[];
  readonly min?: number;
  readonly max?: number;
  readonly disabled?: boolean;
}

export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly alt: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Any number: they wrap into rows of five. */
  | { readonly kind: 'buttons'; readonly buttons: readonly Button[] }
  | ({ readonly kind: 'select' } & Select)
  | { readonly kind: 'person-select'; readonly id: string; readonly placeholder: string }
  /** Any number of the server's, with those that are selected now. */
  | {
      readonly kind: 'channel-select' | 'role-select';
      readonly id: string;
      readonly placeholder: string;
      readonly selected: readonly string[];
    }
  | ({ readonly kind: 'picture' } & Picture)
  /** Up to ten, side by side. */
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Buffer };

export interface Message {
  readonly blocks: readonly Block[];
  /** The colour of the stripe at its side, 0xRRGGBB. */
  readonly accent?: number;
  /** The same with pictures that are not painted yet; null if nobody wants them any more. Never rejects. */
  readonly later?: Promise<Message | null>;
}

/**
 * Words with buttons below, without a container. Phones announce the words of such a message alone, so a message that
 * pings somebody is plain.
 */
export interface PlainMessage {
  readonly plain: string;
  readonly buttons: readonly Button[];
  readonly pings: readonly PersonId[];
}

export interface ModalField {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly placeholder?: string;
  /** A description below its label. */
  readonly about?: string;
  readonly isRequired?: boolean;
  readonly max?: number;
  /** Several lines. */
  readonly isLong?: boolean;
}

export interface Modal {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly ModalField[];
}

export const text = (content: string): Block => ({ kind: 'text', text: content });
export const buttons = (...list: readonly Button[]): Block => ({ kind: 'buttons', buttons: list });
export const select = (plan: Select): Block => ({ kind: 'select', ...plan });
export const personSelect = (id: string, placeholder: string): Block => ({ kind: 'person-select', id, placeholder });
export const channelSelect = (id: string, placeholder: string, selected: readonly string[]): Block => ({
  ...{ kind: 'channel-select', id, placeholder, selected },
});
export const roleSelect = (id: string, placeholder: string, selected: readonly string[]): Block => ({
  ...{ kind: 'role-select', id, placeholder, selected },
});
export const picture = (name: string, png: Buffer, alt: string): Block => ({ kind: 'picture', name, png, alt });
export const gallery = (pictures: readonly Picture[]): Block => ({ kind: 'gallery', pictures });
export const file = (name: string, bytes: Buffer): Block => ({ kind: 'file', name, bytes });

export const message = (blocks: readonly Block[], more: Omit<Message, 'blocks'> = {}): Message => ({ blocks, ...more });

const isPicture = ({ kind }: Block): boolean => kind === 'picture' || kind === 'gallery';
export const hasPictures = ({ blocks }: Message): boolean => blocks.some(isPicture);
export const withoutPictures = (whole: Message): Message => ({
  ...whole,
  blocks: whole.blocks.filter((block) => !isPicture(block)),
});

export const buttonsIn = ({ blocks }: Message): Button[] =>
  blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []));

/** A message of words alone. */
export const say = (words: string): Message => message([text(words)]);

/** A mention shows a name; it pings only the people in `pings`. */
export const mention = (person: PersonId): string => `<@${person}>`;

const MENTION = /<@(\d+)>/g;

/** Each person once. */
export const mentionedIn = (words: string): PersonId[] => [
  ...new Set([...words.matchAll(MENTION)].map(([, id = '']) => personId(id))),
];

/** With these words in place of mentions; null leaves a mention as it is. */
export const withoutMentions = (words: string, nameOf: (person: PersonId) => string | null): string =>
  words.replaceAll(MENTION, (whole, id: string) => nameOf(personId(id)) ?? whole);

/** One of Discord's timestamps: `at` is in milliseconds. */
export const inSeconds = (at: number): number => Math.floor(at / 1_000);

/** The newest lines that fit. */
export function lastThatFit(lines: readonly string[], most: number): readonly string[] {
  const kept: string[] = [];
  let room = most;
  for (const line of lines.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  return kept;
}
