import type { CheckView } from '../../behind.ts';

type Kind = CheckView['kind'] | 'pending';

const SIGNS: Readonly<Record<Kind, string>> = { passed: '✓', failed: '✗', impossible: '?', pending: '…' };

function labelOf(check: CheckView | null): string {
  switch (check?.kind) {
    case undefined:
      return 'being checked';
    case 'passed':
      return 'check passed';
    case 'failed':
      return `check failed: ${counted(check.problems.length)}`;
    case 'impossible':
      return 'could not be checked';
  }
}

const counted = (problems: number): string => `${problems} ${problems === 1 ? 'problem' : 'problems'}`;

/** Whether it is as Discord describes it, at a glance. */
export function CheckMark({ check }: { readonly check: CheckView | null }) {
  const kind = check?.kind ?? 'pending';
  const label = labelOf(check);
  return (
    <span class="check-mark" data-check={kind} role="img" aria-label={label} title={label}>
      {SIGNS[kind]}
      {check?.kind === 'failed' && ` ${check.problems.length}`}
    </span>
  );
}

interface CheckReportProps {
  readonly check: CheckView | null;
  /** Null for an event. */
  readonly status: number | null;
}

/** What was held against what, and all that is wrong. */
export function CheckReport({ check, status }: CheckReportProps) {
  return (
    <div class="check-report" data-check={check?.kind ?? 'pending'}>
      <p>
        <CheckMark check={check} /> {verdict(check)} {check !== null && basis(status)}
      </p>
      {check?.kind === 'failed' && (
        <ul>
          {check.problems.map((problem) => (
            <li key={problem}>
              <code>{problem}</code>
            </li>
          ))}
        </ul>
      )}
      {check?.kind === 'impossible' && <pre>{check.why}</pre>}
    </div>
  );
}

function verdict(check: CheckView | null): string {
  switch (check?.kind) {
    case undefined:
      return 'Being checked.';
    case 'passed':
      return 'Nothing wrong.';
    case 'failed':
      return `${counted(check.problems.length)}.`;
    case 'impossible':
      return 'The check broke down.';
  }
}

function basis(status: number | null): string {
  if (status === null) return 'The event was held against its type in discord-api-types.';
  if (status < 400) return 'Request and answer were held against Discord’s API description.';
  return 'The refusal was held against Discord’s API description; what is wrong with the request, it says itself.';
}
