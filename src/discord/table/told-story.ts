/** A whole game as a text that anybody likes to read. A record has no secrets, so it also tells what was hidden then. */
import type { Told } from '#engine/event.ts';
import type { GameTypes } from '#engine/game.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Story, storyOf } from '#i18n/stories.ts';
import { type AnyEvent, type GameId, moduleOf } from '#tables/rulebook.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';

/** What one seat did in a row, with what chance added; or a heading. */
interface Paragraph {
  readonly by: Seat | 'chance' | 'heading';
  readonly events: Told<AnyEvent>[];
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

function addTo(paragraphs: Paragraph[], by: Seat | 'chance', told: Told<AnyEvent>, isHeading: boolean): void {
  const current = paragraphs.at(-1);
  const goesOn = current !== undefined && current.by !== 'heading' && (by === 'chance' || by === current.by);
  if (isHeading) paragraphs.push({ by: 'heading', events: [told] });
  else if (goesOn) current.events.push(told);
  else paragraphs.push({ by, events: [told] });
}

/** Null if the record can't be played by the rules of today. */
export function toldStory(game: GameId, record: string, reader: Reader): string | null {
  const toldGame = { game, reader };
  const story: Story<GameTypes> = storyOf(game);
  const paragraphs: Paragraph[] = [];
  const replayed = playRecord(moduleOf(game), linesOf(record), ({ entry, events }) => {
    for (const told of events) addTo(paragraphs, entry.by, told, story.beginsChapter?.(told.event) ?? false);
  });
  if (!replayed.ok) return null;
  const texts = paragraphs.map(({ events }) => linesFor(toldGame, events).join('\n')).filter(Boolean);
  return `${[presentationOf(game).words.title(reader.words), players(toldGame), ...texts].join('\n\n')}\n`;
}
