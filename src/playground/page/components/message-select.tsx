import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import { useFrame, usePane } from '../context.ts';
import { partKey } from '../deeds.ts';
import { Select } from './select.tsx';
import { chosenIn, optionsOf, placeholderOf } from './select-options.ts';

interface MessageSelectProps {
  readonly select: APISelectMenuComponent;
  readonly messageId: string;
}

export function MessageSelect({ select, messageId }: MessageSelectProps) {
  const { state } = useFrame();
  const { person, channelId, perform, pending } = usePane();
  const { custom_id, min_values = 1, max_values = 1, disabled = false } = select;
  // What was chosen stays to be seen until the bot edits the message.
  const [sent, setSent] = useState<{ readonly on: APISelectMenuComponent; readonly values: readonly string[] } | null>(
    null,
  );
  const send = (values: readonly string[]) => {
    setSent({ on: select, values });
    const wish = { kind: 'select', personId: person.id, channelId, messageId, customId: custom_id, values } as const;
    perform({ wish, messageId, part: custom_id });
  };
  return (
    <Select
      label={placeholderOf(select)}
      placeholder={placeholderOf(select)}
      options={optionsOf(select, state, person)}
      chosen={sent?.on === select ? sent.values : chosenIn(select)}
      min={min_values}
      max={max_values}
      disabled={disabled}
      busy={pending.has(partKey(messageId, custom_id))}
      customId={custom_id}
      onChoose={send}
    />
  );
}
