/** People as recipients of direct messages: their wishes, their words and their seat. */
import type { PersonId } from '#tables/ids.ts';
import { wantsNotes } from '#tables/person-settings.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { MyView, TableView } from '#tables/table-view.ts';
import type { Reader } from '../readers/reader.ts';
import { languageOf, type Readers, tableLanguage } from '../readers/readers.ts';

export interface Recipients {
  wants(person: PersonId, what: 'hand' | 'notes'): Promise<boolean>;
  /** Their own seat at a table, null if they have none, and the players as they know them. */
  at(view: TableView, person: PersonId): Promise<{ readonly own: MyView | null; readonly reader: Reader }>;
}

export const recipientsOf = (tables: () => Tables, readers: Readers): Recipients => ({
  async wants(person, what) {
    const settings = await tables().settings(person);
    return what === 'hand' ? settings.direct === 'hand' : wantsNotes(settings);
  },
  async at(view, person) {
    const mine = await tables().view(view.id, person);
    const settings = await tables().settings(person);
    const language = languageOf(settings.language) ?? tableLanguage(view);
    return { own: mine.ok ? mine.value.mine : null, reader: await readers.for(view, language, settings) };
  },
});
