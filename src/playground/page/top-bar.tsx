import { useState } from 'preact/hooks';
import type { PersonView } from '../protocol.ts';
import { Avatar } from './avatar.tsx';
import { MOST_OPEN, openOnly, toggle } from './choices.ts';
import { usePage } from './context.ts';
import { callsOf } from './unread.ts';

/** Whom to play: a name shows that person alone, the mark beside it puts them next to the others. */
export function TopBar({ open }: { readonly open: readonly string[] }) {
  const { state, choices, choose } = usePage();
  return (
    <header class="top-bar">
      <h1>{state.guildName}</h1>
      <nav class="people" aria-label="People">
        {state.people.map((person) => (
          <PersonTab key={person.id} person={person} open={open} />
        ))}
        <AddPerson open={open} />
      </nav>
      <button
        type="button"
        class="plain developer-switch"
        aria-pressed={choices.developer}
        onClick={() => choose((before) => ({ ...before, developer: !before.developer }))}
      >
        Developer
      </button>
    </header>
  );
}

function PersonTab({ person, open }: { readonly person: PersonView; readonly open: readonly string[] }) {
  const { state, choices, choose } = usePage();
  const isOpen = open.includes(person.id);
  const calls = callsOf(state, choices, person.id);
  const isFull = !isOpen && open.length >= MOST_OPEN;
  return (
    <span class="person-tab" data-open={isOpen}>
      <button type="button" aria-pressed={isOpen} title={person.name} onClick={() => choose(openOnly(person.id))}>
        <Avatar userId={person.id} size={24} />
        <span class="cut-name">{person.name}</span>
        {calls > 0 && <Calls count={calls} />}
      </button>
      <button
        type="button"
        class="beside"
        aria-label={isOpen ? `Put ${person.name} away` : `Show ${person.name} beside the others`}
        title={isOpen ? 'Put away' : 'Show beside the others'}
        disabled={isFull || (isOpen && open.length === 1)}
        onClick={() => choose(toggle(person.id, open))}
      >
        {isOpen ? '−' : '+'}
      </button>
    </span>
  );
}

export function Calls({ count }: { readonly count: number }) {
  return (
    <span class="calls" role="img" aria-label={`${count} unread`}>
      {count}
    </span>
  );
}

function AddPerson({ open }: { readonly open: readonly string[] }) {
  const { ask, choose } = usePage();
  const [name, setName] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const add = async (event: Event) => {
    event.preventDefault();
    const answer = await ask({ kind: 'add-person', name: name ?? '' });
    if (answer.kind === 'cannot') return setTrouble(answer.why);
    if (answer.kind === 'person') choose(toggle(answer.id, open));
    setName(null);
    setTrouble('');
  };
  if (name === null) {
    return (
      <button type="button" class="plain" onClick={() => setName('')}>
        + person
      </button>
    );
  }
  return (
    <form class="add-person" onSubmit={add}>
      <input
        ref={(input) => input?.focus()}
        aria-label="Name of the new person"
        placeholder="Name"
        maxLength={32}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setName(null)}
      />
      <button type="submit" class="plain">
        Add
      </button>
      {trouble !== '' && <span role="alert">{trouble}</span>}
    </form>
  );
}
