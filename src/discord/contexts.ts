/** Makes what handlers are given. */
import { wordsIn } from '#i18n/words.ts';
import { inTime, type Painting } from '#render/painting.ts';
import type { Scene } from '#render/scene.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import { type Casts, languageOf } from './casts.ts';
import type { Context } from './context.ts';
import type { Rooms } from './rooms.ts';
import type { Deed } from './route.ts';

export interface ContextParts {
  readonly tables: Tables;
  readonly casts: Casts;
  readonly rooms: Rooms;
  readonly clock: Clock;
  paint(scene: Scene): Promise<Painting>;
}

export function contextsFrom({ tables, casts, rooms, clock, paint }: ContextParts): (deed: Deed) => Context {
  return ({ person, locale }) => {
    const settings = tables.settings(person);
    const language = languageOf(settings.language) ?? languageOf(locale) ?? 'en';
    return {
      tables,
      person,
      language,
      words: wordsIn(language),
      rooms,
      now: () => clock.now(),
      castOf: (view) => casts.for(view, language, settings),
      picture: async (scene) => inTime(await paint(scene)),
    };
  };
}
