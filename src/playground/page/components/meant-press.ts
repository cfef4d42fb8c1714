/** The second press of a double click is not meant for another button that an answer has put there in between. */
let pressedFirst: string | null = null;

/** `detail` counts the presses that the browser takes for one double or triple click; keys have none. */
export function isMeant({ detail }: MouseEvent, button: string): boolean {
  if (detail > 1) return pressedFirst === button;
  pressedFirst = button;
  return true;
}

/** A key that is held down presses once. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
