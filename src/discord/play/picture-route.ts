/** A game's pictures besides its board: each opens by its title, visible to its reader alone. */
import type { GameTypes } from '#engine/game.ts';
import type { TableId } from '#tables/ids.ts';
import type { TableView } from '#tables/table-view.ts';
import type { NamedPicture, Shown } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import { PICTURE_ROUTE } from '../table/picture-select.ts';
import { shownView } from '../table/shown-view.ts';
import type { Context } from '../wire/context.ts';
import { say } from '../wire/message.ts';
import { type Answer, privately, type Route, refused, tableRoute } from '../wire/route.ts';
import { painted } from './painted.ts';
import { seatedAt } from './seat-reading.ts';

type AnyPicture = NamedPicture<GameTypes>;

async function showing({ title }: AnyPicture, { sketch = null, text = '' }: Shown, context: Context): Promise<Answer> {
  if (sketch === null && text === '') return privately(say(context.words.play.nothingToSee));
  const paragraphs = [`### ${title(context.words)}`, text];
  return privately(await painted(context, { paragraphs, sketches: [sketch ?? []].flat(), controls: [] }));
}

async function showTables(picture: AnyPicture & { of: 'table' }, view: TableView, context: Context): Promise<Answer> {
  if (view.play === null) return refused({ code: 'not-running' });
  return showing(picture, picture.show(shownView(view, view.play), await context.readerOf(view)), context);
}

async function showSeats(picture: AnyPicture & { of: 'seat' }, table: TableId, context: Context): Promise<Answer> {
  const seated = await seatedAt(context, table);
  return seated.ok ? showing(picture, picture.show(seated.value), context) : refused(seated.error);
}

export const PICTURE: Route = tableRoute(PICTURE_ROUTE, 'private', async (table, { values }, context) => {
  const view = await context.tables.view(table, context.person);
  if (!view.ok) return refused(view.error);
  const { others = [] } = presentationOf(view.value.game).pictures;
  const picture = others.find(({ id }) => id === values[0]);
  if (picture === undefined) return privately(say(context.words.play.noSuchPicture));
  return picture.of === 'table' ? showTables(picture, view.value, context) : showSeats(picture, table, context);
});
