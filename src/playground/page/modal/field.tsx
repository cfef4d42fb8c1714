import {
  type APIComponentInLabel,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import { Select } from '../components/select.tsx';
import { chosenIn, optionsOf, placeholderOf } from '../components/select-options.ts';
import { fileJson } from '../composer/file-json.ts';
import { useFrame, usePane } from '../context.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { Fill } from './fill.ts';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly field: APIComponentInLabel;
  readonly isRequired: boolean;
  readonly onFill: Fill;
}

export function Field({ id, label, field, isRequired, onFill }: FieldProps) {
  switch (field.type) {
    case ComponentType.TextInput:
      return <TextField id={id} field={field} isRequired={isRequired} onFill={onFill} />;
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return <SelectField label={label} field={field} onFill={onFill} />;
    case ComponentType.FileUpload:
      return <FileField id={id} customId={field.custom_id} isMulti={(field.max_values ?? 1) > 1} onFill={onFill} />;
    case ComponentType.RadioGroup:
    case ComponentType.CheckboxGroup:
      return <ChoiceGroup label={label} group={field} onFill={onFill} />;
    case ComponentType.Checkbox:
      return (
        <input
          id={id}
          type="checkbox"
          defaultChecked={field.default ?? false}
          onChange={({ currentTarget }) => onFill(field.custom_id, currentTarget.checked)}
        />
      );
  }
}

interface TextFieldProps {
  readonly id: string;
  readonly field: APITextInputComponent;
  readonly isRequired: boolean;
  readonly onFill: Fill;
}

function TextField({ id, field, isRequired, onFill }: TextFieldProps) {
  const { custom_id, style, value = '', placeholder, min_length, max_length = 4_000 } = field;
  const shared = {
    id,
    name: custom_id,
    defaultValue: value,
    required: isRequired,
    maxLength: max_length,
    ...(placeholder !== undefined && { placeholder }),
    ...(min_length !== undefined && { minLength: min_length }),
  };
  return style === TextInputStyle.Paragraph ? (
    <textarea rows={4} {...shared} onInput={({ currentTarget }) => onFill(custom_id, currentTarget.value)} />
  ) : (
    <input type="text" {...shared} onInput={({ currentTarget }) => onFill(custom_id, currentTarget.value)} />
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly field: APISelectMenuComponent;
  readonly onFill: Fill;
}

function SelectField({ label, field, onFill }: SelectFieldProps) {
  const { state } = useFrame();
  const { person } = usePane();
  const [chosen, setChosen] = useState<readonly string[]>(chosenIn(field));
  const choose = (values: readonly string[]) => {
    setChosen(values);
    onFill(field.custom_id, values);
  };
  return (
    <Select
      label={label}
      placeholder={placeholderOf(field)}
      options={optionsOf(field, state, person)}
      chosen={chosen}
      min={field.min_values ?? 1}
      max={field.max_values ?? 1}
      customId={field.custom_id}
      onChoose={choose}
    />
  );
}

interface FileFieldProps {
  readonly id: string;
  readonly customId: string;
  readonly isMulti: boolean;
  readonly onFill: Fill;
}

function FileField({ id, customId, isMulti, onFill }: FileFieldProps) {
  const pick = async (files: FileList | null) => onFill(customId, await Promise.all([...(files ?? [])].map(fileJson)));
  return <input id={id} type="file" multiple={isMulti} onChange={({ currentTarget }) => pick(currentTarget.files)} />;
}
