import type { APIMessage } from 'discord-api-types/v10';
import { Avatar } from '../avatar.tsx';
import { useFrame } from '../context.ts';
import { nameOf } from '../state.ts';

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

function RepliedTo({ message }: { readonly message: APIMessage | null }) {
  const { state } = useFrame();
  if (message === null) return <div class="context">Original message was deleted</div>;
  return (
    <div class="context">
      <Avatar userId={message.author.id} size={16} />
      <b>{nameOf(state, message.author.id)}</b>
      <span class="excerpt">{message.content || '…'}</span>
    </div>
  );
}
