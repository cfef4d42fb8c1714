/** A whole game as a text that anybody likes to read. A record has no secrets, so it also tells what was hidden then. */
import type { Told } from '#engine/event.ts';
import type { GameTypes } from '#engine/game.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Story, storyOf } from '#i18n/stories.ts';
import { type AnyEvent, type GameId, moduleOf } from '#tables/rulebook.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';

/** What one seat did in a row, with what chance added. */
interface Paragraph {
  readonly by: Seat | 'chance';
  readonly lines: string[];
}

interface ToldGame {
  readonly game: GameId;
  readonly reader: Reader;
}

function say({ game, reader }: ToldGame, events: readonly AnyEvent[]): readonly string[] {
  const { names, colours, language } = reader;
  const story: Story<GameTypes> = storyOf(game);
  return (
    story.sayAll?.(events, names, colours, language) ??
    events.map((event) => story.say(event, names, colours, language))
  );
}

/** What only one player heard stands in brackets, after their name. */
function linesFor(told: ToldGame, events: readonly Told<AnyEvent>[]): string[] {
  const { news } = presentationOf(told.game);
  const worthwhile = events.filter(({ event }) => news.isNews(event));
  const open = worthwhile.filter(({ to }) => to === 'everybody').map(({ event }) => event);
  const asides = worthwhile.flatMap(({ to, event }) =>
    to === 'everybody' ? [] : say(told, [event]).map((line) => `(${told.reader.names[to] ?? ''}: ${line})`),
  );
  return [...say(told, open), ...asides];
}

function players({ game, reader }: ToldGame): string {
  const { colourName } = presentationOf(game).words;
  const nameWith = (seat: Seat) =>
    `${reader.names[seat] ?? ''} (${colourName(reader.colours[seat] ?? '', reader.words)})`;
  return seatsOf(reader.names.length).map(nameWith).join(', ');
}

/** Null if the record can't be played by the rules of today. */
export function toldStory(game: GameId, record: string, reader: Reader): string | null {
  const told = { game, reader };
  const paragraphs: Paragraph[] = [];
  const replayed = playRecord(moduleOf(game), linesOf(record), ({ entry, events }) => {
    const current = paragraphs.at(-1);
    const lines = linesFor(told, events);
    if (current && (entry.by === 'chance' || entry.by === current.by)) current.lines.push(...lines);
    else paragraphs.push({ by: entry.by, lines });
  });
  if (!replayed.ok) return null;
  const texts = paragraphs.filter(({ lines }) => lines.length > 0).map(({ lines }) => lines.join('\n'));
  return `${[presentationOf(game).words.title(reader.words), players(told), ...texts].join('\n\n')}\n`;
}
