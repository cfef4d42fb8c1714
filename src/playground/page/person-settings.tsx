import { Locale } from 'discord-api-types/v10';
import type { PersonView } from '../protocol.ts';
import { usePage } from './context.ts';

/** What Discord keeps in a person's own settings, as far as a bot notices. */
export function PersonSettings({ person }: { readonly person: PersonView }) {
  const { ask } = usePage();
  const { id, name, locale, dmsClosed } = person;
  return (
    <details class="person-settings">
      <summary class="icon-button" aria-label={`Settings of ${name}`}>
        ⚙
      </summary>
      <div class="menu">
        <label>
          Language
          <select
            value={locale}
            onChange={({ currentTarget }) => ask({ kind: 'set-locale', personId: id, locale: currentTarget.value })}
          >
            {Object.entries(Locale).map(([language, code]) => (
              <option key={code} value={code}>
                {language.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}
              </option>
            ))}
          </select>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={!dmsClosed}
            onChange={({ currentTarget }) => ask({ kind: 'set-dms', personId: id, closed: !currentTarget.checked })}
          />
          Takes direct messages
        </label>
      </div>
    </details>
  );
}
