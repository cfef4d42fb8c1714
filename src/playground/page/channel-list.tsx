import { useEffect } from 'preact/hooks';
import type { ChannelView } from '../protocol.ts';
import { Avatar } from './avatar.tsx';
import { showChannel } from './choices.ts';
import { usePage, usePane } from './context.ts';
import type { Switched } from './popups/switched.ts';
import { channelsSeen } from './state.ts';
import { Calls } from './top-bar.tsx';
import { unreadIn } from './unread.ts';

interface ChannelListProps {
  readonly shown: string;
  /** In a narrow pane, the list is one. */
  readonly drawer: Switched<HTMLElement>;
}

export function ChannelList({ shown, drawer }: ChannelListProps) {
  const { state } = usePage();
  const { person } = usePane();
  const seen = channelsSeen(state, person);
  useEffect(() => {
    if (drawer.isOpen) drawer.opened.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [drawer.isOpen]);
  const choose = () => {
    if (drawer.isOpen) drawer.button.current?.focus();
    drawer.close();
  };
  const entry = (channel: ChannelView) => (
    <ChannelEntry key={channel.id} channel={channel} shown={shown} onChosen={choose} />
  );
  const threadsOf = (id: string) =>
    seen.filter(({ kind, parentId, archived }) => kind === 'thread' && parentId === id && !archived);
  return (
    <>
      <nav class="channels" id={drawer.id} ref={drawer.opened} aria-label={`Channels of ${person.name}`}>
        <h2>Text channels</h2>
        <ul>
          {seen
            .filter(({ kind }) => kind === 'channel')
            .map((channel) => [entry(channel), ...threadsOf(channel.id).map(entry)])}
        </ul>
        <h2>Direct messages</h2>
        <ul>{seen.filter(({ kind }) => kind === 'conversation').map(entry)}</ul>
      </nav>
      <div class="drawer-veil" />
    </>
  );
}

interface ChannelEntryProps {
  readonly channel: ChannelView;
  readonly shown: string;
  readonly onChosen: () => void;
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
