import { type APICheckboxGroupComponent, type APIRadioGroupComponent, ComponentType } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { Fill } from './fill.ts';

interface ChoiceGroupProps {
  readonly label: string;
  readonly group: APIRadioGroupComponent | APICheckboxGroupComponent;
  readonly onFill: Fill;
}

/** Radio buttons or check boxes below each other. */
export function ChoiceGroup({ label, group, onFill }: ChoiceGroupProps) {
  const isRadio = group.type === ComponentType.RadioGroup;
  const preset = group.options.filter((option) => option.default).map(({ value }) => value);
  const [chosen, setChosen] = useState<readonly string[]>(preset);
  const choose = (value: string, isOn: boolean) => {
    const others = isRadio ? [] : chosen.filter((each) => each !== value);
    const after = isOn ? [...others, value] : others;
    setChosen(after);
    onFill(group.custom_id, after);
  };
  return (
    <fieldset class="choice-group" aria-label={label}>
      {group.options.map(({ value, label: text, description }) => (
        <label key={value}>
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            name={group.custom_id}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
          />
          <span>
            {text}
            {description && <small>{description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
