import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChannelView } from '../../protocol.ts';
import { usePage, usePane } from '../context.ts';
import type { Deeds } from '../deeds.ts';
import { nameOf } from '../state.ts';
import { CommandForm } from './command-form.tsx';
import { type OfferedCommand, offeredCommands } from './offered-commands.ts';
import { TextForm } from './text-form.tsx';

interface ComposerProps {
  readonly channel: ChannelView;
  readonly deeds: Deeds;
  readonly repliesTo: string | null;
  readonly onReplied: () => void;
}

/** Below the messages: text, or a slash command with its options. */
export function Composer({ channel, deeds, repliesTo, onReplied }: ComposerProps) {
  const { state, ask } = usePage();
  const { person } = usePane();
  const [command, setCommand] = useState<OfferedCommand | null>(null);
  const [offered, setOffered] = useState<readonly OfferedCommand[]>([]);
  const wasCommand = useRef(false);
  useEffect(() => {
    wasCommand.current = command !== null;
  });
  const loadCommands = async () => {
    const answer = await ask({ kind: 'offered-commands', personId: person.id, channelId: channel.id });
    if (answer.kind === 'commands') setOffered(offeredCommands(answer.commands, person.locale));
  };
  const trouble = deeds.trouble?.messageId === null ? deeds.trouble.text : null;
  const replied = state.messages.get(channel.id)?.find(({ json }) => json.id === repliesTo);
  return (
    <footer class="composer">
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
          <button type="button" class="icon-button" aria-label="Close" onClick={deeds.clearTrouble}>
            ×
          </button>
        </p>
      )}
      {replied !== undefined && (
        <p class="replying">
          Replying to <b>{nameOf(state, replied.json.author.id)}</b>
          <button type="button" class="icon-button" aria-label="Don’t reply" onClick={onReplied}>
            ×
          </button>
        </p>
      )}
      {command === null ? (
        <TextForm
          channel={channel}
          deeds={deeds}
          offered={offered}
          repliesTo={replied?.json.id ?? null}
          takesFocus={wasCommand.current}
          onSlash={loadCommands}
          onCommand={setCommand}
          onSent={onReplied}
        />
      ) : (
        <CommandForm command={command} channel={channel} deeds={deeds} onDone={() => setCommand(null)} />
      )}
    </footer>
  );
}
