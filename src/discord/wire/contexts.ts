/** Makes the context that handlers get. */
import { wordsIn } from '#i18n/words.ts';
import { inTime, type PaintScene } from '#render/painting.ts';
import type { Scene } from '#render/scene.ts';
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
  invitation(): string;
  readonly paint: PaintScene;
}

/** An answer goes without a picture that is late, and then nobody wants that one any more. */
async function promptly(paint: PaintScene, scene: Scene): Promise<Buffer | null> {
  const gone = new AbortController();
  const png = inTime(await paint(scene, gone.signal));
  gone.abort();
  return png;
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
  invitation,
  paint,
}: ContextParts): (sender: Sender) => Promise<Context> {
  return async ({ person, channel, guild, locale }) => {
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
      invitation,
      now: () => clock.now(),
      readerOf: (view) => readers.for(view, language, settings),
      picture: async (scene) => (own.take('picture') === null ? promptly(paint, scene) : null),
    };
  };
}
