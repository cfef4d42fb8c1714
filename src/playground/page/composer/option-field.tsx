import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { OptionJson } from '../../protocol.ts';
import { ListOption } from '../components/list-option.tsx';
import { useListbox } from '../components/listbox.ts';
import { usePage, usePane } from '../context.ts';
import { fileJson } from './file-json.ts';
import { localizedDescription, localizedName, type OfferedCommand } from './offered-commands.ts';
import { fixedChoices, type OptionChoice, typedValue, type Values } from './option-choices.ts';
import { useSuggestions } from './suggestions.ts';

interface OptionFieldProps {
  readonly option: APIApplicationCommandBasicOption;
  readonly command: OfferedCommand;
  readonly values: Values;
  readonly isMissing: boolean;
  readonly takesFocus: boolean;
  readonly onChange: (value: OptionJson | null) => void;
  readonly onSend: () => void;
}

export function OptionField(props: OptionFieldProps) {
  const { option, isMissing } = props;
  const { person } = usePane();
  const name = localizedName(option, person.locale);
  return (
    <span class="option-field" data-missing={isMissing} title={localizedDescription(option, person.locale)}>
      <span class="option-name" aria-hidden="true">
        {name}
      </span>
      {option.type === Type.Attachment ? <FileInput {...props} name={name} /> : <TextInput {...props} name={name} />}
    </span>
  );
}

type InputProps = OptionFieldProps & { readonly name: string };

function FileInput({ name, onChange }: InputProps) {
  const pick = async (file: File | undefined) => onChange(file === undefined ? null : await fileJson(file));
  return <input type="file" aria-label={name} onChange={({ currentTarget }) => pick(currentTarget.files?.[0])} />;
}

/** Typed text, with a list below it where the option has choices or the bot suggests some. */
function TextInput({ option, command, values, takesFocus, name, onChange, onSend }: InputProps) {
  const { state } = usePage();
  const { person } = usePane();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const suggested = useSuggestions(option, command, values, isOpen ? typed : null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const fixed = fixedChoices(option, state, person);
  const choices =
    suggested ?? fixed?.filter((choice) => choice.label.toLowerCase().includes(typed.toLowerCase())) ?? [];
  const shows = isOpen && choices.length > 0;
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, []);
  const choose = (index: number) => {
    const choice = choices[index];
    if (choice === undefined) return;
    setTyped(choice.label);
    setOpen(false);
    onChange(choice.value);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    onChange(fixed === null ? typedValue(option, text) : null);
  };
  const list = useListbox({ count: choices.length, isOpen: shows, onChoose: choose, onClose: () => setOpen(false) });
  const onKeyDown = (event: KeyboardEvent) => {
    list.onKeyDown(event);
    if (event.defaultPrevented || event.key !== 'Enter') return;
    event.preventDefault();
    onSend();
  };
  return (
    <span class="option-input">
      <input
        ref={input}
        aria-label={name}
        role="combobox"
        aria-expanded={shows}
        aria-controls={shows ? id : undefined}
        aria-activedescendant={shows ? `${id}-${list.active}` : undefined}
        autocomplete="off"
        size={Math.max(4, typed.length)}
        value={typed}
        onFocus={() => setOpen(true)}
        onBlur={() => setTimeout(() => setOpen(false), 150)}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {shows && (
        <ChoiceList
          id={id}
          name={name}
          choices={choices}
          active={list.active}
          onPoint={list.setActive}
          onChoose={choose}
        />
      )}
    </span>
  );
}

interface ChoiceListProps {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly OptionChoice[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

function ChoiceList({ id, name, choices, active, onPoint, onChoose }: ChoiceListProps) {
  return (
    <div class="popup" role="listbox" id={id} aria-label={`Choices for ${name}`}>
      {choices.map(({ label, value }, index) => (
        <ListOption
          key={String(value)}
          id={`${id}-${index}`}
          isActive={index === active}
          isChosen={index === active}
          onPoint={() => onPoint(index)}
          onChoose={() => onChoose(index)}
        >
          {label}
        </ListOption>
      ))}
    </div>
  );
}
