import { button } from './button.ts';
import { COMPONENT, COMPONENT_BASE } from './component-types.ts';
import { at, type ErrorTree, merge } from './error-tree.ts';
import { TOO_WIDE } from './refusals.ts';
import { byType, type CrossCheck, list, object, type Rule } from './rule.ts';
import { selects } from './select.ts';

interface Row {
  readonly components: readonly { readonly type: number }[];
}

/** A row is five units wide: a button takes one of them, anything else the whole row. */
const ROW_WIDTH = 5;

export const refuseWidth: CrossCheck<Row> = ({ components }) => {
  let width = 0;
  let wrong: ErrorTree | null = null;
  for (const [index, { type }] of components.entries()) {
    width += type === COMPONENT.button ? 1 : ROW_WIDTH;
    if (width > ROW_WIDTH) wrong = merge(wrong, at(['components', index], TOO_WIDE));
  }
  return wrong;
};

export const actionRow: Rule = object<Row>(
  {
    ...COMPONENT_BASE,
    components: list(byType({ [COMPONENT.button]: button, ...selects('message') }), 1, ROW_WIDTH),
  },
  refuseWidth,
);

/** Of a message without `IS_COMPONENTS_V2`. */
export const legacyComponents: Rule = list(byType({ [COMPONENT.actionRow]: actionRow }), 0, 5);
