/** `/game rules`: the rules of the table's game, or of the page chosen while typing. */
import { invariant } from '#engine/invariant.ts';
import type { RuleEntry } from '#i18n/rule-entries.ts';
import type { Words } from '#i18n/words.ts';
import { type GameId, isGameId } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { rulesMessage } from '../play/rules-panel.ts';
import type { Context } from '../wire/context.ts';
import { privately } from '../wire/route.ts';
import type { Command, Suggestion, TypedCommand } from './command.ts';

/** `game:page`: the value of a suggestion. */
const topicOf = (game: GameId, { id }: RuleEntry): string => `${game}:${id}`;

interface Topic {
  /** Null if only a page was typed. */
  readonly game: GameId | null;
  readonly page: string;
}

function readTopic(typed: string): Topic {
  const [game = '', ...page] = typed.split(':');
  return isGameId(game) && page.length > 0 ? { game, page: page.join(':') } : { game: null, page: typed };
}

async function viewIn(typed: TypedCommand, { channels, tables }: Context): Promise<TableView | null> {
  const table = await channels.tableFor(typed.channel, typed.person);
  const view = table === null ? null : await tables.view(table, null);
  return view?.ok ? view.value : null;
}

function firstOnOffer({ games: [first] }: Context): GameId {
  invariant(first !== undefined, 'there is a game on offer');
  return first;
}

/** With several games on offer, a title alone does not name the game. */
function nameOf(game: GameId, { title }: RuleEntry, { games, words }: Pick<Context, 'games' | 'words'>): string {
  return games.length === 1 ? title : `${title} · ${presentationOf(game).words.title(words)}`;
}

const rulesIn = (game: GameId, words: Words) =>
  presentationOf(game)
    .words.rules(words)
    .map((rule) => ({ game, rule }));

/** The pages of all games on offer that contain the typed words; those that begin with them come first. */
export function findRules(typed: string, reading: Pick<Context, 'games' | 'words'>): readonly Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return reading.games
    .flatMap((game) => rulesIn(game, reading.words))
    .map(({ game, rule }) => ({ value: topicOf(game, rule), name: nameOf(game, rule, reading), id: rule.id }))
    .map(({ value, name, id }) => ({ value, name, at: `${name} ${id}`.toLocaleLowerCase().indexOf(wanted) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
    .map(({ name, value }) => ({ name, value }));
}

export const RULES_COMMAND: Command = {
  path: 'game rules',
  async handle(typed, context) {
    const { topic } = typed.options;
    const { game: named, page } = readTopic(String(topic ?? ''));
    const view = await viewIn(typed, context);
    const game = named ?? view?.game ?? firstOnOffer(context);
    return privately(rulesMessage(game, page, context.words, view?.game === game ? view : null));
  },
  suggest: findRules,
};
