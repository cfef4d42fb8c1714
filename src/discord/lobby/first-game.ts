/** Whoever has never finished a game is offered its easiest form when they open a table. */
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, buttons, text } from '../wire/message.ts';

/** Among the lessons that a person has had: this game was played to its end. */
const finished = (game: GameId): string => `${game}.over`;

/** None for a game without such a form, nor for whoever has chosen a form of their own. */
export function firstGameOffer(
  game: GameId,
  table: TableId,
  wishes: Readonly<Record<string, unknown>>,
  { settings, words }: Pick<Context, 'settings' | 'words'>,
): Block[] {
  const { firstGame } = presentationOf(game).words;
  if (firstGame === undefined || settings.taught.includes(finished(game))) return [];
  if (Object.keys(firstGame.options).some((option) => option in wishes)) return [];
  const { why, take } = firstGame.words(words);
  const id = customId('lobby-set', { table, args: ['first-game'] });
  return [text(`💡 ${why}`), buttons({ id, label: take, style: 'primary' })];
}

const lessonsOf = async (
  tables: Tables,
  person: Parameters<Tables['settings']>[0],
): Promise<PersonSettings['taught']> => (await tables.settings(person)).taught;

/** Everybody who sits at a table whose game is over. */
export async function noteFinished(tables: Tables, view: TableView, facts: readonly Fact[]): Promise<void> {
  if (!facts.some(({ kind }) => kind === 'over')) return;
  for (const { occupant } of view.places) {
    if (occupant.kind !== 'person') continue;
    const taught = await lessonsOf(tables, occupant.person);
    if (taught.includes(finished(view.game))) continue;
    await tables.changeSettings(occupant.person, { taught: [...taught, finished(view.game)] });
  }
}
