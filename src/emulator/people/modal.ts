import { ComponentType } from 'discord-api-types/v10';
import type { Json } from '../wire/json.ts';
import { type ComponentNode, completeComponents, everyComponent } from '../world/components.ts';
import type { Modal } from '../world/world.ts';
import { Cannot } from './cannot.ts';
import { idOf, type Picked } from './picked.ts';
import { choicesOf, chosenValue, SELECT_KINDS, type SelectChoice } from './pressable.ts';
import type { Resolution } from './resolution.ts';

const KINDS = {
  [ComponentType.TextInput]: 'text',
  ...SELECT_KINDS,
  [ComponentType.FileUpload]: 'files',
  [ComponentType.RadioGroup]: 'radio',
  [ComponentType.CheckboxGroup]: 'checkboxes',
  [ComponentType.Checkbox]: 'checkbox',
} as const satisfies Partial<Record<ComponentType, string>>;

type FieldKind = (typeof KINDS)[keyof typeof KINDS];

interface ModalField {
  readonly kind: FieldKind;
  readonly customId: string;
  readonly label: string | null;
  readonly required: boolean;
  /** What it holds before anything is typed. */
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  /** Characters of a text, or how many of the others. */
  readonly min: number;
  readonly max: number;
}

/** A modal as a person sees it. */
export interface OpenModal {
  readonly title: string;
  readonly customId: string;
  /** The text between the fields. */
  readonly text: string;
  readonly fields: readonly ModalField[];
}

type FieldValue = string | boolean | readonly Picked[];
/** By custom id or by label. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

interface FieldJson extends ComponentNode {
  readonly label?: string;
  readonly required?: boolean;
  readonly value?: string;
  readonly options?: Parameters<typeof choicesOf>[0];
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_values?: number;
  readonly max_values?: number;
}

export function openModal(modal: Modal): OpenModal {
  return {
    title: modal.title,
    customId: modal.custom_id,
    text: [...everyComponent(modal.components)]
      .flatMap((node) => (node.content === undefined ? [] : [node.content]))
      .join('\n'),
    fields: modal.components.flatMap((node) => fieldsIn(node)),
  };
}

function fieldsIn(node: FieldJson): ModalField[] {
  if (node.component !== undefined) return [fieldFrom({ label: node.label, ...node.component } as FieldJson)];
  return (node.components ?? []).map(fieldFrom);
}

function fieldFrom(node: FieldJson): ModalField {
  const isText = node.type === ComponentType.TextInput;
  const required = node.required ?? node.type !== ComponentType.Checkbox;
  return {
    kind: KINDS[node.type as keyof typeof KINDS],
    customId: node.custom_id ?? '',
    label: node.label ?? null,
    required,
    value: node.value ?? '',
    choices: choicesOf(node.options ?? []),
    min: (isText ? node.min_length : node.min_values) ?? (required ? 1 : 0),
    max: (isText ? node.max_length : node.max_values) ?? (isText ? 4_000 : defaultMost(node)),
  };
}

function defaultMost({ type, options = [] }: FieldJson): number {
  return type === ComponentType.CheckboxGroup ? options.length : 1;
}

/** `data` of the submission: the modal's own tree, with what was filled in. */
export function submissionJson(modal: Modal, values: FieldValues, resolution: Resolution): Json {
  const { fields } = openModal(modal);
  for (const key of Object.keys(values)) {
    if (!fields.some((field) => isNamed(field, key))) throw new Cannot('bad-field', `the modal has no field ${key}`);
  }
  const answers = new Map(
    fields.map((field) => [field.customId, answerJson(field, valueFor(field, values), resolution)]),
  );
  const components = completeComponents(modal.components).map((node) => answeredNode(node, answers));
  return { custom_id: modal.custom_id, components, ...resolution.json() };
}

const isNamed = ({ customId, label }: ModalField, key: string): boolean => customId === key || label === key;

function valueFor(field: ModalField, values: FieldValues): FieldValue {
  const given = values[field.customId] ?? (field.label === null ? undefined : values[field.label]);
  if (given !== undefined) return given;
  if (field.kind === 'text') return field.value;
  if (field.kind === 'checkbox') return false;
  return field.choices.filter(({ chosen }) => chosen).map(({ value }) => value);
}

function answeredNode(node: ComponentNode, answers: ReadonlyMap<string, Json>): Json {
  const { type, id } = node;
  if (node.component !== undefined) return { type, id, component: answeredNode(node.component, answers) };
  if (node.components !== undefined) {
    return { type, id, components: node.components.map((child) => answeredNode(child, answers)) };
  }
  if (node.custom_id === undefined) return { type, id };
  return { type, id, custom_id: node.custom_id, ...answers.get(node.custom_id) };
}

function answerJson(field: ModalField, value: FieldValue, resolution: Resolution): Json {
  switch (field.kind) {
    case 'text':
      return { value: checkedText(field, value) };
    case 'checkbox':
      return { value: value === true };
    case 'radio':
      return { value: checkedMany(field, value, resolution)[0] ?? null };
    default:
      return { values: checkedMany(field, value, resolution) };
  }
}

function wrong({ customId, label }: ModalField, problem: string): Cannot {
  return new Cannot('bad-field', `field ${label ?? customId}: ${problem}`);
}

function checkedText(field: ModalField, value: FieldValue): string {
  if (typeof value !== 'string') throw wrong(field, 'takes text');
  if (value === '' && !field.required) return value;
  if (value.length < field.min || value.length > field.max) {
    throw wrong(field, `takes ${field.min} to ${field.max} characters`);
  }
  return value;
}

function checkedMany(field: ModalField, value: FieldValue, resolution: Resolution): string[] {
  const picked = typeof value === 'object' ? value : [String(value)];
  const tooFew = picked.length < field.min && (field.required || picked.length > 0);
  if (tooFew || picked.length > field.max) throw wrong(field, `takes ${field.min} to ${field.max} of them`);
  return picked.map((each) => resolvedValue(field, each, resolution));
}

function resolvedValue(field: ModalField, picked: Picked, resolution: Resolution): string {
  if (field.kind === 'files') {
    if (typeof picked === 'string' || !('bytes' in picked)) throw wrong(field, 'takes files');
    return resolution.file(picked);
  }
  const id = idOf(picked);
  if (id === null) throw wrong(field, 'takes values or things that have an id');
  const value = resolution.picked(field.kind, id) ?? chosenValue(field.choices, id);
  if (value === null) throw wrong(field, `does not offer ${id}`);
  return value;
}
