import { actionRow } from './action-row.ts';
import { button } from './button.ts';
import { COMPONENT, COMPONENT_BASE } from './component-types.ts';
import { NOT_AN_ATTACHMENT } from './refusals.ts';
import { byType, checked, list, object, optional, type Rule } from './rule.ts';
import { attachmentName, boolean, choice, integer, mediaUrl, text } from './scalar.ts';

export const textDisplay: Rule = object({ ...COMPONENT_BASE, content: text(1, 4000) });

const media = object({ url: mediaUrl });

/** Shown to screen readers and on hover. */
const ILLUSTRATION = { media, description: optional(text(1, 1024)), spoiler: optional(boolean) };

const thumbnail = object({ ...COMPONENT_BASE, ...ILLUSTRATION });

const section = object({
  ...COMPONENT_BASE,
  components: list(byType({ [COMPONENT.textDisplay]: textDisplay }), 1, 3),
  accessory: byType({ [COMPONENT.button]: button, [COMPONENT.thumbnail]: thumbnail }),
});

const mediaGallery = object({ ...COMPONENT_BASE, items: list(object(ILLUSTRATION), 1, 10) });

const uploaded = object({
  url: checked<string>(mediaUrl, (url) => (attachmentName(url) === null ? NOT_AN_ATTACHMENT : null)),
});

const file = object({ ...COMPONENT_BASE, file: uploaded, spoiler: optional(boolean) });

const separator = object({ ...COMPONENT_BASE, spacing: optional(choice([1, 2])), divider: optional(boolean) });

const IN_CONTAINER = {
  [COMPONENT.actionRow]: actionRow,
  [COMPONENT.section]: section,
  [COMPONENT.textDisplay]: textDisplay,
  [COMPONENT.mediaGallery]: mediaGallery,
  [COMPONENT.file]: file,
  [COMPONENT.separator]: separator,
};

/** Of one list; the total over the whole message has the same limit, see the component tree. */
const MAX_COMPONENTS = 40;

const container = object({
  ...COMPONENT_BASE,
  components: list(byType(IN_CONTAINER), 1, MAX_COMPONENTS),
  accent_color: optional(integer(0, 0xff_ff_ff)),
  spoiler: optional(boolean),
});

/** Of a message with `IS_COMPONENTS_V2`. */
export const componentsV2: Rule = list(
  byType({ ...IN_CONTAINER, [COMPONENT.container]: container }),
  0,
  MAX_COMPONENTS,
);
