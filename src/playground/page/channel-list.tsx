import type { ChannelView } from '../protocol.ts';
import { Avatar } from './avatar.tsx';
import { showChannel } from './choices.ts';
import { usePage, usePane } from './context.ts';
import { channelsSeen } from './state.ts';
import { Calls } from './top-bar.tsx';
import { unreadIn } from './unread.ts';

interface ChannelListProps {
  readonly shown: string;
  readonly onChosen: () => void;
}

export function ChannelList({ shown, onChosen }: ChannelListProps) {
  const { state } = usePage();
  const { person } = usePane();
  const seen = channelsSeen(state, person);
  const entry = (channel: ChannelView) => (
    <ChannelEntry key={channel.id} channel={channel} shown={shown} onChosen={onChosen} />
  );
  const threadsOf = (id: string) =>
    seen.filter(({ kind, parentId, archived }) => kind === 'thread' && parentId === id && !archived);
  return (
    <nav class="channels" aria-label={`Channels of ${person.name}`}>
      <h3>Text channels</h3>
      <ul>
        {seen
          .filter(({ kind }) => kind === 'channel')
          .map((channel) => [entry(channel), ...threadsOf(channel.id).map(entry)])}
      </ul>
      <h3>Direct messages</h3>
      <ul>{seen.filter(({ kind }) => kind === 'conversation').map(entry)}</ul>
    </nav>
  );
}

interface ChannelEntryProps extends ChannelListProps {
  readonly channel: ChannelView;
}

function ChannelEntry({ channel, shown, onChosen }: ChannelEntryProps) {
  const { state, choices, choose } = usePage();
  const { person } = usePane();
  const unread = unreadIn(state, choices, person.id, channel.id);
  const open = () => {
    choose(showChannel(person.id, channel.id));
    onChosen();
  };
  return (
    <li class="channel" data-kind={channel.kind} data-unread={unread.any}>
      <button type="button" aria-current={channel.id === shown ? 'page' : undefined} onClick={open}>
        {channel.kind === 'conversation' ? (
          <Avatar userId={state.bot.id} size={24} />
        ) : (
          <span class="sigil" aria-hidden="true">
            {channel.kind === 'thread' ? '└' : '#'}
          </span>
        )}
        <span class="channel-name">{channel.name}</span>
        {unread.calls > 0 && <Calls count={unread.calls} />}
      </button>
    </li>
  );
}
