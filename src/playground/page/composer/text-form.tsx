import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { ChannelView, FileJson } from '../../protocol.ts';
import { ListOption } from '../components/list-option.tsx';
import { useListbox } from '../components/listbox.ts';
import { usePane } from '../context.ts';
import type { Deeds } from '../deeds.ts';
import { fileJson } from './file-json.ts';
import { matchingCommands, type OfferedCommand } from './offered-commands.ts';

interface TextFormProps {
  readonly channel: ChannelView;
  readonly deeds: Deeds;
  readonly offered: readonly OfferedCommand[];
  readonly repliesTo: string | null;
  readonly takesFocus: boolean;
  readonly onSlash: () => void;
  readonly onCommand: (command: OfferedCommand) => void;
  readonly onSent: () => void;
}

/** What is said; a slash at its beginning offers the bot's commands. */
export function TextForm(props: TextFormProps) {
  const { channel, deeds, offered, repliesTo, takesFocus, onSlash, onCommand, onSent } = props;
  const { person } = usePane();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly FileJson[]>([]);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isCommand = text.startsWith('/');
  const matching = isCommand ? matchingCommands(offered, text.slice(1).trimEnd()) : [];
  const choose = (index: number) => {
    const command = matching[index];
    if (command !== undefined) onCommand(command);
  };
  const list = useListbox({ count: matching.length, isOpen: isCommand, onChoose: choose, onClose: () => setText('') });
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, []);
  const type = (typed: string) => {
    if (typed.startsWith('/') && !isCommand) onSlash();
    setText(typed);
  };
  const send = () => {
    if (text.trim() === '' && files.length === 0) return;
    const wish = {
      kind: 'say',
      personId: person.id,
      channelId: channel.id,
      text: text.trim(),
      replyTo: repliesTo,
      files,
    } as const;
    deeds.perform({ wish, messageId: null });
    setText('');
    setFiles([]);
    onSent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    list.onKeyDown(event);
    if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const where = channel.kind === 'conversation' ? `@${channel.name}` : `#${channel.name}`;
  return (
    <div class="text-form">
      {isCommand && (
        <CommandList id={id} commands={matching} active={list.active} onPoint={list.setActive} onChoose={choose} />
      )}
      <FilePicker files={files} onPicked={setFiles} />
      <textarea
        ref={input}
        rows={1}
        aria-label={`Message ${where}`}
        placeholder={`Message ${where}`}
        aria-autocomplete="list"
        aria-controls={isCommand ? id : undefined}
        aria-activedescendant={isCommand ? `${id}-${list.active}` : undefined}
        maxLength={2_000}
        value={text}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface CommandListProps {
  readonly id: string;
  readonly commands: readonly OfferedCommand[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

function CommandList({ id, commands, active, onPoint, onChoose }: CommandListProps) {
  return (
    <div class="popup" role="listbox" id={id} aria-label="Commands">
      {commands.length === 0 && <p class="popup-none">There is no such command here.</p>}
      {commands.map(({ path, shown, description, options }, index) => (
        <ListOption
          key={path}
          id={`${id}-${index}`}
          isActive={index === active}
          isChosen={index === active}
          onPoint={() => onPoint(index)}
          onChoose={() => onChoose(index)}
        >
          <span class="command-line">
            <b>/{shown}</b>
            {options.map(({ name }) => (
              <code key={name}>{name}</code>
            ))}
          </span>
          <small>{description}</small>
        </ListOption>
      ))}
    </div>
  );
}

interface FilePickerProps {
  readonly files: readonly FileJson[];
  readonly onPicked: (files: readonly FileJson[]) => void;
}

function FilePicker({ files, onPicked }: FilePickerProps) {
  const pick = async (picked: FileList | null) => onPicked(await Promise.all([...(picked ?? [])].map(fileJson)));
  return (
    <label class="file-picker" title={files.map(({ name }) => name).join(', ')}>
      <span aria-hidden="true">{files.length > 0 ? files.length : '+'}</span>
      <input
        type="file"
        multiple
        aria-label="Attach files"
        onChange={({ currentTarget }) => pick(currentTarget.files)}
      />
    </label>
  );
}
