import type { ChannelId } from '#tables/ids.ts';
import type { Context } from './context.ts';
import type { Cost } from './costs.ts';
import { inSeconds, say } from './message.ts';
import { type Answer, privately, type Route } from './route.ts';

/** Rounded up: at the time that people read, it is possible. */
const nextSecond = (at: number): number => inSeconds(at + 999);

/** When it is possible again, where somebody has done this too often; null if they may, and then it counts. */
export function tooSoon(cost: Cost, { brakes, words }: Context, channel?: ChannelId): Answer | null {
  const at = brakes.take(cost, channel);
  return at === null ? null : privately(say(words.bot.tooSoon[cost]({ seconds: nextSecond(at) })));
}

/** A line below an answer whose picture was not painted because this person has seen so many; none otherwise. */
export function pictureLater({ brakes, words }: Context): string[] {
  const at = brakes.until('picture');
  return at === null ? [] : [`-# ${words.bot.tooSoon.picture({ seconds: nextSecond(at) })}`];
}

/** The answer, unless it was asked for too often. A refusal takes nothing from a channel's allowance: anybody could use it up. */
export async function within(cost: Cost, context: Context, answer: () => Answer | Promise<Answer>): Promise<Answer> {
  const early = tooSoon(cost, context);
  if (early) return early;
  const given = await answer();
  if (given.kind === 'refused') context.brakes.giveBack(cost);
  return given;
}

/** The same route, with a brake. */
export const braked = (cost: Cost, route: Route): Route => ({
  ...route,
  handle: (press, context) => within(cost, context, () => route.handle(press, context)),
});
