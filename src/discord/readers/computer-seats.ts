/** Computers as their seats show them: their level, the person they play for, and now and then a remark. */
import { type CharacterId, characterOf } from '#tables/seats/computers.ts';
import type { TableView } from '#tables/table-view.ts';
import { escaped } from './escaped.ts';
import type { Reader } from './reader.ts';

function characterAt({ places }: TableView, seat: number): CharacterId | null {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'computer' ? occupant.character : null;
}

/** “computer, strong”; null for a person's seat. */
export function computerTag(view: TableView, { words, absent }: Reader, seat: number): string | null {
  const character = characterAt(view, seat);
  if (character === null) return null;
  const { computers } = words.bot;
  const away = absent[seat] ?? null;
  if (away !== null) return computers.playsFor({ absent: escaped(away) });
  return computers.plays({ level: computers.levels[characterOf(character).level].name });
}

/** “Tiktaalik · computer, strong”; a person's name as it is. */
export function tagged(name: string, view: TableView, reader: Reader, seat: number): string {
  const tag = computerTag(view, reader, seat);
  return tag === null ? name : `${name} · ${tag}`;
}

/** The remark differs between tables, but is always the same at one table. */
function remarkFor({ commitment }: TableView, seat: number, remarks: readonly string[]): string {
  const number = Number.parseInt(commitment.slice(0, 8), 16) + seat;
  return remarks[number % remarks.length] ?? '';
}

/** The computer that sat down last introduces itself. */
export function greeting(view: TableView, { names, words }: Reader): string | null {
  const seat = view.places.findLastIndex(({ occupant }) => occupant.kind === 'computer');
  const character = characterAt(view, seat);
  if (character === null) return null;
  const { computers } = words.bot;
  const remark = remarkFor(view, seat, computers.remarks[characterOf(character).temper].hello);
  return computers.hello({ name: names[seat] ?? '', about: computers.characters[character].about, remark });
}

/** At the end only the best computer has a remark. */
export function lastWord(view: TableView, { names, words }: Reader): string | null {
  const order = (view.ranking ?? []).flat();
  const seat = order.find((each) => characterAt(view, each) !== null);
  const character = seat === undefined ? null : characterAt(view, seat);
  if (seat === undefined || character === null) return null;
  const { computers } = words.bot;
  const { won, lost } = computers.remarks[characterOf(character).temper];
  const remark = remarkFor(view, seat, view.ranking?.[0]?.includes(seat) ? won : lost);
  return computers.lastWord({ name: names[seat] ?? '', remark });
}
