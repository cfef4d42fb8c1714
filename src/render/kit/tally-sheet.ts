/** A finished game, counted, with everything that its picture and its text need: words, names, colours. */
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Tally } from '#engine/tally.ts';
import { cutTo } from '#i18n/cut.ts';
import type { Words } from '#i18n/words.ts';
import type { Paint } from '../players.ts';

/** A game's own words for what is counted. */
interface TallyWords {
  readonly part: string;
  after(gap: { part: number }): string;
  readonly total: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly deeds: Readonly<Record<string, string>>;
  best(gap: { name: string; from: number; to: number; part: number }): string;
}

export interface TallyPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly letter: string;
  readonly paint: Paint;
}

export interface TallySheet {
  readonly tally: Tally;
  /** Best first. */
  readonly players: readonly TallyPlayer[];
  readonly say: TallyWords;
  readonly words: Words['tally'];
}

export const countOf = (counts: BySeat<number> | undefined, { seat }: TallyPlayer): number => counts?.[seat] ?? 0;

export const totalOf = ({ tally }: TallySheet, player: TallyPlayer): number => countOf(tally.course.at(-1), player);

const nameAt = ({ players }: TallySheet, seat: Seat): string =>
  players.find((player) => player.seat === seat)?.name ?? '';

/** So many letters leave room for what is said. */
const REMARKED_NAME = 12;

/** What was remarkable, a sentence each. */
export function remarksOf(sheet: TallySheet): string[] {
  const { tally, say, words } = sheet;
  const { best, leadChanges } = tally;
  const remark =
    best && say.best({ ...best, name: cutTo(nameAt(sheet, best.seat), REMARKED_NAME), part: best.part + 1 });
  return [...(remark === null ? [] : [remark]), words.leads({ count: leadChanges })];
}

const playerText = (sheet: TallySheet, player: TallyPlayer, nameLength: number): string => {
  const { tally, say, words } = sheet;
  const amounts = (counted: Tally['sources'], names: Readonly<Record<string, string>>) =>
    counted
      .map(({ id, counts }) => ({ what: names[id] ?? '', count: countOf(counts, player) }))
      .filter(({ count }) => count !== 0);
  return words.player({
    name: cutTo(player.name, nameLength),
    total: totalOf(sheet, player),
    sources: amounts(tally.sources, say.sources),
    deeds: amounts(tally.deeds, say.deeds),
  });
};

/** How many steps were made up to the end of each part. */
export function endsOfParts({ parts }: Tally): number[] {
  let end = 0;
  return parts.map((steps) => {
    end += steps;
    return end;
  });
}

function courseText({ tally, players, say, words }: TallySheet, { inCourse, every }: Brevity): string[] {
  const ends = endsOfParts(tally);
  const told = [...ends.entries()].filter(([index]) => (index + 1) % every === 0 || index === ends.length - 1);
  return told.map(([index, end]) =>
    words.standing({
      after: say.after({ part: index + 1 }),
      standing: players.map((player) => ({
        name: inCourse === 0 ? player.letter : cutTo(player.name, inCourse),
        count: countOf(tally.course[end], player),
      })),
    }),
  );
}

interface Brevity {
  /** Letters of a name; in the course, 0 stands for the letter alone. */
  readonly name: number;
  readonly inCourse: number;
  /** Of how many parts one is told. */
  readonly every: number;
}

/** The longest first. */
const BREVITIES: readonly Brevity[] = [
  { name: 32, inCourse: 12, every: 1 },
  { name: 12, inCourse: 0, every: 1 },
  { name: 12, inCourse: 0, every: 5 },
  { name: 12, inCourse: 0, every: 10 },
  { name: 6, inCourse: 0, every: 10 },
];

/** Discord's limit for the description of an attachment. */
const MOST_ALT_TEXT = 1024;

/** The same as the picture tells; `more`: the game's own sentences. The course comes last, and is cut first. */
export function tallyAltText(sheet: TallySheet, title: string, more: readonly string[]): string {
  const at = (brevity: Brevity): string =>
    [
      `${title}.`,
      ...sheet.players.map((player) => playerText(sheet, player, brevity.name)),
      ...remarksOf(sheet),
      ...more,
      ...courseText(sheet, brevity),
    ].join(' ');
  const texts = BREVITIES.map(at);
  return texts.find(({ length }) => length <= MOST_ALT_TEXT) ?? cutTo(texts.at(-1) ?? '', MOST_ALT_TEXT);
}
