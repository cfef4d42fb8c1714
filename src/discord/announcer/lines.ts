/** The facts of a table as lines for its panel. */
import { heardBy } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import type { Fact } from '#tables/facts.ts';
import type { AnyEvent } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { DAY, longestHoldup } from '#tables/time/allowance.ts';
import { presentationOf } from '../games/index.ts';
import { toldLines } from '../games/told-lines.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { mention } from '../wire/message.ts';
import type { NewLines } from './story.ts';

/** The events that went to this seat. */
export const eventsFor = (facts: readonly Fact[], seat: Seat): AnyEvent[] =>
  facts.flatMap((fact) => (fact.kind === 'played' ? heardBy(fact.told, seat) : []));

/** The line for a fact that is no event of the game; null if the panel shows the fact anyway. */
function lineOf(fact: Fact, { game, options }: TableView, reader: Reader): string | null {
  const { happened } = reader.words.bot;
  const name = (seat: Seat) => escaped(reader.names[seat] ?? '');
  const absent = (seat: Seat) => (reader.absent[seat] ? escaped(reader.absent[seat]) : null);
  const { colourName } = presentationOf(game).words;
  const colour = (seat: Seat) => colourName(reader.colours[seat] ?? '', reader.words);
  switch (fact.kind) {
    case 'sealed':
      return happened.sealed({ name: name(fact.seat) });
    case 'time-ran-out':
      return happened.timeRanOut({
        name: name(fact.seat),
        days: options.clock.kind === 'none' ? longestHoldup(fact.as) / DAY : null,
      });
    case 'stood-in':
      return happened.stoodIn({ name: name(fact.seat), absent: absent(fact.seat) });
    case 'took-back':
      return happened.tookBack({ name: name(fact.seat) });
    case 'replaced':
      return happened.replaced({ name: name(fact.seat), colour: colour(fact.seat) });
    case 'left':
      return happened.left({ name: name(fact.seat), colour: colour(fact.seat) });
    case 'fell-asleep':
      return happened.fellAsleep;
    case 'woke':
      return happened.woke;
    case 'started':
      return happened.started;
    case 'cancelled':
      return fact.by === null ? null : happened.stopped({ who: mention(fact.by) });
    case 'away':
    case 'opened':
    case 'invited':
    case 'lobby-changed':
    case 'played':
    case 'undone':
    case 'to-decide':
    case 'still-asked':
    case 'reminder':
    case 'over':
    case 'resumed':
    case 'damaged':
      return null;
  }
}

/** `isTold`: whether a message of its own tells the event. */
export function linesOf(
  facts: readonly Fact[],
  view: TableView,
  reader: Reader,
  isTold: (event: AnyEvent) => boolean,
): NewLines {
  const { news } = presentationOf(view.game);
  const lines = (events: readonly AnyEvent[]) =>
    toldLines(
      view.game,
      events.filter((event) => news.isNews(event) && !isTold(event)),
      reader,
    );
  const added = (fact: Fact): readonly string[] =>
    fact.kind === 'played' ? lines(heardBy(fact.told, 'public')) : [lineOf(fact, view, reader) ?? []].flat();
  const takenBack = (fact: Fact): readonly string[] => (fact.kind === 'undone' ? lines(fact.events) : []);
  return { added: facts.flatMap(added), takenBack: facts.flatMap(takenBack) };
}

/** The last lines of the lobby: the commitment that people can check the draws by. */
export const partingLines = ({ commitment, salt }: TableView, { words }: Reader): string[] =>
  salt === null ? [] : [words.bot.happened.fairness({ commitment, salt })];
