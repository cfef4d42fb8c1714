/** What a card, an enemy or a tile does, made from its data by the grammar of operations. */
import type { Effects } from '#games/ants/content/cards.ts';
import type { Cost, Count, EndEffect, Operation, StandingRule } from '#games/ants/content/content-file.ts';
import type { AntsWords } from './words.ts';

/** `say.fully` or `say.briefly`. */
export type Grammar = AntsWords['fully'];

const amountOf = (n: Count): { n: number; isEach: boolean } =>
  n === 'paid' ? { n: 1, isEach: true } : { n, isEach: false };

function sayOperation(operation: Operation, say: Grammar): string {
  switch (operation.op) {
    case 'gain':
      return say.operation.gain({ what: operation.what, ...amountOf(operation.n) });
    case 'flight':
    case 'draw':
    case 'drawKeep':
    case 'dig':
    case 'explore':
    case 'forage':
    case 'tuck':
      return say.operation[operation.op](amountOf(operation.n));
    case 'play':
      return say.operation.play(operation);
    case 'track':
      return say.operation.track(operation);
    case 'room':
      return say.operation.room(operation);
    case 'token':
      return say.operation.token({ kinds: operation.kind, on: operation.on, n: amountOf(operation.n).n });
    case 'moveTokens':
      return say.operation.moveTokens({ kind: operation.kind, n: amountOf(operation.n).n });
    case 'or':
      return say.either({ parts: operation.of.map((operations) => sayOperations(operations, say)) });
    case 'per':
      return say.per({
        what: sayOperations(operation.do, say),
        counter: operation.counter,
        each: operation.each,
      });
    default:
      return say.operation[operation.op];
  }
}

/** Operations in order; the same several times in a row is said once. */
function sayOperations(operations: readonly Operation[], say: Grammar): string {
  const runs: { what: string; count: number }[] = [];
  for (const operation of operations) {
    const what = sayOperation(operation, say);
    const last = runs.at(-1);
    if (last?.what === what) last.count += 1;
    else runs.push({ what, count: 1 });
  }
  const parts = runs.map(({ what, count }) => (count === 1 ? what : say.repeated({ what, count })));
  return parts.length === 1 ? (parts[0] ?? '') : say.inOrder({ parts });
}

function sayCost(cost: Cost, say: Grammar): string {
  if ('food' in cost) return say.cost.food({ n: cost.food });
  if ('leaf' in cost) return say.cost.leaf({ n: cost.leaf });
  if ('cards' in cost) return say.cost.cards({ min: cost.cards[0], max: cost.cards[1] });
  return say.cost.token({ kind: cost.token, n: cost.n, from: cost.from });
}

function sayTrigger({ on, do: operations }: Effects['triggers'][number], say: Grammar): string {
  const what = sayOperations(operations, say);
  const [event, detail = ''] = on.split(':');
  switch (event) {
    case 'play':
      return say.trigger.play({ what, symbol: detail as Parameters<Grammar['trigger']['play']>[0]['symbol'] });
    case 'placeRoom':
      return say.trigger.placeRoom({ what, size: Number(detail) });
    case 'tile':
    case 'defeat':
    case 'dig':
      return say.trigger[event]({ what });
    default:
      return say.trigger.achievement({ what });
  }
}

function sayRule(rule: StandingRule, say: Grammar): string {
  switch (rule.rule) {
    case 'discount':
      return say.rule.discount(rule);
    case 'bigger':
      return say.rule.bigger(rule);
    case 'spend':
      return say.rule.spend(rule);
    case 'symbol':
      return rule.counter === undefined
        ? say.rule.symbol(rule)
        : say.rule.symbolPer({ symbol: rule.symbol, n: rule.n, counter: rule.counter, each: rule.each ?? 1 });
    case 'anyTile':
      return say.rule.anyTile;
  }
}

const sayEnd = (end: EndEffect, say: Grammar): string => say.end(end);

/** Each effect, in the order in which a player meets them. */
function effectLines({ instant, incubation, paid, free, triggers, rules, ends }: Effects, say: Grammar) {
  return [
    ...(instant.length === 0 ? [] : [say.effect.instant({ what: sayOperations(instant, say) })]),
    ...(incubation.length === 0 ? [] : [say.effect.incubation({ what: sayOperations(incubation, say) })]),
    ...(paid ? [say.effect.paid({ what: sayOperations(paid.do, say), cost: sayCost(paid.pay, say) })] : []),
    ...(free ? [say.effect.free({ what: sayOperations(free.do, say), cost: sayCost(free.pay, say) })] : []),
    ...triggers.map((trigger) => sayTrigger(trigger, say)),
    ...rules.map((rule) => sayRule(rule, say)),
    ...ends.map((end) => sayEnd(end, say)),
  ];
}

function worded(effects: Effects, say: Grammar): string {
  const parts = effectLines(effects, say);
  return parts.length === 0 ? say.nothing : say.all({ parts });
}

const said = new WeakMap<Grammar, WeakMap<Effects, string>>();

/** Of each card worded once: it never changes. */
export function sayEffects(effects: Effects, say: Grammar): string {
  const known = said.get(say) ?? new WeakMap<Effects, string>();
  said.set(say, known);
  const words = known.get(effects) ?? worded(effects, say);
  known.set(effects, words);
  return words;
}

/** A bonus of a square, hex, corner, leaf tile or object; empty where there is none. */
export const sayBonus = (bonus: readonly Operation[], say: Grammar): string =>
  bonus.length === 0 ? '' : sayOperations(bonus, say);
