/** What a player reads above the answers. */
import { topTask } from '#games/ants/agenda.ts';
import { COLUMNS, MAIN_ACTIONS, SWARMS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { SwarmId } from '#games/ants/content/content-file.ts';
import { antsIn } from '#games/ants/counters.ts';
import { larvaeOf } from '#games/ants/feeding.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import type { AntsWords } from '#i18n/ants/words.ts';
import { type AskedSeat, type AtQuestion, wordsOf } from './seat-context.ts';

export const titleOf = (asked: AskedSeat): string => wordsOf(asked).tasks[asked.view.phase];

function colonyText(asked: AskedSeat): string {
  const player = playerAt(asked.view, asked.seat);
  const ants = COLUMNS.map((column) => antsIn(player, column));
  return wordsOf(asked).play.situation.colony({ ...player, ants });
}

/** What the best free space of a swarming area is worth. */
function spaceValue({ swarms, seats, ...view }: Position, area: SwarmId): number {
  const free = swarms[SWARMS.indexOf(area)]?.indexOf(null) ?? -1;
  const design = contentOf(view).file.flight.swarms.find(({ id }) => id === area);
  return design?.values[seats]?.[free] ?? 0;
}

export function situationOf(asked: AskedSeat): string {
  const { view, seat } = asked;
  const { situation } = wordsOf(asked).play;
  const task = topTask(view);
  switch (task?.kind) {
    case 'main':
    case 'final':
    case 'second':
      return colonyText(asked);
    case 'effects':
      return situation.larvae({ count: larvaeOf(playerAt(view, seat)), food: playerAt(view, seat).food });
    case 'dig':
      return situation.strengthLeft({ left: task.left });
    case 'swarm':
      return situation.swarm({ area: task.area, value: spaceValue(view, task.area) });
    default:
      return '';
  }
}

type QuestionId = keyof AntsWords['play']['questions'];

/** Dig, Explore and Forage ask the same before the place. */
function questionIds(kind: string, asks: string): string[] {
  const shared = MAIN_ACTIONS.some((action) => action === kind) ? [`ants.${asks}`] : [];
  return [`${kind}.${asks}`, ...shared];
}

export function questionOf({ step, reader, ...asked }: AtQuestion): string {
  const { questions } = wordsOf({ reader, ...asked }).play;
  const { kind } = step.draft;
  if (kind === undefined) return questions.actions;
  const known = questionIds(kind, step.asks).find((id): id is QuestionId => id in questions);
  return known === undefined ? questions.actions : questions[known];
}
