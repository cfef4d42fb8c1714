/** Makes the context that handlers get. */
import { wordsIn } from '#i18n/words.ts';
import { inTime, type Paint } from '#render/painting.ts';
import type { Scene } from '#render/scene.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { Examination } from '../doctor/examination.ts';
import { languageOf, type Readers } from '../readers/readers.ts';
import type { Attendance } from './attendance.ts';
import type { Channels } from './channels.ts';
import type { Context } from './context.ts';
import type { Sender } from './route.ts';

export interface ContextParts {
  readonly tables: Tables;
  readonly readers: Readers;
  readonly channels: Channels;
  readonly examination: Examination;
  readonly attendance: Attendance;
  readonly games: Context['games'];
  readonly clock: Clock;
  invitation(): string;
  readonly paint: Paint;
}

/** An answer goes without a picture that is late, and then nobody wants that one any more. */
async function promptly(paint: Paint, scene: Scene): Promise<Buffer | null> {
  const gone = new AbortController();
  const png = inTime(await paint(scene, gone.signal));
  gone.abort();
  return png;
}

export function contextsFrom({
  tables,
  readers,
  channels,
  examination,
  attendance,
  games,
  clock,
  invitation,
  paint,
}: ContextParts): (sender: Sender) => Promise<Context> {
  return async ({ person, guild, locale }) => {
    attendance.pressed(person);
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
      invitation,
      now: () => clock.now(),
      readerOf: (view) => readers.for(view, language, settings),
      picture: (scene) => promptly(paint, scene),
    };
  };
}
