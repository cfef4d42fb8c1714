import type { Locator, Page } from 'playwright-core';

/** Somebody who uses the page: knows only what is to be seen in their own Discord, and presses only what can be pressed. */
export class PersonOnPage {
  readonly name: string;
  readonly #page: Page;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.name = name;
  }

  get pane(): Locator {
    return this.#page.getByRole('region', { name: `Discord of ${this.name}` });
  }

  /** Newest last. */
  get messages(): Locator {
    return this.pane.locator('.message');
  }

  get publicMessages(): Locator {
    return this.pane.locator('.message[data-ephemeral=false]');
  }

  messageWith(text: string | RegExp): Locator {
    return this.messages.filter({ hasText: text }).last();
  }

  /** Messages that only this person sees. */
  get notes(): Locator {
    return this.pane.locator('.message[data-ephemeral=true]');
  }

  get note(): Locator {
    return this.notes.last();
  }

  /** Presses the newest button of this name. */
  async press(label: string): Promise<void> {
    await this.pane.getByRole('button', { name: label, exact: true }).last().click();
  }

  /** Says something in the channel that is open. */
  async say(text: string): Promise<void> {
    const box = this.pane.getByRole('textbox', { name: /^Message/ });
    await box.fill(text);
    await box.press('Enter');
  }

  /** Types a slash command, chooses it from the list, and fills in its options. */
  async slash(command: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    const text = this.pane.getByRole('textbox', { name: /^Message/ });
    await text.fill(`/${command}`);
    const offered = this.pane.getByRole('option').filter({ has: this.#page.getByText(`/${command}`, { exact: true }) });
    await offered.click();
    for (const [name, value] of Object.entries(options)) await this.#fillOption(name, value);
    await this.pane.getByRole('button', { name: 'Send', exact: true }).click();
  }

  async #fillOption(name: string, value: string): Promise<void> {
    const field = this.pane.getByRole('combobox', { name, exact: true });
    if ((await field.count()) === 0) await this.pane.getByRole('button', { name: `+ ${name}` }).click();
    await field.fill(value);
    const choice = this.pane.getByRole('listbox', { name: `Choices for ${name}` }).getByRole('option', { name: value });
    if (await choice.first().isVisible()) await choice.first().click();
  }

  async openChannel(name: string): Promise<void> {
    const list = this.pane.getByRole('navigation');
    if (!(await list.isVisible())) await this.pane.getByRole('button', { name: 'Channels', exact: true }).click();
    await list.getByRole('button', { name }).click();
  }
}

/** Puts these people side by side, and nobody else. */
export async function sideBySide(page: Page, [first, ...others]: readonly string[]): Promise<PersonOnPage[]> {
  const people = page.getByRole('navigation', { name: 'People' });
  await people.getByRole('button', { name: new RegExp(`^${first}( \\d+ unread)?$`) }).click();
  for (const name of others) await people.getByRole('button', { name: `Show ${name} beside the others` }).click();
  return [first ?? '', ...others].map((name) => new PersonOnPage(page, name));
}
