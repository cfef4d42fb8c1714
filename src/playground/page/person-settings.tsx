import { Locale } from 'discord-api-types/v10';
import type { PersonView } from '../protocol.ts';
import { usePage } from './context.ts';
import { Menu } from './popups/menu.tsx';

/** What Discord keeps in a person's own settings, as far as a bot notices. */
export function PersonSettings({ person: { id, name, locale, dmsClosed } }: { readonly person: PersonView }) {
  const { ask } = usePage();
  return (
    <Menu class="person-settings" label={`Settings of ${name}`} face="⚙">
      {() => (
        <>
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
        </>
      )}
    </Menu>
  );
}
