/** In one room, one exported name means one thing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const EXPORTED = /^export (?:abstract |async |declare )*(?:class|const|function\*?|interface|let|type) (\w+)/gm;

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const ROOMS: readonly string[] = foldersIn('src').map((name) => `src/${name}`);
/** Also those that are not offered yet. */
const GAMES: readonly string[] = foldersIn('src/games');

/** Names that may stand both outside and inside of a game's folder, or in two files, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/discord AskedSeat': 'a game narrows the type to its own views and moves',
  'src/discord AtAmount': 'a game narrows the type to its own views and moves',
  'src/discord AtHeap': 'a game narrows the type to its own views and moves',
  'src/discord AtList': 'a game narrows the type to its own views and moves',
  'src/discord AtOptions': 'a game narrows the type to its own views and moves',
  'src/discord AtSome': 'a game narrows the type to its own views and moves',
  'src/discord AtQuestion': 'a game narrows the type to its own views and moves',
};

interface Site {
  readonly name: string;
  readonly file: string;
}

const filesIn = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(room, path));

const exportsIn = (room: string): Site[] =>
  filesIn(room).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => ({ name, file })),
  );

const gameOf = ({ file }: Site): string | null => GAMES.find((id) => file.split(sep).includes(id)) ?? null;

/** Two games may use the same name: their folders never meet, and their loaders expect the same names. */
const clash = (one: Site, other: Site): boolean => {
  if (one.file === other.file) return false;
  const [game, otherGame] = [gameOf(one), gameOf(other)];
  return game === null || otherGame === null || game === otherGame;
};

function clashesIn(room: string): string[] {
  const sites = exportsIn(room);
  const names = new Set(sites.map(({ name }) => name));
  return [...names].flatMap((name) => {
    const named = sites.filter((site) => site.name === name);
    const files = named.filter((site) => named.some((other) => clash(site, other))).map(({ file }) => file);
    return files.length > 0 ? [`${room} ${name}: ${files.join(', ')}`] : [];
  });
}

const keyOf = (line: string): string => line.slice(0, line.indexOf(':'));

describe('an exported name', () => {
  it.each(ROOMS)('stands in one file of %s', (room) => {
    expect(clashesIn(room).filter((line) => !(keyOf(line) in ALLOWED))).toEqual([]);
  });

  it('is an exception only as long as it is needed', () => {
    const clashing = new Set(ROOMS.flatMap(clashesIn).map(keyOf));
    expect(Object.keys(ALLOWED).filter((key) => !clashing.has(key))).toEqual([]);
  });
});
