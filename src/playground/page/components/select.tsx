import { useId, useRef, useState } from 'preact/hooks';
import { useLeaving } from '../popups/leaving.ts';
import { usePlacement } from '../popups/placement.ts';
import { ListOption } from './list-option.tsx';
import { useListbox } from './listbox.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: string | undefined;
}

interface SelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly customId: string;
  /** One is sent at once; of several, when the list is closed. */
  readonly onChoose: (values: readonly string[]) => void;
}

/** Discord's drop-down list: the native one can't show descriptions, nor several choices well. */
export function Select(props: SelectProps) {
  const { label, placeholder, options, max, disabled = false, busy = false, customId } = props;
  const { frame, opened, isOpen, marked, active, setActive, choose, toggleList, onKeyDown } = useDropDown(props);
  const id = useId();
  return (
    <div class="select" ref={frame} data-open={isOpen}>
      <button
        type="button"
        class="select-face"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-busy={busy}
        data-custom-id={customId}
        disabled={disabled}
        onClick={toggleList}
        onKeyDown={onKeyDown}
      >
        <Chosen options={options} chosen={marked} placeholder={placeholder} />
        <span class="arrow" aria-hidden="true" />
      </button>
      {isOpen && (
        <div ref={opened} class="select-list" role="listbox" id={id} aria-label={label} aria-multiselectable={max > 1}>
          {options.map((option, index) => (
            <ListOption
              key={option.value}
              id={`${id}-${index}`}
              isActive={index === active}
              isChosen={marked.includes(option.value)}
              onPoint={() => setActive(index)}
              onChoose={() => choose(index)}
            >
              <OptionFace option={option} check={max > 1 ? marked.includes(option.value) : null} />
            </ListOption>
          ))}
          {options.length === 0 && <p class="select-none">Nothing to choose from</p>}
        </div>
      )}
    </div>
  );
}

/** The list opens and closes; one choice closes it, several are marked until it is closed. */
function useDropDown({ options, chosen, min, max, onChoose }: SelectProps) {
  const [marks, setMarks] = useState<readonly string[] | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  const isOpen = marks !== null;
  const marked = marks ?? chosen;
  const send = (values: readonly string[]) => {
    setMarks(null);
    if (values.length >= min && (max === 1 || !isSame(values, chosen))) onChoose(values);
  };
  const close = () => (max > 1 ? send(marked) : setMarks(null));
  const choose = (index: number) => {
    const value = options[index]?.value;
    if (value === undefined) return;
    if (max === 1) send([value]);
    else setMarks(toggled(marked, value, max));
  };
  const list = useListbox({ count: options.length, isOpen, onChoose: choose, onClose: close });
  const open = () => {
    setMarks(chosen);
    list.setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => chosen.includes(value)),
      ),
    );
  };
  useLeaving(isOpen, [frame], close);
  usePlacement(isOpen, frame, opened);
  return { ...list, frame, opened, isOpen, marked, choose, toggleList: () => (isOpen ? close() : open()) };
}

function isSame(values: readonly string[], others: readonly string[]): boolean {
  return values.length === others.length && values.every((value) => others.includes(value));
}

function toggled(values: readonly string[], value: string, max: number): readonly string[] {
  if (values.includes(value)) return values.filter((each) => each !== value);
  return values.length < max ? [...values, value] : values;
}

interface ChosenProps {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly placeholder: string;
}

function Chosen({ options, chosen, placeholder }: ChosenProps) {
  const shown = options.filter(({ value }) => chosen.includes(value));
  if (shown.length === 0) return <span class="placeholder">{placeholder}</span>;
  return (
    <span class="select-chosen">
      {shown.map(({ value, label, emoji }) => (
        <span key={value}>
          {emoji && <span class="emoji">{emoji}</span>} {label}
        </span>
      ))}
    </span>
  );
}

interface OptionFaceProps {
  readonly option: Option;
  /** Null where only one can be chosen. */
  readonly check: boolean | null;
}

function OptionFace({ option: { emoji, label, description }, check }: OptionFaceProps) {
  return (
    <>
      {emoji && <span class="emoji">{emoji}</span>}
      <span class="option-text">
        {label}
        {description && <small>{description}</small>}
      </span>
      {check !== null && <span class="check" data-on={check} aria-hidden="true" />}
    </>
  );
}
