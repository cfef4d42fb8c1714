/** The parts of the menu behind More. */
import type { PersonId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import type { Button } from '../wire/message.ts';
import type { MenuRouteName } from './route-names.ts';

export interface MenuParts {
  readonly view: TableView;
  readonly reader: Reader;
  readonly person: PersonId;
  readonly settings: PersonSettings;
  readonly now: number;
  /** A word about the last press. */
  readonly note: string | null;
  /** The menu replaces an earlier one. */
  readonly isAgain: boolean;
  /** In a conversation with the bot, where Discord can list nobody else. */
  readonly isDirect: boolean;
}

export const button = (
  { id }: TableView,
  to: MenuRouteName,
  label: string,
  more: Partial<Button> = {},
  ...args: string[]
): Button => ({
  id: customId(to, { table: id, args }),
  label,
  ...more,
});

/** Each time the menu is shown again, its selects get new ids. */
export const freshIn = ({ now, isAgain }: MenuParts): string | null => (isAgain ? now.toString(36) : null);
