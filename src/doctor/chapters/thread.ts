/** A thread's life: opened, archived, opened by a word, locked. */
import { MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { type Answer, codeOf, fieldOf, isRefused, listOf, textOf } from '../ask.ts';
import { look, ok } from '../finding.ts';
import type { JsonValue } from '../json.ts';
import { panelOf, silent } from '../panel.ts';
import type { Visit } from '../visit.ts';
import { saidOf } from './posting.ts';

const THREAD = '/channels/{thread}';
const WORD = `${THREAD}/messages/{word}`;

const set = (visit: Visit, body: JsonValue): Promise<Answer> => visit.ask({ method: 'PATCH', path: THREAD, body });

const isIn = ({ body }: Answer, state: 'archived' | 'locked'): boolean =>
  fieldOf(body, `thread_metadata.${state}`) === true;

function postIn(visit: Visit, words: string, name: string): Promise<Answer> {
  const ask = {
    method: 'POST',
    path: `${THREAD}/messages`,
    ...silent(panelOf(words)),
    keeps: { [name]: ['id'] },
  } as const;
  return visit.post(ask, `${THREAD}/messages/{${name}}`);
}

/** Whether Discord leaves a note in the channel is documented one way and seen another. */
async function noteInChannel(visit: Visit, held: bigint): Promise<void> {
  if ((held & PermissionFlagsBits.ReadMessageHistory) === 0n) {
    return visit.say(look('a note that it may leave in the channel can’t be found', 'Delete it by hand.'));
  }
  // Only what came during the visit: what else is said in the channel is nobody's business here.
  const query = { after: '{thread}', limit: '5' };
  const { body } = await visit.ask({ method: 'GET', path: '/channels/{channel}/messages', query });
  const note = listOf(body, '').find((each) => fieldOf(each, 'type') === MessageType.ThreadCreated);
  visit.say(
    ok(note === undefined ? 'opening it leaves no note in the channel' : 'opening it leaves a note in the channel'),
  );
  if (note === undefined) return;
  await visit.side.ask({ method: 'DELETE', path: `/channels/{channel}/messages/${textOf(note, 'id')}` });
}

async function archived(visit: Visit): Promise<void> {
  visit.say(saidOf('… archived', await set(visit, { archived: true })));
  const edited = await visit.ask({ method: 'PATCH', path: WORD, ...panelOf('Edited.') });
  visit.say(isRefused(edited) ? ok(`an edit there is refused with ${codeOf(edited)}`) : look('an edit there is taken'));
  visit.say(saidOf('a new message there', await postIn(visit, 'Awake again?', 'second')));
  const after = await visit.ask({ method: 'GET', path: THREAD });
  visit.say(
    isIn(after, 'archived') ? look('… which does not open the thread again') : ok('… which opens the thread again'),
  );
}

async function locked(visit: Visit, held: bigint): Promise<void> {
  const lock = await set(visit, { locked: true });
  if (isRefused(lock)) {
    const mayManage = (held & PermissionFlagsBits.ManageThreads) !== 0n;
    return visit.say((mayManage ? look : ok)(`locking it is refused with ${codeOf(lock)}`));
  }
  const word = await postIn(visit, 'Behind the lock.', 'third');
  visit.say(
    ok(isRefused(word) ? `a message there is refused with ${codeOf(word)}` : 'who may lock it may also write there'),
  );
}

/** Only whoever may manage threads can delete one; its owner can put it to sleep. */
async function putAway(visit: Visit): Promise<void> {
  for (const name of ['third', 'second', 'word']) {
    if (visit.side.idOf(name) !== null) await visit.delete(`${THREAD}/messages/{${name}}`);
  }
  if (!isRefused(await visit.delete(THREAD))) return;
  await set(visit, { archived: true });
  visit.say(
    look('the empty thread “Doctor” is archived, but can’t be deleted without Manage Threads', 'Delete it by hand.'),
  );
}

export async function thread(visit: Visit, held: bigint): Promise<void> {
  const body = { name: 'Doctor', type: 11, auto_archive_duration: 60 };
  const opened = await visit.ask({
    method: 'POST',
    path: '/channels/{channel}/threads',
    body,
    keeps: { thread: ['id'] },
  });
  visit.say(saidOf('a thread is opened', opened));
  if (isRefused(opened)) return;
  try {
    await noteInChannel(visit, held);
    visit.say(saidOf('a message there', await postIn(visit, 'A word.', 'word')));
    await archived(visit);
    await locked(visit, held);
    visit.say(saidOf('… archived once more', await set(visit, { archived: true })));
  } finally {
    await putAway(visit);
  }
}
