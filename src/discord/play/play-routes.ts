/** The ways into playing: Play, My hand, Rules. Each opens something that its presser alone sees. */
import type { TableId } from '#tables/ids.ts';
import type { Refusal } from '#tables/refusals.ts';
import { isGameId } from '#tables/rulebook.ts';
import type { Context } from '../context.ts';
import { customId } from '../custom-id.ts';
import { entranceButton } from '../entrances.ts';
import { buttons, message, text } from '../message.ts';
import { sayRefusal } from '../refusals.ts';
import { type Answer, instead, type Press, privately, type Route, refused } from '../route.ts';
import { guideOf } from './guides.ts';
import { painted } from './painted.ts';
import type { Panel } from './panel.ts';
import { rulesMessage } from './rules-panel.ts';
import { type Seated, seatedAt } from './setting.ts';
import { freshPanel, STEP } from './step-route.ts';
import { SUGGEST } from './suggest-route.ts';

/** Who could sit down again at once is asked, not sent away. */
function notSeated(refusal: Refusal, table: TableId, { words }: Context): Answer {
  if (refusal.code !== 'computer-plays-for-you') return refused(refusal);
  const back = { id: customId('more-back', { table }), label: words.bot.more.takeBack, style: 'success' } as const;
  return privately(message([text(sayRefusal(refusal, words)), buttons(back)]));
}

async function openPlay(context: Context, table: TableId | null, note: string | null): Promise<Answer> {
  if (table === null) return refused({ code: 'no-such-table' });
  const seated = await seatedAt(context, table);
  if (!seated.ok) return notSeated(seated.error, table, context);
  return privately(await painted(context, freshPanel(seated.value, note)));
}

const PLAY: Route = { name: 'play', manner: 'private', handle: ({ id }, context) => openPlay(context, id.table, null) };

/** The answer to whatever was chosen on an old version, wherever that was. */
export const whenStale: Route['handle'] = ({ id }, context) => openPlay(context, id.table, context.words.play.movedOn);

/** What somebody holds, for his eyes alone. */
function handPanel({ setting, deciding }: Seated): Panel {
  const hand = guideOf(setting.game).hand(setting);
  const play = entranceButton('play', setting.table, setting.cast.words.play.refresh, 'primary');
  return {
    paragraphs: [hand.text],
    sketch: hand.sketch,
    controls: deciding.includes(setting.seat) ? [buttons(play)] : [],
  };
}

const HAND: Route = {
  name: 'hand',
  manner: 'private',
  async handle({ id }, context) {
    if (id.table === null) return refused({ code: 'no-such-table' });
    const seated = await seatedAt(context, id.table);
    if (!seated.ok) return notSeated(seated.error, id.table, context);
    return privately(await painted(context, handPanel(seated.value)));
  },
};

/** `rules:table::topic`, or `rules-page:::game:topic` once the book is open. */
const RULES: Route = {
  name: 'rules',
  manner: 'private',
  async handle({ id }, context) {
    const view = id.table && (await context.tables.view(id.table, context.person));
    if (!view) return refused({ code: 'no-such-table' });
    if (!view.ok) return refused(view.error);
    return privately(rulesMessage(view.value.game, id.args[0] ?? null, context.words));
  },
};

const RULES_PAGE: Route = {
  name: 'rules-page',
  manner: 'update',
  handle({ id, values }: Press, context) {
    const [game = '', page] = id.args;
    if (!isGameId(game)) return refused({ code: 'no-such-game' });
    return instead(rulesMessage(game, values[0] ?? page ?? null, context.words));
  },
};

export const PLAY_ROUTES: readonly Route[] = [PLAY, STEP, SUGGEST, HAND, RULES, RULES_PAGE];
