import { usePage } from '../context.ts';
import { Time } from './time.tsx';

/** The bot's own log, latest line first. */
export function LogList() {
  const { log } = usePage().state;
  if (log.length === 0) return <p class="developer-note">The bot has not logged anything yet.</p>;
  return (
    <ol class="developer-list">
      {log.toReversed().map(({ nth, at, text }) => (
        <li key={nth} class="log-line">
          <Time at={at} />
          <code>{text}</code>
        </li>
      ))}
    </ol>
  );
}
