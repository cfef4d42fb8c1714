/** The list of a table's other pictures, under its panel. */
import type { Words } from '#i18n/words.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, LIMITS, select } from '../wire/message.ts';

export const PICTURE_ROUTE = 'picture';

/**
 * None in a game whose board shows everything. The panel changes with every move, so its select gets a new id each
 * time.
 */
export function pictureSelect({ id, game, play }: TableView, words: Words): Block[] {
  const { others = [] } = presentationOf(game).pictures;
  const options = others
    .slice(0, LIMITS.options)
    .map((picture) => ({ value: picture.id, label: picture.title(words) }));
  const fresh = play && String(play.version);
  const plan = { id: customId(PICTURE_ROUTE, { table: id, fresh }), placeholder: words.play.pictures, options };
  return options.length === 0 ? [] : [select(plan)];
}
