/** The one listener: every interaction goes to its route or its command, and always gets an answer. */
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageComponentInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import type { TableId } from '#tables/ids.ts';
import { type Clock, StoreTrouble } from '#tables/ports.ts';
import type { Command, TypedCommand } from '../commands/command.ts';
import { openingOf } from '../games/on-offer.ts';
import { type BotWatch, NOBODY_WATCHES, type PressOutcome } from '../watch.ts';
import { createAnswering, type Pace, type Whereabouts } from './acknowledgement.ts';
import type { Context } from './context.ts';
import { countedWork } from './counted-work.ts';
import { createCrowd } from './crowd.ts';
import { parseCustomId } from './custom-id.ts';
import { type Answerable, promiseAnswer } from './deferring.ts';
import { guardedWork, type Work } from './guarded-work.ts';
import { createHastyPresses } from './hasty-presses.ts';
import { fieldsOf, optionsOf, pathOf, senderOf, typedIn, valuesOf } from './interaction-parts.ts';
import { say } from './message.ts';
import { type PrivatePanels, panelKey } from './private-panels.ts';
import {
  type Answer,
  type ContextFor,
  type Manner,
  type Press,
  privately,
  QUIET,
  type Route,
  type Sender,
} from './route.ts';
import { isRefused } from './sending.ts';
import type { Uploads } from './uploads.ts';

export interface RouterParts {
  readonly routes: readonly Route[];
  readonly commands: readonly Command[];
  /** Answers a choice made on an old version. */
  readonly whenStale: Route['handle'];
  readonly contextFor: ContextFor;
  readonly panels: PrivatePanels;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Logger;
  readonly uploads: Uploads;
  readonly pace?: Pace | undefined;
  readonly watch?: BotWatch | undefined;
  /** So many interactions are worked on at the same time; whoever comes then is told that the bot is busy. */
  readonly mostAtOnce?: number | undefined;
}

/** `doubtful`: a process that has died may have answered it. */
type Freshness = 'new' | 'doubtful';

export type Router = (interaction: Interaction, freshness?: Freshness) => Promise<void>;

const MOST_SUGGESTIONS = 25;

/** More than this could not be answered within Discord's three seconds. */
const MOST_AT_ONCE = 200;

/** Then nothing is suggested; whoever calls the command all the same reads what is wrong. */
function nullInTrouble(error: unknown): null {
  if (error instanceof StoreTrouble) return null;
  throw error;
}

interface Task {
  /** What was pressed or called, if it is known. */
  readonly route: string;
  /** What it counts as; an answer if it is not said. */
  readonly as?: PressOutcome;
  readonly manner: Manner;
  /** The table concerned, if it is known before the work is done. */
  readonly table: TableId | null;
  /** Whose private panel of which kind, and at which table. */
  readonly panel: string | null;
  readonly work: Work;
}

/** At no table, and no panel. */
const NOWHERE = { route: 'none', table: null, panel: null } as const;

const sayUnknown: Work = ({ words, games }) =>
  privately(say(words.bot.unknownButton({ open: openingOf(games, words) })));

const sayBusy: Work = ({ words }) => privately(say(words.bot.busy));

const unknown: Task = { ...NOWHERE, as: 'unknown', manner: 'private', work: sayUnknown };
const busy: Task = { ...NOWHERE, as: 'busy', manner: 'private', work: sayBusy };

/** The panel stays as it is. */
const ignored = ({ name, manner }: Route): Task => ({
  ...NOWHERE,
  ...{ route: name, as: 'ignored', manner, work: () => QUIET },
});

interface Answered {
  readonly interaction: Answerable;
  readonly sender: Sender;
  readonly where: Whereabouts | null;
}

/** A refusal beside a panel is no panel. */
async function tidy(panels: PrivatePanels, { manner, panel }: Task, { interaction, sender, where }: Answered) {
  if (panel === null) return;
  if (where === 'in-place') panels.edited(panel, interaction, sender);
  if (where === 'new' && manner === 'private') await panels.posted(panel, interaction, sender);
}

export function createRouter({ routes, commands, whenStale, contextFor, ...parts }: RouterParts): Router {
  const { clock, panels, log, watch = NOBODY_WATCHES, mostAtOnce = MOST_AT_ONCE } = parts;
  const crowd = createCrowd(mostAtOnce);
  const answering = createAnswering(parts);
  const routeByName = new Map(routes.map((route) => [route.name, route]));
  const [guarded, hasty] = [guardedWork(contextFor, log), createHastyPresses()];
  const commandByPath = new Map(commands.map((command) => [command.path, command]));

  function taskOfPress(interaction: MessageComponentInteraction | ModalSubmitInteraction, sender: Sender): Task {
    const id = parseCustomId(String(interaction.customId));
    const route = id && routeByName.get(id.route);
    if (!route) return unknown;
    // A form can't open another.
    if (interaction.isModalSubmit() && route.manner === 'modal') return unknown;
    if (route.decides && interaction.isMessageComponent() && hasty.isHasty(interaction)) return ignored(route);
    const fields = interaction.isModalSubmit() ? fieldsOf(interaction) : {};
    const press: Press = { ...sender, id, values: valuesOf(interaction), fields };
    const panel = route.panel === undefined ? null : panelKey(sender.person, route.panel, id.table);
    const { name, manner } = route;
    return { route: name, manner, table: id.table, panel, work: (context) => orCurrent(route, press, context) };
  }

  async function orCurrent(route: Route, press: Press, context: Context): Promise<Answer> {
    const given = await route.handle(press, context);
    return given.kind === 'refused' && given.refusal.code === 'stale' ? whenStale(press, context) : given;
  }

  function taskOfCommand(interaction: ChatInputCommandInteraction, sender: Sender): Task {
    const command = commandByPath.get(pathOf(interaction));
    if (!command) return unknown;
    const typed: TypedCommand = { ...sender, options: optionsOf(interaction) };
    const { manner = 'private' } = command;
    const work: Work = (context) => command.handle(typed, context);
    return { ...NOWHERE, route: `/${command.path}`, manner, work };
  }

  function taskOf(interaction: Answerable, sender: Sender): Task {
    if (crowd.isTooLarge()) return busy;
    return interaction.isChatInputCommand() ? taskOfCommand(interaction, sender) : taskOfPress(interaction, sender);
  }

  async function handle(interaction: Answerable, freshness: Freshness): Promise<void> {
    const [arrived, sender] = [clock.now(), senderOf(interaction)];
    const task = taskOf(interaction, sender);
    const promised = freshness === 'doubtful' ? await promiseAnswer(interaction, task.manner) : null;
    if (promised === 'taken') return;
    const counted = countedWork(task.work, task.as);
    let outcome: PressOutcome = 'undelivered';
    try {
      const work = guarded.run(sender, task.table, counted.work);
      const took = work.then(() => clock.now() - arrived);
      const where = await answering.answer(interaction, task.manner, work, promised);
      if (where === 'in-place' && interaction.isMessageComponent()) hasty.replaced(interaction, await took);
      outcome = counted.outcome();
      await tidy(panels, task, { interaction, sender, where });
    } catch (error) {
      if (!isRefused(error)) throw error;
      outcome = 'failed';
      await answering.answerAfterAll(interaction, guarded.ownMistake(error, sender));
    } finally {
      watch.pressed(task.route, outcome);
    }
  }

  async function suggest(interaction: AutocompleteInteraction): Promise<void> {
    const command = commandByPath.get(pathOf(interaction));
    const context = await contextFor(senderOf(interaction), { kind: 'typing' }).catch(nullInTrouble);
    const typed = typedIn(interaction);
    const found = typed === null || context === null ? [] : (command?.suggest?.(typed, context) ?? []);
    await interaction.respond(found.slice(0, MOST_SUGGESTIONS));
  }

  return async (interaction, freshness = 'new') => {
    try {
      if (interaction.isAutocomplete()) await suggest(interaction);
      else if (interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isModalSubmit()) {
        await crowd.with(() => handle(interaction, freshness));
      }
    } catch (error) {
      // Discord did not accept the answer: too late (10062), answered (40060), or gone. The work itself is kept.
      log.warn({ err: error, interaction: interaction.id }, 'an answer was not delivered');
    }
  };
}
