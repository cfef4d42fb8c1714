/** Makes the context that handlers get. */
import { wordsIn } from '#i18n/words.ts';
import type { Painting, PaintScene } from '#render/painting.ts';
import { recent } from '#shared/recent.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { Examination } from '../doctor/examination.ts';
import { languageOf, type Readers } from '../readers/readers.ts';
import type { Brakes, Spender } from './brakes.ts';
import type { Channels } from './channels.ts';
import type { Context, OwnBrakes } from './context.ts';
import type { Cost } from './costs.ts';
import type { ContextFor, Occasion } from './route.ts';

export interface ContextParts {
  readonly tables: Tables;
  readonly readers: Readers;
  readonly channels: Channels;
  readonly examination: Examination;
  readonly brakes: Brakes<Cost>;
  readonly games: Context['games'];
  readonly clock: Clock;
  readonly operator: Context['operator'];
  readonly house: Context['house'];
  invitation(): string;
  readonly paint: PaintScene;
}

/** How many people may wait for late pictures. */
const MOST_PEOPLE = 1_000;

/** A picture that is late comes to nobody who has gone on meanwhile. */
async function unlessGone(painting: Promise<Painting>, gone: AbortSignal): Promise<Painting> {
  const now = await painting;
  if (now.kind !== 'not-yet') return now;
  const later = now.later.then((png) => {
    gone.throwIfAborted();
    return png;
  });
  // Whoever does not wait for it need not know.
  later.catch(() => undefined);
  return { kind: 'not-yet', later };
}

const ownBrakes = (brakes: Brakes<Cost>, { person, channel: here }: Spender): OwnBrakes => ({
  take: (cost, channel = here) => brakes.take(cost, { person, channel }),
  until: (cost, channel = here) => brakes.until(cost, { person, channel }),
  giveBack: (cost, channel = here) => brakes.giveBack(cost, { person, channel }),
});

export function contextsFrom({
  tables,
  readers,
  channels,
  examination,
  brakes,
  games,
  clock,
  operator,
  house,
  invitation,
  paint,
}: ContextParts): ContextFor {
  /** The answers that each person may still have before them, by table. */
  const before = recent<PersonId, Map<TableId | null, AbortController>>(MOST_PEOPLE);

  /** Whoever presses waits for no picture of before. A panel that is renewed takes only its own place. */
  function newAnswer(person: PersonId, occasion: Occasion): AbortSignal {
    const answer = new AbortController();
    if (occasion.kind === 'typing') return answer.signal;
    const answers = before.get(person, () => new Map());
    const { kind, table } = occasion;
    for (const [at, earlier] of answers) if (kind === 'press' || at === table) earlier.abort();
    if (kind === 'press') answers.clear();
    answers.set(table, answer);
    return answer.signal;
  }

  return async ({ person, channel, guild, locale }, occasion) => {
    const gone = newAnswer(person, occasion);
    const own = ownBrakes(brakes, { person, channel });
    const settings = await tables.settings(person);
    const language = languageOf(settings.language) ?? languageOf(locale) ?? 'en';
    return {
      tables,
      person,
      guild,
      settings,
      language,
      words: wordsIn(language),
      channels,
      examination,
      games,
      brakes: own,
      operator,
      house,
      invitation,
      now: () => clock.now(),
      readerOf: (view) => readers.for(view, language, settings),
      picture: async (scene) => (own.take('picture') === null ? unlessGone(paint(scene, gone), gone) : null),
    };
  };
}
