import { useState } from 'preact/hooks';
import type { TableBook, TableLine } from '../../behind.ts';
import { usePage } from '../context.ts';
import { Time } from './time.tsx';

/** What was done at each of the bot's tables, as no player may see it. */
export function TableBooks() {
  const { tables } = usePage().state;
  const books = [...tables.values()].sort((a, b) => b.openedAt - a.openedAt);
  if (books.length === 0) return <p class="developer-note">The bot has no tables.</p>;
  return (
    <>
      <p class="developer-note secrets" role="note">
        <b>⚠ Shows secrets</b>: what everybody holds, draws and has laid down. No player’s screen does.
      </p>
      <ol class="developer-list">
        {books.map((book, index) => (
          <Book key={book.id} book={book} isFirst={index === 0} />
        ))}
      </ol>
    </>
  );
}

/** As many as are read in one go. */
const LINES_SHOWN = 100;

function Book({ book, isFirst }: { readonly book: TableBook; readonly isFirst: boolean }) {
  const { state } = usePage();
  const [isOpen, setOpen] = useState(isFirst);
  const channel = state.channels.find(({ id }) => id === book.channelId)?.name ?? book.channelId;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary class="book-head">
          <div>
            <span>
              <b>
                {book.game} in #{channel}
              </b>{' '}
              <span class="book-status">{book.status}</span>
            </span>
            <span class="dim">{extentOf(book)}</span>
            <span class="dim">{book.players.join(', ')}</span>
          </div>
        </summary>
        {isOpen && <Lines lines={book.lines} />}
      </details>
    </li>
  );
}

function extentOf({ id, version, lines }: TableBook): string {
  return version === null ? `table ${id}, not started` : `table ${id}, version ${version}, ${lines.length} rows`;
}

function Lines({ lines }: { readonly lines: readonly TableLine[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(-LINES_SHOWN);
  if (lines.length === 0) return <p class="developer-note">Nothing was done here yet.</p>;
  return (
    <>
      <ol class="book-lines" aria-label="What was done, latest first">
        {shown.toReversed().map((line) => (
          <Line key={line.seq} line={line} />
        ))}
      </ol>
      {shown.length < lines.length && (
        <button type="button" class="plain" onClick={() => setWhole(true)}>
          Show all {lines.length}
        </button>
      )}
    </>
  );
}

function Line({ line: { seq, at, version, who, notation, told, undone } }: { readonly line: TableLine }) {
  return (
    <li class="book-line" data-undone={undone}>
      <p>
        <Time at={at} /> <span class="dim">v{version}</span> <b>{who}</b>
        {undone && <i> undone</i>}
        <span class="dim row-number">#{seq}</span>
      </p>
      <code>{notation}</code>
      {told.map(({ to, text }, index) => (
        <p key={index} class="told">
          {to !== null && <span class="told-to">to {to} alone: </span>}
          {text}
        </p>
      ))}
    </li>
  );
}
