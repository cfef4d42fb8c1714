/** Events and the triggers of the cards that lie before the player when the event is carried out. */
import { replaceTask } from './agenda.ts';
import { laidBefore } from './content/content.ts';
import { activePlayer, type State } from './state.ts';
import { doAll, type Happening, type Task, type TaskOf } from './tasks.ts';

/** `on`: an event's name, `play:Xx` for a symbol, `placeRoom:n` for a size of at least n. */
function isMeant(on: string, event: Happening): boolean {
  const [name, detail = ''] = on.split(':');
  if (name !== event.on) return false;
  if (event.on === 'play') return event.symbols.some((symbol) => symbol === detail);
  return event.on !== 'placeRoom' || event.size >= Number(detail);
}

/** R-NO-SELF-TRIGGER: a card does not set itself off. Triggers go in the order in which their cards were played. */
export function setOffTriggers(state: State, { event }: TaskOf<'event'>): void {
  const self = event.on === 'play' ? event.card : null;
  const tasks: Task[] = [];
  for (const { card } of laidBefore(state, activePlayer(state)).triggering) {
    if (card.id === self) continue;
    for (const trigger of card.triggers)
      if (isMeant(trigger.on, event)) tasks.push(...doAll(trigger.do, { card: card.id, hex: null }));
  }
  replaceTask(state, ...tasks);
}
