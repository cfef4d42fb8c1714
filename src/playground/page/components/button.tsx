import { type APIButtonComponent, ButtonStyle } from 'discord-api-types/v10';
import { usePane } from '../context.ts';
import { partKey } from '../deeds.ts';
import { isMeant, pressOnce } from './meant-press.ts';

interface ButtonProps {
  readonly button: APIButtonComponent;
  readonly messageId: string;
}

const STYLES: Readonly<Record<ButtonStyle, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
  [ButtonStyle.Link]: 'link',
  [ButtonStyle.Premium]: 'premium',
};

export function Button({ button, messageId }: ButtonProps) {
  const { person, channelId, perform, pending } = usePane();
  if ('url' in button) return <LinkButton url={button.url} button={button} />;
  if (!('custom_id' in button)) return null;
  const { custom_id, style, disabled = false } = button;
  const isPending = pending.has(partKey(messageId, custom_id));
  const press = (event: MouseEvent) => {
    // Ids may change with every step of the same button.
    if (!isMeant(event, `${messageId} ${faceOf(button)}`) || isPending) return;
    const wish = { kind: 'click', personId: person.id, channelId, messageId, customId: custom_id } as const;
    perform({ wish, messageId, part: custom_id });
  };
  return (
    <button
      type="button"
      class="button"
      data-style={STYLES[style]}
      data-custom-id={custom_id}
      disabled={disabled}
      aria-busy={isPending}
      onClick={press}
      onKeyDown={pressOnce}
    >
      <Face button={button} />
    </button>
  );
}

function LinkButton({ url, button }: { readonly url: string; readonly button: APIButtonComponent }) {
  return (
    <a class="button" data-style="link" href={url} target="_blank" rel="noreferrer noopener">
      <Face button={button} />
      <span aria-hidden="true">↗</span>
    </a>
  );
}

function Face({ button }: { readonly button: APIButtonComponent }) {
  if (!('label' in button || 'emoji' in button)) return null;
  const { emoji, label } = button;
  return (
    <>
      {emoji && <span class="emoji">{emojiText(emoji)}</span>}
      {label && <span>{label}</span>}
    </>
  );
}

function faceOf(button: APIButtonComponent): string {
  if (!('label' in button || 'emoji' in button)) return '';
  return `${button.emoji ? emojiText(button.emoji) : ''} ${button.label ?? ''}`;
}

/** A custom emoji is a picture on Discord's servers; here its name stands for it. */
export function emojiText({ id, name }: { readonly id?: string | null; readonly name?: string | null }): string {
  return id ? `:${name ?? ''}:` : (name ?? '');
}
