import {
  atMost,
  between,
  type Case,
  numberAtLeast,
  numberAtMost,
  oneOf,
  REQUIRED,
  says,
  times,
  typeOneOf,
  x,
} from './case.ts';
import { label, modal, option, options, row, select, textInput, words } from './payloads.ts';

const first = (below: object) => ({ components: { 0: below } }) as Case['tree'];
const component = (below: object) => first({ component: below });
const inputs = (count: number) => times(count, (index) => label(textInput({ custom_id: `name-${index}` })));
const radio = (fields: object = {}) => ({ type: 21, custom_id: 'colour', options: options(2), ...fields });
const boxes = (fields: object = {}) => ({ type: 22, custom_id: 'variants', options: options(3), ...fields });
const upload = (fields: object = {}) => ({ type: 19, custom_id: 'proof', ...fields });
const ZERO = says(
  'SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES',
  'Select menus marked as required cannot have a min_values of 0',
);

export const MODAL_CASES: readonly Case[] = [
  {
    rule: 'a title has at most 45 characters',
    broken: { ...modal(label()), title: x(46) },
    tree: { title: between(1, 45) },
    inside: { ...modal(label()), title: x(45) },
    spec: 'refuses',
  },
  {
    rule: 'a modal has a custom id',
    broken: { ...modal(label()), custom_id: undefined },
    tree: { custom_id: REQUIRED },
    inside: modal(label()),
    spec: 'refuses',
  },
  {
    rule: 'a modal asks at most five things',
    broken: modal(...inputs(6)),
    tree: { components: between(1, 5) },
    inside: modal(...inputs(5)),
    spec: 'accepts',
  },
  {
    rule: 'a modal asks something',
    broken: modal(),
    tree: { components: between(1, 5) },
    inside: modal(label()),
    spec: 'refuses',
  },
  {
    rule: 'a text input stands in a label or a row',
    broken: modal(textInput()),
    tree: first(typeOneOf('(1, 10, 18)')),
    inside: modal(words(), label()),
    spec: 'refuses',
  },
  {
    rule: 'a row has one text input',
    broken: modal(row(textInput({ label: 'A' }), textInput({ label: 'B', custom_id: 'b' }))),
    tree: first({
      components: {
        1: says('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width'),
      },
    }),
    inside: modal(row(textInput({ label: 'A' })), row(textInput({ label: 'B', custom_id: 'b' }))),
    spec: 'accepts',
  },
  {
    rule: 'a text input in a row has a label of its own',
    broken: modal(row(textInput())),
    tree: first({ components: { 0: { label: REQUIRED } } }),
    inside: modal(row(textInput({ label: 'A' }))),
    spec: 'accepts',
  },
  {
    rule: 'a row holds text inputs only',
    broken: modal(row(select())),
    tree: first({ components: { 0: typeOneOf('(4,)') } }),
    inside: modal(label(select())),
    spec: 'refuses',
  },
  {
    rule: 'a label has at most 45 characters',
    broken: modal(label(textInput(), { label: x(46) })),
    tree: first({ label: between(1, 45) }),
    inside: modal(label(textInput(), { label: x(45) })),
    spec: 'refuses',
  },
  {
    rule: 'a label is described in at most 100 characters',
    broken: modal(label(textInput(), { description: x(101) })),
    tree: first({ description: between(1, 100) }),
    inside: modal(label(textInput(), { description: x(100) })),
    spec: 'refuses',
  },
  {
    rule: 'a label labels something',
    broken: modal(label(null)),
    tree: first({ component: REQUIRED }),
    inside: modal(label()),
    spec: 'refuses',
  },
  {
    rule: 'a text input is short or a paragraph',
    broken: modal(label(textInput({ style: 3 }))),
    tree: component({ style: oneOf('(1, 2)') }),
    inside: modal(label(textInput({ style: 2 }))),
    spec: 'refuses',
  },
  {
    rule: 'a text has at most 4000 characters',
    broken: modal(label(textInput({ max_length: 4001 }))),
    tree: component({ max_length: numberAtMost(4000) }),
    inside: modal(label(textInput({ max_length: 4000 }))),
    spec: 'refuses',
  },
  {
    rule: 'a longest text has a character',
    broken: modal(label(textInput({ max_length: 0 }))),
    tree: component({ max_length: numberAtLeast(1) }),
    inside: modal(label(textInput({ max_length: 1 }))),
    spec: 'refuses',
  },
  {
    rule: 'the shortest text is not longer than the longest',
    broken: modal(label(textInput({ min_length: 11, max_length: 10 }))),
    tree: component({ min_length: numberAtMost(10) }),
    inside: modal(label(textInput({ min_length: 10, max_length: 10 }))),
    spec: 'accepts',
  },
  {
    rule: 'a preset text is one that could be sent',
    broken: modal(label(textInput({ value: 'abc', max_length: 2 }))),
    tree: component({ value: between(0, 2) }),
    inside: modal(label(textInput({ value: 'ab', max_length: 2 }))),
    spec: 'accepts',
  },
  {
    rule: "a text input's placeholder has at most 100 characters",
    broken: modal(label(textInput({ placeholder: x(101) }))),
    tree: component({ placeholder: atMost(100) }),
    inside: modal(label(textInput({ placeholder: x(100) }))),
    spec: 'refuses',
  },
  {
    rule: 'a required select cannot be left empty',
    broken: modal(label(select({ min_values: 0 }))),
    tree: component({ min_values: ZERO }),
    inside: modal(label(select({ min_values: 0, required: false }))),
    spec: 'accepts',
  },
  {
    rule: 'nothing in a modal is disabled',
    broken: modal(label(select({ disabled: true }))),
    tree: component({ disabled: says('COMPONENT_DISABLED_IN_MODAL', 'Components in modals cannot be disabled') }),
    inside: modal(label(select({ disabled: false }))),
    spec: 'accepts',
  },
  {
    rule: 'at most ten files are asked for',
    broken: modal(label(upload({ max_values: 11 }))),
    tree: component({ max_values: numberAtMost(10) }),
    inside: modal(label(upload({ max_values: 10 }))),
    spec: 'refuses',
  },
  {
    rule: 'a required upload is of a file at least',
    broken: modal(label(upload({ min_values: 0 }))),
    tree: component({ min_values: ZERO }),
    inside: modal(label(upload({ min_values: 0, required: false }))),
    spec: 'accepts',
  },
  {
    rule: 'one of at least two radio buttons',
    broken: modal(label(radio({ options: options(1) }))),
    tree: component({ options: between(2, 10) }),
    inside: modal(label(radio())),
    spec: 'refuses',
  },
  {
    rule: 'one radio button is preset at most',
    broken: modal(label(radio({ options: options(2, { default: true }) }))),
    tree: component({
      options: says(
        'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
        'The specified number of default values exceeds the specified maximum values',
      ),
    }),
    inside: modal(label(radio({ options: [option({ default: true }), option({ value: 'two' })] }))),
    spec: 'accepts',
  },
  {
    rule: 'at most ten boxes to tick',
    broken: modal(label(boxes({ options: options(11) }))),
    tree: component({ options: between(1, 10) }),
    inside: modal(label(boxes({ options: options(10, { default: true }) }))),
    spec: 'refuses',
  },
  {
    rule: 'no more ticks are asked for than there are boxes',
    broken: modal(label(boxes({ max_values: 4 }))),
    tree: component({ options: says('BASE_TYPE_MIN_LENGTH', 'Must be 4 or more in length.') }),
    inside: modal(label(boxes({ max_values: 3, min_values: 2 }))),
    spec: 'accepts',
  },
  {
    rule: 'a single box has a custom id',
    broken: modal(label({ type: 23 })),
    tree: component({ custom_id: REQUIRED }),
    inside: modal(label({ type: 23, custom_id: 'sure', default: true })),
    spec: 'refuses',
  },
  {
    rule: 'no custom id twice in a modal',
    broken: modal(label(), label()),
    tree: {
      components: {
        1: {
          component: {
            custom_id: says('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
          },
        },
      },
    },
    inside: modal(label(), label(select())),
    spec: 'accepts',
  },
];
