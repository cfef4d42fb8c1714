import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { useId } from 'preact/hooks';
import { Markdown } from '../text/markdown.tsx';
import { Field } from './field.tsx';
import type { Fill } from './fill.ts';

interface ModalPartProps {
  readonly component: APIModalInteractionResponseCallbackComponent;
  readonly onFill: Fill;
}

/** One line of a form: text, or a field below its label. */
export function ModalPart({ component, onFill }: ModalPartProps) {
  switch (component.type) {
    case ComponentType.TextDisplay:
      return <Markdown source={component.content} />;
    case ComponentType.Label:
      return (
        <Labelled
          label={component.label}
          description={component.description}
          field={component.component}
          onFill={onFill}
        />
      );
    case ComponentType.ActionRow:
      return (
        <>
          {component.components.map((field) => (
            <Labelled key={field.custom_id} label={field.label ?? ''} field={field} onFill={onFill} />
          ))}
        </>
      );
    default:
      return null;
  }
}

interface LabelledProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly field: APIComponentInLabel;
  readonly onFill: Fill;
}

function Labelled({ label, description, field, onFill }: LabelledProps) {
  const id = useId();
  const isRequired = 'required' in field ? field.required !== false : field.type !== ComponentType.Checkbox;
  return (
    <div class="modal-field">
      <label for={id}>
        {label}
        {isRequired && (
          <span class="required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {description && <small>{description}</small>}
      <Field id={id} label={label} field={field} isRequired={isRequired} onFill={onFill} />
    </div>
  );
}
