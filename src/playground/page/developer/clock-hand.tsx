import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { now } from '../state.ts';

const MINUTE = 60_000;
const STEPS = [
  ['+1 min', MINUTE],
  ['+1 h', 60 * MINUTE],
  ['+1 day', 24 * 60 * MINUTE],
  ['+1 week', 7 * 24 * 60 * MINUTE],
] as const;

/** Turns time ahead, or holds it. */
export function ClockHand() {
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
