import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { ChannelView, OptionJson } from '../../protocol.ts';
import { usePane } from '../context.ts';
import type { Deeds } from '../deeds.ts';
import { localizedDescription, localizedName, type OfferedCommand } from './offered-commands.ts';
import type { Values } from './option-choices.ts';
import { OptionField } from './option-field.tsx';

interface CommandFormProps {
  readonly command: OfferedCommand;
  readonly channel: ChannelView;
  readonly deeds: Deeds;
  readonly onDone: () => void;
}

/** A slash command being filled in: what it needs is there from the start, the rest can be added. */
export function CommandForm({ command, channel, deeds, onDone }: CommandFormProps) {
  const { person } = usePane();
  const [values, setValues] = useState<Values>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState<string | null>(null);
  const shown = command.options.filter(({ name, required }) => required === true || added.includes(name));
  const rest = command.options.filter((option) => !shown.includes(option));
  const set = (name: string, value: OptionJson | null) =>
    setValues(({ [name]: _before, ...others }) => (value === null ? others : { ...others, [name]: value }));
  const send = () => {
    const lacking = shown.find(({ name, required }) => required === true && !(name in values));
    if (lacking !== undefined) return setMissing(lacking.name);
    const wish = {
      kind: 'slash',
      personId: person.id,
      channelId: channel.id,
      command: command.path,
      options: values,
    } as const;
    deeds.perform({ wish, messageId: null });
    onDone();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    send();
  };
  return (
    <form
      class="command-form"
      aria-label={`Command ${command.shown}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <span class="command-name">/{command.shown}</span>
      {shown.map((option, index) => (
        <OptionField
          key={option.name}
          option={option}
          command={command}
          values={values}
          isMissing={missing === option.name}
          takesFocus={index === shown.length - 1}
          onChange={(value) => set(option.name, value)}
          onSend={send}
        />
      ))}
      {rest.length > 0 && <AddOption options={rest} onAdd={(name) => setAdded([...added, name])} />}
      <SendButton takesFocus={shown.length === 0} />
      <button type="button" class="icon-button" aria-label="Cancel the command" onClick={onDone}>
        ×
      </button>
    </form>
  );
}

interface AddOptionProps {
  readonly options: readonly APIApplicationCommandBasicOption[];
  readonly onAdd: (name: string) => void;
}

function AddOption({ options, onAdd }: AddOptionProps) {
  const { person } = usePane();
  return (
    <span class="add-option">
      {options.map((option) => (
        <button
          key={option.name}
          type="button"
          class="option-chip"
          title={localizedDescription(option, person.locale)}
          onClick={() => onAdd(option.name)}
        >
          + {localizedName(option, person.locale)}
        </button>
      ))}
    </span>
  );
}

/** With nothing to fill in, Enter sends the command that was just chosen. */
function SendButton({ takesFocus }: { readonly takesFocus: boolean }) {
  return (
    <button
      type="submit"
      class="send"
      ref={(button) => {
        if (takesFocus) button?.focus();
      }}
    >
      Send
    </button>
  );
}
