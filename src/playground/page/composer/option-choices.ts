import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { OptionJson, PersonView } from '../../protocol.ts';
import type { Option } from '../components/select.tsx';
import { channelOptions, roleOptions, userOptions } from '../components/select-options.ts';
import type { Surroundings } from '../state.ts';
import { localizedName } from './offered-commands.ts';

/** What is filled in so far, by option. */
export type Values = Readonly<Record<string, OptionJson>>;

export interface OptionChoice {
  readonly label: string;
  readonly value: string | number | boolean;
}

/** All that an option takes, where that can be listed; null where it is typed freely. */
export function fixedChoices(
  option: APIApplicationCommandBasicOption,
  state: Surroundings,
  person: PersonView,
): OptionChoice[] | null {
  switch (option.type) {
    case Type.Boolean:
      return [
        { label: 'True', value: true },
        { label: 'False', value: false },
      ];
    case Type.User:
      return choicesFrom(userOptions(state));
    case Type.Role:
      return choicesFrom(roleOptions(state));
    case Type.Mentionable:
      return choicesFrom([...userOptions(state), ...roleOptions(state)]);
    case Type.Channel:
      return choicesFrom(channelOptions(state, person));
    case Type.String:
    case Type.Integer:
    case Type.Number:
      return listedChoices(option, person.locale);
    case Type.Attachment:
      return null;
  }
}

const choicesFrom = (options: readonly Option[]): OptionChoice[] =>
  options.map(({ label, value }) => ({ label, value }));

type TypedOption = Extract<APIApplicationCommandBasicOption, { type: Type.String | Type.Integer | Type.Number }>;

function listedChoices(option: TypedOption, locale: string): OptionChoice[] | null {
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  if (choices.length === 0) return null;
  return choices.map((choice) => ({ label: localizedName(choice, locale), value: choice.value }));
}

/** Null while there is nothing that could be sent. */
export function typedValue({ type }: APIApplicationCommandBasicOption, text: string): string | number | null {
  if (text.trim() === '') return null;
  if (type === Type.String) return text;
  const number = Number(text);
  // What is no number goes as it is, so that the refusal can say so.
  return Number.isNaN(number) ? text : number;
}
