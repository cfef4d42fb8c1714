import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { MessageView } from '../../protocol.ts';
import { localizedName } from '../composer/offered-commands.ts';
import { useFrame, usePane } from '../context.ts';
import { Menu } from '../popups/menu.tsx';

/** What can be done with a message: reply, delete one's own, and the bot's commands for messages and their authors. */
export function MessageMenu({ message: { json, onlyFor } }: { readonly message: MessageView }) {
  const { ask } = useFrame();
  const { person, perform, replyTo } = usePane();
  const [commands, setCommands] = useState<readonly APIApplicationCommand[]>([]);
  const place = { personId: person.id, channelId: json.channel_id, messageId: json.id };
  const load = async () => {
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
  const deeds = [
    { label: 'Reply', isDanger: false, act: () => replyTo(json.id) },
    ...commands
      .filter((command) => fits(command, json.author.bot === true))
      .map((command) => ({
        label: localizedName(command, person.locale),
        isDanger: false,
        act: () => use(command),
      })),
    ...(json.author.id === person.id
      ? [
          {
            label: 'Delete message',
            isDanger: true,
            act: () => perform({ wish: { kind: 'unsay', ...place }, messageId: json.id }),
          },
        ]
      : []),
  ];
  if (onlyFor !== null) return null;
  return (
    <Menu class="message-menu" label="More about this message" face="⋯" onOpen={load}>
      {(close) =>
        deeds.map(({ label, isDanger, act }) => (
          <button
            key={label}
            type="button"
            class={isDanger ? 'danger' : undefined}
            onClick={() => {
              close();
              act();
            }}
          >
            {label}
          </button>
        ))
      }
    </Menu>
  );
}

/** Commands for people are not for bots. */
function fits({ type }: APIApplicationCommand, isBot: boolean): boolean {
  return type === ApplicationCommandType.Message || (type === ApplicationCommandType.User && !isBot);
}
