import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { memo } from 'preact/compat';
import type { MessageView } from '../../protocol.ts';
import { Avatar } from '../avatar.tsx';
import { Component } from '../components/component.tsx';
import { useFrame, usePane } from '../context.ts';
import { nameOf, now } from '../state.ts';
import { Markdown } from '../text/markdown.tsx';
import { stampText } from '../text/moments.ts';
import { callsFor } from '../unread.ts';
import { AppTag } from './app-tag.tsx';
import { Attachments } from './attachments.tsx';
import { ContextLine } from './context-line.tsx';
import { Embed } from './embed.tsx';
import { MessageMenu } from './message-menu.tsx';
import { StartedThread } from './started-thread.tsx';

interface MessageProps {
  readonly message: MessageView;
  /** The author's name is left out. */
  readonly isFollowing: boolean;
  readonly trouble: string | null;
}

/** Drawn anew only when it changes: there are many of them, and news come often. */
export const Message = memo(function Message({ message, isFollowing, trouble }: MessageProps) {
  const { state } = useFrame();
  const { person } = usePane();
  const { json, onlyFor } = message;
  const author = nameOf(state, json.author.id);
  return (
    <li
      class="message"
      data-id={json.id}
      data-following={isFollowing}
      data-ephemeral={onlyFor !== null}
      data-calls={callsFor(message, person.id)}
    >
      <ContextLine json={json} />
      <div class="message-body">
        <div class="message-side">{!isFollowing && <Avatar userId={json.author.id} size={40} />}</div>
        <article class="message-content" aria-label={`Message of ${author}`}>
          {!isFollowing && <Author json={json} name={author} />}
          <Content json={json} />
          {trouble !== null && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          {onlyFor !== null && <Ephemeral json={json} />}
        </article>
      </div>
      <MessageMenu message={message} />
    </li>
  );
});

function Author({ json, name }: { readonly json: APIMessage; readonly name: string }) {
  const { state } = useFrame();
  const { person } = usePane();
  return (
    <header class="author">
      <span class="author-name" data-bot={json.author.bot === true}>
        {name}
      </span>
      {json.author.bot && <AppTag />}
      <time dateTime={json.timestamp}>{stampText(Date.parse(json.timestamp), now(state), person.locale)}</time>
    </header>
  );
}

function Content({ json }: { readonly json: APIMessage }) {
  if (((json.flags ?? 0) & MessageFlags.Loading) !== 0) return <Thinking name={json.author.username} />;
  return (
    <>
      {json.content !== '' && <Markdown source={json.content} />}
      {json.edited_timestamp !== null && json.content !== '' && <span class="edited">(edited)</span>}
      <Attachments files={json.attachments} />
      {json.embeds.map((embed, index) => (
        <Embed key={index} embed={embed} />
      ))}
      {(json.components ?? []).map((component, index) => (
        <Component key={component.id ?? index} component={component} messageId={json.id} />
      ))}
      {json.thread !== undefined && <StartedThread id={json.thread.id} name={json.thread.name ?? ''} />}
    </>
  );
}

function Thinking({ name }: { readonly name: string }) {
  return (
    <p class="thinking" role="status">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {name} is thinking…
    </p>
  );
}

function Ephemeral({ json }: { readonly json: APIMessage }) {
  const { person, perform } = usePane();
  const dismiss = () => {
    const wish = { kind: 'dismiss', personId: person.id, channelId: json.channel_id, messageId: json.id } as const;
    perform({ wish, messageId: json.id });
  };
  return (
    <footer class="ephemeral">
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M12 5C5 5 1 12 1 12s4 7 11 7 11-7 11-7-4-7-11-7Zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8Zm0-2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
      </svg>
      Only you can see this ·
      <button type="button" onClick={dismiss}>
        Dismiss message
      </button>
    </footer>
  );
}
