/** The buttons of the settings. Each changes one setting and shows them all again. */
import { err } from '#engine/result.ts';
import type { Words } from '#i18n/words.ts';
import { isDirectWish, type PersonSettings, wantsNotes } from '#tables/person-settings.ts';
import type { Refusal } from '#tables/refusals.ts';
import { timeZoneFrom } from '#tables/time/time-zones.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { type Modal, type ModalField, say } from '../wire/message.ts';
import { type Answer, instead, type Press, type Route, refused } from '../wire/route.ts';
import { exportData } from './export-data.ts';
import type { SettingRouteName } from './route-names.ts';
import { forgetPanel, REMINDER_HOURS, settingsPanel, timeOfDay } from './settings-panel.ts';

type Change = (press: Press, settings: PersonSettings) => Partial<PersonSettings> | null;

/** The accepted spellings, for a person who has typed something else. */
type Hint = 'badQuiet' | 'badZone';

async function apply(context: Context, change: Partial<PersonSettings> | null, hint: Hint | null): Promise<Answer> {
  const { tables, person, words } = context;
  const changed = change === null ? err(BAD) : await tables.changeSettings(person, change);
  if (changed.ok) return instead(settingsPanel(context, words.bot.settings.saved, changed.value));
  return hint === null ? refused(changed.error) : instead(settingsPanel(context, words.bot.settings[hint]));
}

const BAD: Refusal = { code: 'bad-setting' };

const settingRoute = (
  name: SettingRouteName,
  change: Change,
  hint: (press: Press) => Hint | null = () => null,
): Route => ({
  name,
  manner: 'update',
  handle: (press, context) => apply(context, change(press, context.settings), hint(press)),
});

function remindAfter(value: string | undefined): Partial<PersonSettings> | null {
  if (value === 'never') return { remindAfter: null };
  const hours = REMINDER_HOURS.find((each) => String(each) === value);
  return hours === undefined ? null : { remindAfter: hours };
}

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

function minuteOf(typed: string | undefined): number | null {
  const [, hours, minutes] = TIME.exec(typed?.trim() ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Both times left empty: no quiet hours. Quiet hours need a time zone, so the form asks for that too. */
function quietOf({ fields }: Press, settings: PersonSettings): Partial<PersonSettings> | null {
  const [from, to] = [fields['from'], fields['to']];
  const timeZone = zoneIn(fields) || settings.timeZone;
  if (!from?.trim() && !to?.trim()) return { quiet: null, timeZone };
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return start === null || end === null ? null : { quiet: { from: start, to: end }, timeZone };
}

/** As typed if there is no such zone. */
function zoneIn(fields: Press['fields']): string {
  const typed = fields['zone']?.trim() ?? '';
  return timeZoneFrom(typed) ?? typed;
}

const quietHint = ({ fields }: Press): Hint =>
  zoneIn(fields) === '' || timeZoneFrom(zoneIn(fields)) !== null ? 'badQuiet' : 'badZone';

const formRoute = (name: SettingRouteName, modal: (context: Context, settings: PersonSettings) => Modal): Route => ({
  name,
  manner: 'modal',
  handle: (_, context) => ({ kind: 'modal', modal: modal(context, context.settings) }),
});

const quietForm = ({ words }: Context, { quiet, timeZone }: PersonSettings): Modal => ({
  id: customId('settings-quiet-set'),
  title: words.bot.settings.quiet,
  fields: [
    {
      name: 'from',
      label: words.bot.settings.from,
      placeholder: '22:30',
      isRequired: false,
      max: 5,
      ...(quiet ? { value: timeOfDay(quiet.from) } : {}),
    },
    {
      name: 'to',
      label: words.bot.settings.to,
      placeholder: '07:30',
      isRequired: false,
      max: 5,
      ...(quiet ? { value: timeOfDay(quiet.to) } : {}),
    },
    zoneField(words, timeZone),
  ],
});

const zoneField = ({ bot: { settings } }: Words, timeZone: string): ModalField => ({
  name: 'zone',
  label: settings.zoneLabel,
  placeholder: 'Europe/Berlin',
  value: timeZone,
  max: 60,
});

const zoneForm = ({ words }: Context, { timeZone }: PersonSettings): Modal => ({
  id: customId('settings-zone-set'),
  title: words.bot.settings.zone,
  fields: [zoneField(words, timeZone)],
});

const wishFrom = (direct: string | undefined): Partial<PersonSettings> | null =>
  isDirectWish(direct) ? { direct } : null;

/** The question stands alone: its answer is one sentence, not all settings. */
async function answerQuestion(direct: string | undefined, { tables, person, words }: Context): Promise<Answer> {
  if (!isDirectWish(direct)) return refused(BAD);
  const changed = await tables.changeSettings(person, { direct });
  return changed.ok ? instead(say(words.bot.settings.direct.choices[direct].saved)) : refused(changed.error);
}

async function forget(context: Context): Promise<Answer> {
  await context.tables.forget(context.person);
  return instead(say(context.words.bot.settings.forgotten));
}

export const SETTINGS_ROUTES: readonly Route[] = [
  { name: 'settings', manner: 'update', handle: (_, context) => instead(settingsPanel(context, null)) },
  settingRoute('settings-language', ({ values }) => ({ language: values[0] === 'table' ? null : (values[0] ?? null) })),
  settingRoute('settings-reminders', ({ values }) => remindAfter(values[0])),
  // The switch of older panels, all or nothing.
  settingRoute('settings-direct', (_, settings) => ({ direct: wantsNotes(settings) ? 'nothing' : 'hand' })),
  settingRoute('settings-direct-set', ({ values }) => wishFrom(values[0])),
  { name: 'direct-wish', manner: 'update', handle: ({ id }, context) => answerQuestion(id.args[0], context) },
  settingRoute('settings-palette', (_, { palette }) => ({ palette: palette === 'clear' ? 'standard' : 'clear' })),
  settingRoute('settings-last-word', (_, { confirmTurn }) => ({ confirmTurn: !confirmTurn })),
  settingRoute('settings-next', (_, { tellNext }) => ({ tellNext: !tellNext })),
  formRoute('settings-quiet', quietForm),
  settingRoute('settings-quiet-set', quietOf, quietHint),
  formRoute('settings-zone', zoneForm),
  settingRoute(
    'settings-zone-set',
    ({ fields }) => ({ timeZone: zoneIn(fields) }),
    () => 'badZone',
  ),
  { name: 'settings-export', manner: 'private', handle: (_, context) => exportData(context) },
  { name: 'settings-forget', manner: 'update', handle: (_, context) => instead(forgetPanel(context)) },
  { name: 'settings-forget-sure', manner: 'update', decides: true, handle: (_, context) => forget(context) },
];
