/** Sessions that are left, and the clock. */
import { type Answer, fieldOf } from '../ask.ts';
import { type Finding, look, ok, wrong } from '../finding.ts';
import type { Visit } from '../visit.ts';

/** Fewer than this are soon used up by a program that starts again and again. */
const FEW_SESSIONS = 100;
/** In milliseconds. Discord's header has whole seconds. */
const MOST_APART = 2_000;

function sessionFinding({ body }: Answer): Finding {
  const left = Number(fieldOf(body, 'session_start_limit.remaining'));
  const total = Number(fieldOf(body, 'session_start_limit.total'));
  const text = `${left} of ${total} starts are left today; ${fieldOf(body, 'shards')} shard(s)`;
  if (left >= FEW_SESSIONS) return ok(text);
  return wrong(
    text,
    'Let your supervisor wait 30 seconds before it starts the bot again: with none left, Discord resets the token.',
  );
}

/** `asked` and `answered`: by the clock that is looked at. Discord wrote its date in between. */
function clockFinding({ headers }: Answer, asked: number, answered: number): Finding {
  const date = Date.parse(headers['date'] ?? '');
  if (Number.isNaN(date)) return look('Discord’s answer has no date, so the clock was not compared');
  const off = Math.round((asked + answered) / 2 - (date + 500));
  return Math.abs(off) <= MOST_APART
    ? ok(`the clock goes with Discord’s (${off} ms apart)`)
    : wrong(
        `the clock is ${Math.round(Math.abs(off) / 1_000)} s ${off > 0 ? 'ahead' : 'behind'}`,
        'Set it by a time server, as with `timedatectl set-ntp true`.',
      );
}

export async function connection(visit: Visit, now: () => number): Promise<void> {
  const asked = now();
  const answer = await visit.ask({ method: 'GET', path: '/gateway/bot' });
  visit.say(clockFinding(answer, asked, now()));
  visit.say(sessionFinding(answer));
}
