import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { MessageView } from '../../protocol.ts';
import { localizedName } from '../composer/offered-commands.ts';
import { useFrame, usePane } from '../context.ts';

/** What can be done with a message: reply, delete one's own, and the bot's commands for messages and their authors. */
export function MessageMenu({ message: { json, onlyFor } }: { readonly message: MessageView }) {
  const { ask } = useFrame();
  const { person, perform, replyTo } = usePane();
  const [commands, setCommands] = useState<readonly APIApplicationCommand[] | null>(null);
  const place = { personId: person.id, channelId: json.channel_id, messageId: json.id };
  const open = async () => {
    const answer = await ask({ kind: 'offered-commands', personId: person.id, channelId: json.channel_id });
    setCommands(answer.kind === 'commands' ? answer.commands : []);
  };
  const use = ({ name, type }: APIApplicationCommand) => {
    const wish =
      type === ApplicationCommandType.Message
        ? ({ kind: 'use-on-message', command: name, ...place } as const)
        : ({ kind: 'use-on-person', command: name, targetId: json.author.id, ...place } as const);
    perform({ wish, messageId: json.id });
  };
  const fitting = (commands ?? []).filter(
    ({ type }) =>
      type === ApplicationCommandType.Message || (type === ApplicationCommandType.User && json.author.bot !== true),
  );
  if (onlyFor !== null) return null;
  return (
    <details class="message-menu" onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary class="icon-button" aria-label="More about this message">
        ⋯
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its buttons take keys; this only closes it after them */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div class="menu" onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}>
        <button type="button" onClick={() => replyTo(json.id)}>
          Reply
        </button>
        {fitting.map((command) => (
          <button key={command.id} type="button" onClick={() => use(command)}>
            {localizedName(command, person.locale)}
          </button>
        ))}
        {json.author.id === person.id && (
          <button
            type="button"
            class="danger"
            onClick={() => perform({ wish: { kind: 'unsay', ...place }, messageId: json.id })}
          >
            Delete message
          </button>
        )}
      </div>
    </details>
  );
}
