import { parse } from 'discord-markdown-parser';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { showChannel } from '../choices.ts';
import { useFrame, usePane } from '../context.ts';
import { nameOf, now } from '../state.ts';
import { type Block, blocksOf, type List } from './blocks.ts';
import { isMoment, momentText } from './moments.ts';

/** As far as this page looks into the parser's nodes. */
interface Node {
  readonly type: string;
  readonly content?: string | readonly Node[];
  readonly level?: number;
  readonly id?: string;
  readonly name?: string;
  readonly fullName?: string;
  readonly target?: string;
  readonly lang?: string;
  readonly timestamp?: string;
  readonly format?: string;
}

/** Text as Discord shows it. */
export function Markdown({ source }: { readonly source: string }) {
  const blocks = useMemo(() => blocksOf(source), [source]);
  return (
    <div class="markdown">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  return block.kind === 'list' ? <ListView list={block} /> : <Text source={block.source} />;
}

function ListView({ list: { start, items } }: { readonly list: List }) {
  const entries = items.map(({ source, children }, index) => (
    <li key={index}>
      <Text source={source} />
      {children.map((list, nth) => (
        <ListView key={nth} list={list} />
      ))}
    </li>
  ));
  return start === null ? <ul>{entries}</ul> : <ol start={start}>{entries}</ol>;
}

function Text({ source }: { readonly source: string }) {
  const nodes = useMemo(() => withoutBreaksAfterBlocks(parse(source, 'extended') as Node[]), [source]);
  return <Nodes nodes={nodes} />;
}

const OWN_LINE: ReadonlySet<string> = new Set(['heading', 'subtext', 'codeBlock', 'blockQuote']);

function withoutBreaksAfterBlocks(nodes: readonly Node[]): Node[] {
  return nodes.filter(({ type }, index) => type !== 'br' || !OWN_LINE.has(nodes[index - 1]?.type ?? ''));
}

function Nodes({ nodes }: { readonly nodes: readonly Node[] }) {
  return (
    <>
      {nodes.map((node, index) => (
        <NodeView key={index} node={node} />
      ))}
    </>
  );
}

function inside({ content = '' }: Node): ComponentChildren {
  return typeof content === 'string' ? content : <Nodes nodes={content} />;
}

/** How each kind of node is shown; what is not listed is text. */
const SHOWN: Readonly<Record<string, (node: Node) => ComponentChildren>> = {
  br: () => <br />,
  newline: () => <br />,
  strong: (node) => <strong>{inside(node)}</strong>,
  em: (node) => <em>{inside(node)}</em>,
  underline: (node) => <u>{inside(node)}</u>,
  strikethrough: (node) => <s>{inside(node)}</s>,
  spoiler: (node) => <Spoiler>{inside(node)}</Spoiler>,
  inlineCode: (node) => <code>{inside(node)}</code>,
  codeBlock: (node) => (
    <pre>
      <code>{inside(node)}</code>
    </pre>
  ),
  blockQuote: (node) => <blockquote>{inside(node)}</blockquote>,
  heading: (node) => <Heading node={node} />,
  subtext: (node) => <small class="subtext">{inside(node)}</small>,
  link: (node) => <Link node={node} />,
  url: (node) => <Link node={node} />,
  autolink: (node) => <Link node={node} />,
  user: ({ id = '' }) => <UserMention id={id} />,
  channel: ({ id = '' }) => <ChannelMention id={id} />,
  role: ({ id = '' }) => <RoleMention id={id} />,
  everyone: () => <span class="mention">@everyone</span>,
  here: () => <span class="mention">@here</span>,
  slashCommand: ({ fullName, name }) => <span class="mention">/{fullName ?? name}</span>,
  emoji: ({ name }) => <span class="emoji">:{name}:</span>,
  twemoji: ({ name }) => <span class="emoji">{name}</span>,
  timestamp: (node) => <Moment node={node} />,
};

function NodeView({ node }: { readonly node: Node }) {
  return <>{(SHOWN[node.type] ?? inside)(node)}</>;
}

function Heading({ node }: { readonly node: Node }) {
  // Levels are sizes on Discord, and a message may begin with any. To a screen reader all stand below the channel's name.
  return <h3 class={`heading-${Math.min(node.level ?? 1, 3)}`}>{inside(node)}</h3>;
}

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState(false);
  if (shown) return <span class="spoiler-shown">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label="Spoiler, press to show" onClick={() => setShown(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** Discord links to nothing else; and `javascript:` would run in this page. */
const WEB_ADDRESS = /^https?:\/\//i;

function Link({ node }: { readonly node: Node }) {
  const { target = '' } = node;
  if (!WEB_ADDRESS.test(target))
    return (
      <>
        {`[`}
        {inside(node)}
        {`](${target})`}
      </>
    );
  return (
    <a href={target} target="_blank" rel="noreferrer noopener">
      {inside(node)}
    </a>
  );
}

function UserMention({ id }: { readonly id: string }) {
  const { state } = useFrame();
  return <span class="mention">@{nameOf(state, id)}</span>;
}

function RoleMention({ id }: { readonly id: string }) {
  const { state } = useFrame();
  return <span class="mention">@{state.roles.find((role) => role.id === id)?.name ?? 'deleted-role'}</span>;
}

function ChannelMention({ id }: { readonly id: string }) {
  const { state, choose } = useFrame();
  const { person } = usePane();
  const channel = state.channels.find((each) => each.id === id && each.seenBy.includes(person.id));
  if (channel === undefined) return <span class="mention">#No Access</span>;
  return (
    <button type="button" class="mention" onClick={() => choose(showChannel(person.id, id))}>
      #{channel.name}
    </button>
  );
}

function Moment({ node: { timestamp = '0', format = 'f' } }: { readonly node: Node }) {
  const { state } = useFrame();
  const { person } = usePane();
  const at = Number(timestamp) * 1_000;
  if (!isMoment(at)) return <>Invalid date</>;
  return (
    <time class="moment" dateTime={new Date(at).toISOString()} title={momentText(at, 'F', at, person.locale)}>
      {momentText(at, format, now(state), person.locale)}
    </time>
  );
}
