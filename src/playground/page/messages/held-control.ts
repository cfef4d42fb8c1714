/** A control of a message that somebody uses, and what takes its place when an answer changes the message. */
import { isLater } from '../state.ts';

export interface HeldControl {
  readonly messageId: string;
  readonly customId: string | null;
  readonly label: string;
}

/** What the bot listens to comes first; pictures and the like after it. */
const ANSWERING = '[data-custom-id]:enabled';
const ANY = 'button:enabled, a[href]';

export function heldControl(target: EventTarget | null): HeldControl | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('.message button, .message a') : null;
  const messageId = control?.closest<HTMLElement>('.message')?.dataset['id'];
  return control === null || messageId === undefined ? null : { messageId, ...identityOf(control) };
}

const identityOf = (control: HTMLElement): Omit<HeldControl, 'messageId'> => ({
  customId: control.dataset['customId'] ?? null,
  label: control.getAttribute('aria-label') ?? control.textContent ?? '',
});

/** The ids of a panel's buttons change with every step, their labels do when they mean something else. */
export function isSameControl(control: HTMLElement, { customId, label }: HeldControl): boolean {
  const now = identityOf(control);
  return now.label === label || (customId !== null && now.customId === customId);
}

export function messageIn(list: HTMLElement, id: string): HTMLElement | null {
  return messagesOf(list).find(({ dataset }) => dataset['id'] === id) ?? null;
}

const messagesOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.message')];

export function firstAnswering(message: HTMLElement): HTMLElement | null {
  return message.querySelector<HTMLElement>(ANSWERING);
}

/** The same control, else the first of its message, else, where that is gone, one of the message before it. */
export function successorOf(list: HTMLElement, held: HeldControl): HTMLElement | null {
  const message = messageIn(list, held.messageId) ?? messageBefore(list, held.messageId);
  if (message === null) return list;
  const controls = [...message.querySelectorAll<HTMLElement>(ANY)];
  return controls.find((each) => isSameControl(each, held)) ?? firstAnswering(message) ?? controls[0] ?? null;
}

function messageBefore(list: HTMLElement, id: string): HTMLElement | null {
  const before = messagesOf(list).filter((each) => isLater(id, each.dataset['id'] ?? '0'));
  return before.findLast((each) => firstAnswering(each) !== null) ?? null;
}
