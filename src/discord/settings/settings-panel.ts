/** The settings of a person for all of their tables. */
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { DIRECT_WISHES, type PersonSettings } from '#tables/person-settings.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, buttons, type Message, message, select, text } from '../wire/message.ts';

export const REMINDER_HOURS = [3, 6, 12, 24, 48] as const;

/** 22:30, from minutes after midnight. */
export const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function summary(settings: PersonSettings, { words }: Context): string {
  const say = words.bot.settings;
  const { quiet, timeZone } = settings;
  const hours = quiet === null ? say.noQuiet : say.quietFrom({ from: timeOfDay(quiet.from), to: timeOfDay(quiet.to) });
  return [hours, say.zoneLine({ timeZone })].join('\n');
}

/** None if there is only one language. */
function languageSelect({ language }: PersonSettings, { words }: Context): Block[] {
  if (LANGUAGES.length < 2) return [];
  const own = LANGUAGES.map((each) => ({
    value: each,
    label: wordsIn(each).bot.languageName,
    selected: language === each,
  }));
  const plan = {
    id: customId('settings-language'),
    placeholder: words.bot.settings.language,
    options: [{ value: 'table', label: words.bot.settings.discordLanguage, selected: language === null }, ...own],
  };
  return [select(plan)];
}

function reminderSelect({ remindAfter }: PersonSettings, { words }: Context): Block {
  const say = words.bot.settings;
  return select({
    id: customId('settings-reminders'),
    placeholder: say.reminders,
    options: [
      { value: 'never', label: say.never, selected: remindAfter === null },
      ...REMINDER_HOURS.map((hours) => ({
        value: String(hours),
        label: say.remindAfter({ hours }),
        selected: remindAfter === hours,
      })),
    ],
  });
}

function directSelect({ direct }: PersonSettings, { words }: Context): Block {
  const { placeholder, choices } = words.bot.settings.direct;
  return select({
    id: customId('settings-direct-set'),
    placeholder,
    options: DIRECT_WISHES.map((wish) => ({
      value: wish,
      label: choices[wish].option,
      description: choices[wish].about,
      selected: direct === wish,
    })),
  });
}

export function settingsPanel(context: Context, note: string | null, settings = context.settings): Message {
  const { words } = context;
  const say = words.bot.settings;
  return message([
    text([`## ${say.title}`, ...(note === null ? [] : [note]), summary(settings, context)].join('\n')),
    ...languageSelect(settings, context),
    reminderSelect(settings, context),
    directSelect(settings, context),
    buttons(
      {
        id: customId('settings-palette'),
        label: settings.palette === 'clear' ? say.paletteClear : say.paletteStandard,
      },
      { id: customId('settings-last-word'), label: settings.confirmTurn ? say.lastWordOn : say.lastWordOff },
      { id: customId('settings-next'), label: settings.tellNext ? say.nextOn : say.nextOff },
      { id: customId('settings-quiet'), label: say.quiet },
      { id: customId('settings-zone'), label: say.zone },
      ...ownDataButtons(context),
    ),
  ]);
}

/** What people can do with all that is kept about them. */
export const ownDataButtons = ({ words: { bot } }: Context): readonly Button[] => [
  { id: customId('settings-export'), label: bot.settings.export },
  { id: customId('settings-forget'), label: bot.settings.forget, style: 'danger' },
];

export function forgetPanel({ words }: Context): Message {
  const say = words.bot.settings;
  return message([
    text(say.sureForget),
    buttons(
      { id: customId('settings-forget-sure'), label: say.forgetYes, style: 'danger' },
      { id: customId('settings'), label: words.bot.more.no },
    ),
  ]);
}
