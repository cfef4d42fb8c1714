import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ChannelView, PersonView } from '../protocol.ts';
import { Avatar } from './avatar.tsx';
import { ChannelList } from './channel-list.tsx';
import { channelShown, markRead, openPeople, toggle } from './choices.ts';
import { Composer } from './composer/composer.tsx';
import { Pane, usePage } from './context.ts';
import { useDeeds } from './deeds.ts';
import { MessageList } from './messages/message-list.tsx';
import { Modal } from './modal/modal.tsx';
import { PersonSettings } from './person-settings.tsx';
import { type Switched, useSwitched } from './popups/switched.ts';
import { messagesSeen } from './state.ts';

/** One person's whole Discord. */
export function PersonPane({ personId, alone }: { readonly personId: string; readonly alone: boolean }) {
  const { state, choices } = usePage();
  const person = state.people.find(({ id }) => id === personId);
  const channelId = channelShown(state, choices, personId);
  const channel = state.channels.find(({ id }) => id === channelId);
  if (person === undefined) return null;
  if (channel === undefined) return <section class="pane">{person.name} sees no channel.</section>;
  return <OpenPane person={person} channel={channel} alone={alone} />;
}

interface OpenPaneProps {
  readonly person: PersonView;
  readonly channel: ChannelView;
  readonly alone: boolean;
}

function OpenPane({ person, channel, alone }: OpenPaneProps) {
  const { state, ask, choose } = usePage();
  const list = useSwitched<HTMLElement>();
  const [repliesTo, setRepliesTo] = useState<string | null>(null);
  const deeds = useDeeds(ask, state.online);
  const messages = messagesSeen(state, channel.id, person.id);
  const newest = messages.at(-1)?.json.id;
  useEffect(() => {
    if (newest !== undefined) choose(markRead(person.id, channel.id, newest));
  }, [newest, channel.id, person.id]);
  const { perform, pending } = deeds;
  const pane = useMemo(
    () => ({ person, channelId: channel.id, perform, pending, replyTo: setRepliesTo }),
    [person, channel.id, perform, pending],
  );
  return (
    <Pane.Provider value={pane}>
      <section
        class="pane"
        aria-label={`Discord of ${person.name}`}
        data-person={person.name}
        data-list-open={list.isOpen}
      >
        <ChannelList shown={channel.id} drawer={list} />
        <div class="chat">
          <PaneHeader person={person} channel={channel} alone={alone} list={list} />
          <MessageList channel={channel} messages={messages} trouble={deeds.trouble} />
          <Composer
            key={channel.id}
            channel={channel}
            deeds={deeds}
            repliesTo={repliesTo}
            onReplied={() => setRepliesTo(null)}
          />
        </div>
        {deeds.modal !== null && <Modal key={deeds.modal.custom_id} modal={deeds.modal} deeds={deeds} />}
      </section>
    </Pane.Provider>
  );
}

interface PaneHeaderProps extends OpenPaneProps {
  readonly list: Switched<HTMLElement>;
}

function PaneHeader({ person, channel, alone, list }: PaneHeaderProps) {
  const { state, choices, choose } = usePage();
  return (
    <header class="pane-header">
      <button
        type="button"
        class="icon-button list-switch"
        ref={list.button}
        aria-label="Channels"
        {...list.attributes}
      >
        ☰
      </button>
      <h2>
        <span class="sigil" aria-hidden="true">
          {channel.kind === 'conversation' ? '@' : '#'}
        </span>
        {channel.name}
      </h2>
      <span class="pane-person" title={person.name}>
        <Avatar userId={person.id} size={20} />
        <span class="cut-name">{person.name}</span>
      </span>
      <PersonSettings person={person} />
      {!alone && (
        <button
          type="button"
          class="icon-button"
          aria-label={`Put ${person.name} away`}
          onClick={() => choose(toggle(person.id, openPeople(state, choices)))}
        >
          ×
        </button>
      )}
    </header>
  );
}
