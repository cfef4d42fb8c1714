/** Makes the context that handlers get. */
import { wordsIn } from '#i18n/words.ts';
import type { Painting, PaintScene } from '#render/painting.ts';
import { recent } from '#shared/recent.ts';
import type { PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { Examination } from '../doctor/examination.ts';
import { languageOf, type Readers } from '../readers/readers.ts';
import type { Brakes, Spender } from './brakes.ts';
import type { Channels } from './channels.ts';
import type { Context, OwnBrakes } from './context.ts';
import type { Cost } from './costs.ts';
import type { Sender } from './route.ts';

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
}: ContextParts): (sender: Sender) => Promise<Context> {
  /** Each person's last answer: whoever presses again does not wait for the pictures of the one before. */
  const lastAnswer = recent<PersonId, AbortController>(MOST_PEOPLE);

  function newAnswer(person: PersonId): AbortSignal {
    lastAnswer.get(person, () => new AbortController()).abort();
    const answer = new AbortController();
    lastAnswer.set(person, answer);
    return answer.signal;
  }

  return async ({ person, channel, guild, locale }) => {
    const gone = newAnswer(person);
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
