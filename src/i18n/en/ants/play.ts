/** A player’s choices, asked and answered in the second person. */
import type { Column, SwarmId } from '#games/ants/content/content-file.ts';
import { larvae, list, upper, vp } from './counts.ts';
import { advised, made } from './moves.ts';
import { option } from './options.ts';
import { MOVES, QUESTIONS } from './questions.ts';
import { COLUMNS, cubes, SWARMS } from './things.ts';

const ready = (column: Column, count: number): string =>
  `${count} ${count === 1 ? COLUMNS[column].one : COLUMNS[column].many}`;

/** Facts that help to decide, below the title of a question. */
const situation = {
  colony: ({
    food,
    leaf,
    fungus,
    ants: [d = 0, e = 0, f = 0],
    wild,
  }: {
    food: number;
    leaf: number;
    fungus: number;
    ants: readonly number[];
    wild: number;
  }) =>
    `You have ${list([cubes('food', food), cubes('leaf', leaf), ...(fungus === 0 ? [] : [cubes('fungus', fungus)])])}. Ants ready: ${ready('d', d)}, ${ready('e', e)}, ${ready('f', f)}${wild === 0 ? '' : `, ${wild} wild`}.`,
  larvae: ({ count, food }: { count: number; food: number }) =>
    `${upper(larvae(count))} to feed; you have ${cubes('food', food)}.`,
  strengthLeft: ({ left }: { left: number }) => `Strength ${left} is left to dig with.`,
  swarm: ({ area, value }: { area: SwarmId; value: number }) =>
    `The best free space of the ${SWARMS[area]} area is worth **${vp(value)}**. If you swarm, a new disc begins the flight.`,
};

export const play = {
  actions: MOVES,
  questions: QUESTIONS,
  situation,
  made,
  advised,
  option,
  warnings: {
    debt: ({ debt, vp: points }: { debt: number; vp: number }) =>
      `The emergency store is empty: ${cubes('food', debt)} would be debt, and cost you ${vp(points)} at the end.`,
  },
};
