/** The ways into playing: Play, My hand, Rules. Each opens a message that only its presser sees. */
import type { GameTypes } from '#engine/game.ts';
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import { isGameId } from '#tables/rulebook.ts';
import type { HandPictures } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import { lastingButton } from '../table/lasting-buttons.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { buttons, message, say, text } from '../wire/message.ts';
import {
  type Answer,
  atTable,
  instead,
  type Press,
  privately,
  type Route,
  refused,
  tableRoute,
} from '../wire/route.ts';
import { freshPanel } from './fresh-panel.ts';
import { painted } from './painted.ts';
import type { Panel } from './panel.ts';
import { PICTURE } from './picture-route.ts';
import { rulesMessage } from './rules-panel.ts';
import type { SeatAtTable } from './seat-context.ts';
import { knownText } from './seat-panel.ts';
import { seatedAt } from './seat-reading.ts';
import { OLD_STEP, STEP } from './step-route.ts';
import { SUGGEST } from './suggest-route.ts';

/** A person who could sit down again at once is asked to, not sent away. */
function notSeated(refusal: Refusal, table: TableId, { words }: Context): Answer {
  if (refusal.code !== 'computer-plays-for-you') return refused(refusal);
  const back = { id: customId('more-back', { table }), label: words.bot.more.takeBack, style: 'success' } as const;
  return privately(message([text(words.bot.refusals[refusal.code]), buttons(back)]));
}

async function openPlay(table: TableId, context: Context, note: string | null): Promise<Answer> {
  const seated = await seatedAt(context, table);
  if (!seated.ok) return notSeated(seated.error, table, context);
  return privately(await painted(context, freshPanel(seated.value, note)));
}

const PLAY: Route = {
  ...tableRoute('play', 'private', (table, _, context) => openPlay(table, context, null)),
  panel: 'play',
};

/** The answer to any press on an old version. */
export const whenStale: Route['handle'] = atTable((table, _, context) =>
  openPlay(table, context, context.words.play.movedOn),
);

type AnyHand = HandPictures<GameTypes>;

/** A player's hand, visible to them alone. */
function handPanel(asked: SeatAtTable, hand: AnyHand): Panel {
  const play = lastingButton('play', asked.table, asked.reader.words.bot.panel.play, 'primary');
  return {
    paragraphs: [hand.text(asked), knownText(asked)],
    sketches: [hand.sketch(asked) ?? []].flat(),
    controls: asked.deciding.includes(asked.seat) ? [buttons(play)] : [],
  };
}

export async function showHand(table: TableId, context: Context): Promise<Answer> {
  const seated = await seatedAt(context, table);
  if (!seated.ok) return notSeated(seated.error, table, context);
  const { hand } = presentationOf(seated.value.game).pictures;
  if (hand === undefined) return privately(say(context.words.play.noHand));
  return privately(await painted(context, handPanel(seated.value, hand)));
}

const HAND: Route = {
  ...tableRoute('hand', 'private', (table, _, context) => showHand(table, context)),
  panel: 'hand',
};

/** `rules:table::topic`, or `rules-page:table::game:topic` once the book is open; without a table away from any. */
const RULES: Route = tableRoute('rules', 'private', async (table, { id }, context) => {
  const view = await context.tables.view(table, context.person);
  if (!view.ok) return refused(view.error);
  return privately(rulesMessage(view.value.game, id.args[0] ?? null, context.words, view.value));
});

const RULES_PAGE: Route = {
  name: 'rules-page',
  manner: 'update',
  async handle({ id, values }: Press, context) {
    const [game = '', page] = id.args;
    if (!isGameId(game)) return refused({ code: 'no-such-game' });
    const view = id.table === null ? null : await context.tables.view(id.table, null);
    return instead(rulesMessage(game, values[0] ?? page ?? null, context.words, view?.ok ? view.value : null));
  },
};

export const PLAY_ROUTES: readonly Route[] = [PLAY, STEP, OLD_STEP, SUGGEST, HAND, PICTURE, RULES, RULES_PAGE];
