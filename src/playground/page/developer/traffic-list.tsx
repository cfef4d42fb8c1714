import { useState } from 'preact/hooks';
import type { TrafficView } from '../../behind.ts';
import { usePage } from '../context.ts';
import { CheckMark, CheckReport } from './check-mark.tsx';
import { Time } from './time.tsx';

const isFailed = ({ check }: TrafficView): boolean => check !== null && check.kind !== 'passed';

/** Every request with its answer and every event, latest first, each with what came of its check. */
export function TrafficList() {
  const { traffic } = usePage().state;
  const [onlyFailed, setOnlyFailed] = useState(false);
  const shown = onlyFailed ? traffic.filter(isFailed) : traffic;
  return (
    <>
      <p class="developer-note traffic-sum">
        <span role="status">{summary(traffic)}</span>
        <label>
          <input
            type="checkbox"
            checked={onlyFailed}
            onChange={({ currentTarget }) => setOnlyFailed(currentTarget.checked)}
          />
          Problems only
        </label>
      </p>
      <ol class="developer-list">
        {shown.toReversed().map((each) => (
          <TrafficEntry key={each.nth} traffic={each} />
        ))}
      </ol>
    </>
  );
}

/** A path breaks before its slashes. */
const breakable = (title: string) =>
  title.split('/').flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, `/${part}`]));

function summary(traffic: readonly TrafficView[]): string {
  if (traffic.length === 0) return 'Nothing has gone over the wire yet.';
  const checked = traffic.filter(({ check }) => check !== null).length;
  const failed = traffic.filter(isFailed).length;
  const verdict = failed === 0 ? 'none with a problem' : `${failed} with problems`;
  return checked < traffic.length
    ? `Checking: ${checked} of ${traffic.length}, ${verdict}`
    : `${checked} checked, ${verdict}`;
}

function TrafficEntry({ traffic }: { readonly traffic: TrafficView }) {
  const { at, title, status, check } = traffic;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Time at={at} />
          <CheckMark check={check} />
          {status !== null && (
            <b class="status" data-ok={status < 400}>
              {status}
            </b>
          )}
          <span>{breakable(title)}</span>
        </summary>
        {isOpen && <TrafficDetails traffic={traffic} />}
      </details>
    </li>
  );
}

function TrafficDetails({ traffic: { status, request, response, check } }: { readonly traffic: TrafficView }) {
  return (
    <>
      <CheckReport check={check} status={status} />
      <Body title="Request" json={request} />
      <Body title={status === null ? 'Event' : `Answer ${status}`} json={response} />
    </>
  );
}

function Body({ title, json }: { readonly title: string; readonly json: unknown }) {
  if (json === null) return null;
  return (
    <>
      <h4>{title}</h4>
      <pre>{JSON.stringify(json, null, 2)}</pre>
    </>
  );
}
