/** A panel with a real board, as the bot posts and edits it. */
import { type Answer, codeOf, fieldOf, isRefused, listOf, textOf } from '../ask.ts';
import { type Finding, look, ok, wrong } from '../finding.ts';
import type { JsonValue } from '../json.ts';
import { type BoardPicture, panelOf, panelWith, silent } from '../panel.ts';
import type { Visit } from '../visit.ts';

const MESSAGES = '/channels/{channel}/messages';
const PANEL = `${MESSAGES}/{panel}`;
const TELL_US = 'Run the doctor with --record, and tell us.';

const inMilliseconds = ({ took }: Answer): string => `${Math.round(took)} ms`;

export function saidOf(what: string, answer: Answer): Finding {
  return isRefused(answer)
    ? wrong(`${what}: refused (${answer.status}, ${codeOf(answer)})`, TELL_US)
    : ok(`${what}: ${inMilliseconds(answer)}`);
}

/** The first picture that a message shows, as Discord has stored it. */
function mediaIn(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return null;
  if ('media' in value) return fieldOf(value, 'media');
  for (const inner of Object.values(value)) {
    const found = mediaIn(inner);
    if (found !== null) return found;
  }
  return null;
}

function pictureFinding(what: string, answer: Answer, sent: BoardPicture): Finding {
  if (isRefused(answer)) return saidOf(what, answer);
  const { width, height } = Object(mediaIn(answer.body));
  const size = `${Math.round(sent.png.length / 1_000)} kB`;
  if (width === undefined) return wrong(`${what}: the answer shows no picture`, TELL_US);
  return ok(`${what}: ${size}, ${width} × ${height} as returned, ${inMilliseconds(answer)}`);
}

async function sameNonceTwice(visit: Visit, again: () => Promise<Answer>): Promise<void> {
  const answer = await again();
  const isSame = textOf(answer.body, 'id') === visit.side.idOf('panel');
  if (isRefused(answer)) return visit.say(saidOf('the same nonce again', answer));
  visit.say(
    isSame
      ? ok('the same nonce again gives the same message')
      : look('the same nonce again posts a second message', TELL_US),
  );
  if (!isSame) await visit.delete(`${MESSAGES}/${textOf(answer.body, 'id')}`);
}

async function panel(visit: Visit, [first, second]: readonly [BoardPicture, BoardPicture]): Promise<void> {
  const { body, files } = silent(panelWith('A visit of the doctor.', first, 'board.png'));
  const nonce = { nonce: '{nonce}', enforce_nonce: true };
  const ask = { method: 'POST', path: MESSAGES, body: { ...body, ...nonce }, files } as const;
  const posted = await visit.post({ ...ask, keeps: { panel: ['id'] } }, PANEL);
  visit.say(pictureFinding('a panel with a board is posted', posted, first));
  if (isRefused(posted)) return;
  await sameNonceTwice(visit, () => visit.ask(ask));
  const other = panelWith('The next picture.', second, 'board-2.png');
  visit.say(
    pictureFinding('… edited, with another board', await visit.ask({ method: 'PATCH', path: PANEL, ...other }), second),
  );
  visit.say(
    saidOf('… edited to words alone', await visit.ask({ method: 'PATCH', path: PANEL, ...panelOf('Words alone.') })),
  );
  visit.say(saidOf('… deleted', await visit.delete(PANEL)));
}

/** Two are mentioned, and one of them is allowed to be: the bot itself, so that nobody's phone rings. */
async function mentions(visit: Visit): Promise<void> {
  const { body, files } = silent(panelOf('Mentioned: <@{bot}> and <@{owner}>.'));
  const allowed = { allowed_mentions: { parse: [], users: ['{bot}'] } };
  const ask = {
    method: 'POST',
    path: MESSAGES,
    body: { ...body, ...allowed },
    files,
    keeps: { mention: ['id'] },
  } as const;
  const answer = await visit.post(ask, `${MESSAGES}/{mention}`);
  if (isRefused(answer)) return visit.say(saidOf('a message that mentions two', answer));
  const named = listOf(answer.body, 'mentions').map((each) => textOf(each, 'id'));
  const isOther = named.includes(visit.side.idOf('owner'));
  visit.say(
    isOther
      ? look('who is mentioned without being allowed to is in `mentions` all the same', TELL_US)
      : ok('who is mentioned without being allowed to is not in `mentions`'),
  );
  await visit.delete(`${MESSAGES}/{mention}`);
}

/** One more file than Discord takes; which code it gives is not written anywhere. */
async function elevenFiles(visit: Visit, { png }: BoardPicture): Promise<void> {
  const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.png`, bytes: png.slice(0, 64) }));
  const ask = {
    method: 'POST',
    path: MESSAGES,
    body: { content: 'Eleven files.' },
    files,
    keeps: { eleven: ['id'] },
  } as const;
  const answer = await visit.post(ask, `${MESSAGES}/{eleven}`);
  visit.say(
    isRefused(answer)
      ? ok(`eleven files are refused with ${codeOf(answer)}`)
      : look('eleven files are taken, where ten were the limit', TELL_US),
  );
}

export async function posting(visit: Visit, boards: readonly [BoardPicture, BoardPicture]): Promise<void> {
  await panel(visit, boards);
  await mentions(visit);
  await elevenFiles(visit, boards[0]);
}
