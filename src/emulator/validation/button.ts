import { COMPONENT_BASE, customId } from './component-types.ts';
import { componentEmoji } from './emoji.ts';
import { type ErrorTree, merge } from './error-tree.ts';
import {
  CUSTOM_ID_OR_URL,
  CUSTOM_ID_REQUIRED,
  LABEL_OR_EMOJI_REQUIRED,
  notOnStyle,
  SKU_REQUIRED,
  URL_REQUIRED,
} from './refusals.ts';
import { object, optional, type Rule } from './rule.ts';
import { boolean, buttonUrl, choice, snowflake, text } from './scalar.ts';

interface Button {
  readonly style: number;
  readonly custom_id?: string | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly label?: string | null;
  readonly emoji?: object | null;
}

const BUTTON_STYLES = [1, 2, 3, 4, 5, 6] as const;
const LINK = 5;
const PREMIUM = 6;

export const button: Rule = object<Button>(
  {
    ...COMPONENT_BASE,
    style: choice(BUTTON_STYLES),
    custom_id: optional(customId),
    url: optional(buttonUrl),
    sku_id: optional(snowflake),
    label: optional(text(0, 80)),
    emoji: optional(componentEmoji),
    disabled: optional(boolean),
  },
  refuseButton,
);

function refuseButton(sent: Button): ErrorTree | null {
  if (sent.style === PREMIUM) return refusePremium(sent);
  return merge(merge(refuseTarget(sent), refuseUnnamed(sent)), refuseFields(sent, ['sku_id']));
}

function refuseTarget({ style, custom_id, url }: Button): ErrorTree | null {
  if (custom_id && url) return { custom_id: CUSTOM_ID_OR_URL, url: CUSTOM_ID_OR_URL };
  if (style === LINK) return url ? null : { url: URL_REQUIRED };
  return custom_id ? null : { custom_id: CUSTOM_ID_REQUIRED };
}

const refuseUnnamed = ({ label, emoji }: Button): ErrorTree | null =>
  label?.trim() || emoji ? null : { label: LABEL_OR_EMOJI_REQUIRED };

function refusePremium(sent: Button): ErrorTree | null {
  if (!sent.sku_id) return { sku_id: SKU_REQUIRED };
  return refuseFields(sent, ['custom_id', 'url', 'label', 'emoji']);
}

function refuseFields(sent: Button, fields: readonly (keyof Button)[]): ErrorTree | null {
  let wrong: ErrorTree | null = null;
  for (const field of fields) if (sent[field]) wrong = merge(wrong, { [field]: notOnStyle(field) });
  return wrong;
}
