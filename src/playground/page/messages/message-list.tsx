import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { ChannelView, MessageView } from '../../protocol.ts';
import { usePage, usePane } from '../context.ts';
import type { Trouble } from '../deeds.ts';
import { nameOf } from '../state.ts';
import { dayText, isSameDay } from '../text/moments.ts';
import { useEndOf } from './end-of-list.ts';
import { useKeptFocus } from './kept-focus.ts';
import { Message } from './message.tsx';
import { useOlder } from './older.ts';

interface MessageListProps {
  readonly channel: ChannelView;
  readonly messages: readonly MessageView[];
  readonly trouble: Trouble | null;
}

export function MessageList({ channel, messages, trouble }: MessageListProps) {
  const { list, look, goThere, hasNews } = useEndOf(messages);
  useKeptFocus(list, messages.at(-1));
  const older = useOlder(channel.id, list);
  const scroll = () => {
    look();
    older.look();
  };
  const label = `Messages in ${channel.name}`;
  return (
    <div class="message-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div class="message-scroll" ref={list} onScroll={scroll} tabIndex={0} role="log" aria-label={label}>
        <ol class="messages">
          {older.any ? <OlderButton onPress={older.load} /> : <Beginning channel={channel} />}
          {messages.map((message, index) => (
            <Entry key={message.json.id} message={message} before={messages[index - 1]} trouble={trouble} />
          ))}
          <Typing channel={channel} />
        </ol>
      </div>
      {hasNews && (
        <button type="button" class="newer" onClick={goThere}>
          New messages ↓
        </button>
      )}
    </div>
  );
}

function OlderButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <li class="beginning">
      <button type="button" class="plain" onClick={onPress}>
        Show older messages
      </button>
    </li>
  );
}

function Beginning({ channel }: { readonly channel: ChannelView }) {
  const text =
    channel.kind === 'conversation'
      ? `This is the beginning of your direct messages with ${channel.name}.`
      : `This is the start of #${channel.name}. Type / to see what can be done here.`;
  return <li class="beginning">{text}</li>;
}

interface EntryProps {
  readonly message: MessageView;
  readonly before: MessageView | undefined;
  readonly trouble: Trouble | null;
}

function Entry({ message, before, trouble }: EntryProps) {
  const { person } = usePane();
  const at = Date.parse(message.json.timestamp);
  const isNewDay = before === undefined || !isSameDay(at, Date.parse(before.json.timestamp));
  return (
    <>
      {isNewDay && (
        <li class="day">
          <span>{dayText(at, person.locale)}</span>
        </li>
      )}
      <Message
        message={message}
        isFollowing={!isNewDay && before !== undefined && follows(message, before)}
        trouble={trouble?.messageId === message.json.id ? trouble.text : null}
      />
    </>
  );
}

/** In milliseconds. */
const TOGETHER = 7 * 60_000;

/** Discord leaves out the author's name for what the same one says soon after. */
function follows({ json, onlyFor }: MessageView, before: MessageView): boolean {
  const isPlain = json.type === MessageType.Default && json.interaction_metadata === undefined;
  const isLoading = ((json.flags ?? 0) & MessageFlags.Loading) !== 0;
  const isSoon = Date.parse(json.timestamp) - Date.parse(before.json.timestamp) < TOGETHER;
  return isPlain && !isLoading && isSoon && json.author.id === before.json.author.id && onlyFor === before.onlyFor;
}

function Typing({ channel }: { readonly channel: ChannelView }) {
  const { state } = usePage();
  const { person } = usePane();
  const names = [...state.typing]
    .filter(([key, until]) => key.startsWith(`${channel.id}:`) && until > Date.now())
    .map(([key]) => key.slice(channel.id.length + 1))
    .filter((userId) => userId !== person.id)
    .map((userId) => nameOf(state, userId));
  if (names.length === 0) return null;
  return (
    <li class="typing" role="status">
      {names.join(', ')} {names.length === 1 ? 'is' : 'are'} typing …
    </li>
  );
}
