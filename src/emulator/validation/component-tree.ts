import { COMPONENT } from './component-types.ts';
import { at, type ErrorTree, merge, type Path } from './error-tree.ts';
import {
  COMPONENT_ID_DUPLICATED,
  CUSTOM_ID_DUPLICATED,
  fileNotReferable,
  INVALID_EMOJI,
  TOO_MANY_COMPONENTS,
  TOO_MUCH_TEXT,
} from './refusals.ts';
import { attachmentName, codePoints } from './scalar.ts';

interface Media {
  readonly url: string;
}

interface Emoji {
  readonly id?: string | null;
}

/** A component of any kind whose own rule it has already passed. */
export interface CheckedComponent {
  readonly type: number;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly content?: string;
  readonly components?: readonly CheckedComponent[];
  readonly accessory?: CheckedComponent;
  readonly component?: CheckedComponent;
  readonly media?: Media;
  readonly file?: Media;
  readonly items?: readonly { readonly media: Media }[];
  readonly emoji?: Emoji | null;
  readonly options?: readonly { readonly emoji?: Emoji | null }[];
}

const MAX_COMPONENTS = 40;
const MAX_CHARACTERS = 4000;

type Visit = (node: CheckedComponent, path: Path) => void;

/** Every component, parents first. The path is alive: it is good only during the visit. */
function visitAll(
  components: readonly CheckedComponent[],
  field: string,
  path: (string | number)[],
  visit: Visit,
): void {
  path.push(field, 0);
  for (const [index, node] of components.entries()) {
    path[path.length - 1] = index;
    visitNode(node, path, visit);
  }
  path.length -= 2;
}

function visitNode(node: CheckedComponent, path: (string | number)[], visit: Visit): void {
  visit(node, path);
  if (node.components) visitAll(node.components, 'components', path, visit);
  if (node.accessory) visitOnly(node.accessory, 'accessory', path, visit);
  if (node.component) visitOnly(node.component, 'component', path, visit);
}

function visitOnly(node: CheckedComponent, field: string, path: (string | number)[], visit: Visit): void {
  path.push(field);
  visitNode(node, path, visit);
  path.pop();
}

/** No two components of a message or a modal may answer to the same name or number. */
export function refuseDuplicates(components: readonly CheckedComponent[]): ErrorTree | null {
  const names = new Set<string>();
  const numbers = new Set<number>();
  let wrong: ErrorTree | null = null;
  visitAll(components, 'components', [], ({ custom_id, id }, path) => {
    if (custom_id && names.has(custom_id)) wrong = merge(wrong, at([...path, 'custom_id'], CUSTOM_ID_DUPLICATED));
    if (id && numbers.has(id)) wrong = merge(wrong, at([...path, 'id'], COMPONENT_ID_DUPLICATED));
    if (custom_id) names.add(custom_id);
    if (id) numbers.add(id);
  });
  return wrong;
}

/**
 * The two limits on a message of components as a whole; nested components count like others, of the texts only those
 * of text displays (discord-api-docs #7534, #8562).
 */
export function refuseOversize(components: readonly CheckedComponent[]): ErrorTree | null {
  let count = 0;
  let characters = 0;
  visitAll(components, 'components', [], ({ type, content }) => {
    count += 1;
    if (type === COMPONENT.textDisplay) characters += codePoints(content ?? '');
  });
  const tooMany = count > MAX_COMPONENTS ? { components: TOO_MANY_COMPONENTS } : null;
  const tooMuch = characters > MAX_CHARACTERS ? { components: TOO_MUCH_TEXT } : null;
  return merge(tooMany, tooMuch);
}

/** Every `attachment://name` has to name a file of the message. */
export function refuseDanglingFiles(
  components: readonly CheckedComponent[],
  files: ReadonlySet<string>,
): ErrorTree | null {
  let wrong: ErrorTree | null = null;
  const look = (media: Media, path: Path): void => {
    const name = attachmentName(media.url);
    if (name !== null && !files.has(name)) wrong = merge(wrong, at([...path, 'url'], fileNotReferable(name)));
  };
  visitAll(components, 'components', [], ({ media, file, items }, path) => {
    if (media) look(media, [...path, 'media']);
    if (file) look(file, [...path, 'file']);
    for (const [index, item] of items?.entries() ?? []) look(item.media, [...path, 'items', index, 'media']);
  });
  return wrong;
}

/** A custom emoji has to be one that the application may use. */
export function refuseStrangeEmojis(
  components: readonly CheckedComponent[],
  known: { readonly has: (id: string) => boolean },
): ErrorTree | null {
  let wrong: ErrorTree | null = null;
  const look = (emoji: Emoji | null | undefined, path: Path): void => {
    if (emoji?.id && !known.has(emoji.id)) wrong = merge(wrong, at([...path, 'emoji', 'id'], INVALID_EMOJI));
  };
  visitAll(components, 'components', [], ({ emoji, options }, path) => {
    look(emoji, path);
    for (const [index, option] of options?.entries() ?? []) look(option.emoji, [...path, 'options', index]);
  });
  return wrong;
}
