import type { APIMessage } from 'discord-api-types/v10';
import { Avatar } from '../avatar.tsx';
import { useFrame, usePage } from '../context.ts';
import { nameOf, type PageState } from '../state.ts';

/** Above a message: the command it answers, or the message it replies to. */
export function ContextLine({ json }: { readonly json: APIMessage }) {
  if (json.interaction !== undefined) return <UsedCommand json={json} />;
  if (json.message_reference !== undefined) return <RepliedTo message={json.referenced_message ?? null} />;
  return null;
}

function UsedCommand({ json: { interaction } }: { readonly json: APIMessage }) {
  const { state } = useFrame();
  if (interaction === undefined) return null;
  return (
    <div class="context">
      <Avatar userId={interaction.user.id} size={16} />
      <b>{nameOf(state, interaction.user.id)}</b> used <span class="command-used">/{interaction.name}</span>
    </div>
  );
}

const currentOf = ({ messages }: PageState, message: APIMessage): APIMessage =>
  messages.get(message.channel_id)?.find(({ json }) => json.id === message.id)?.json ?? message;

function RepliedTo({ message }: { readonly message: APIMessage | null }) {
  const { state } = usePage();
  if (message === null) return <div class="context">Original message was deleted</div>;
  // The message may have been edited since.
  const { author, content } = currentOf(state, message);
  return (
    <div class="context">
      <Avatar userId={author.id} size={16} />
      <b>{nameOf(state, author.id)}</b>
      <span class="excerpt">{content || '…'}</span>
    </div>
  );
}
