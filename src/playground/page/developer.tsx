import { useEffect, useState } from 'preact/hooks';
import type { LogLine, TrafficView } from '../protocol.ts';
import { usePage } from './context.ts';
import { now } from './state.ts';

const TABS = ['Traffic', 'Log'] as const;
type Tab = (typeof TABS)[number];

/** What goes on behind the page: the wire, the bot's log, and the clock. */
export function Developer() {
  const { state, ask } = usePage();
  const [tab, setTab] = useState<Tab>('Traffic');
  useEffect(() => {
    if (state.online) ask({ kind: 'watch-traffic', on: true });
    return () => void ask({ kind: 'watch-traffic', on: false });
  }, [state.online]);
  return (
    <aside class="developer" aria-label="Developer">
      <ClockHand />
      <div class="tabs" role="tablist">
        {TABS.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={name === tab} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
      </div>
      <ol class="developer-list">
        {tab === 'Traffic'
          ? state.traffic.toReversed().map((each) => <TrafficEntry key={each.nth} traffic={each} />)
          : state.log.toReversed().map((line) => <LogEntry key={line.nth} line={line} />)}
      </ol>
    </aside>
  );
}

const MINUTE = 60_000;
const STEPS = [
  ['+1 min', MINUTE],
  ['+1 h', 60 * MINUTE],
  ['+1 day', 24 * 60 * MINUTE],
  ['+1 week', 7 * 24 * 60 * MINUTE],
] as const;

function ClockHand() {
  const { state, ask } = usePage();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  const { held } = state.clock;
  return (
    <section class="clock" aria-label="Clock">
      <time>{new Date(now(state)).toLocaleString('en-GB')}</time>
      <span class="clock-steps">
        {STEPS.map(([label, milliseconds]) => (
          <button key={label} type="button" class="plain" onClick={() => ask({ kind: 'turn-clock', milliseconds })}>
            {label}
          </button>
        ))}
        <button
          type="button"
          class="plain"
          aria-pressed={held}
          onClick={() => ask({ kind: 'hold-clock', held: !held })}
        >
          {held ? 'Let it run' : 'Hold'}
        </button>
      </span>
    </section>
  );
}

function TrafficEntry({ traffic: { at, title, status, request, response } }: { readonly traffic: TrafficView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Time at={at} />
          {status !== null && (
            <b class="status" data-ok={status < 400}>
              {status}
            </b>
          )}
          <span>{title}</span>
        </summary>
        {isOpen && request !== null && <pre>{JSON.stringify(request, null, 2)}</pre>}
        {isOpen && response !== null && <pre>{JSON.stringify(response, null, 2)}</pre>}
      </details>
    </li>
  );
}

function LogEntry({ line: { at, text } }: { readonly line: LogLine }) {
  return (
    <li class="log-line">
      <Time at={at} />
      <code>{text}</code>
    </li>
  );
}

function Time({ at }: { readonly at: number }) {
  return <time class="dim">{new Date(at).toLocaleTimeString('en-GB')}</time>;
}
