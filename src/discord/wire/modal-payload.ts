/** A form as Discord wants it. */
import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { invariant } from '#engine/invariant.ts';
import { cutTo } from '#i18n/cut.ts';
import { LIMITS, type Modal } from './message.ts';

/** The length of a field that asks for no other, in characters. */
const MOST_TYPED = 100;

export type ModalPayload = ReturnType<typeof modalPayload>;

export function modalPayload({ id, title, fields }: Modal) {
  const count = fields.length;
  invariant(count >= 1 && count <= LIMITS.fields, `a form has 1 to ${LIMITS.fields} fields, not ${count}`);
  return {
    custom_id: id,
    title: cutTo(title, LIMITS.modalTitle),
    components: fields.map(
      ({ name, label, value, placeholder, about, isRequired = true, max = MOST_TYPED, isLong }) => ({
        type: ComponentType.Label as const,
        label: cutTo(label, LIMITS.fieldLabel),
        ...(about === undefined ? {} : { description: cutTo(about, LIMITS.fieldAbout) }),
        component: {
          type: ComponentType.TextInput as const,
          custom_id: name,
          style: isLong ? TextInputStyle.Paragraph : TextInputStyle.Short,
          required: isRequired,
          max_length: max,
          ...(value === undefined ? {} : { value }),
          ...(placeholder === undefined ? {} : { placeholder: cutTo(placeholder, LIMITS.fieldPlaceholder) }),
        },
      }),
    ),
  };
}
