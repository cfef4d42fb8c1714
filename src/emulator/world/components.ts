import { ComponentType } from 'discord-api-types/v10';

/** Any component, as far as the emulator looks into it; what it does not know it passes on. */
export interface ComponentNode {
  readonly type: ComponentType;
  readonly id?: number;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  /** Of a text display. */
  readonly content?: string;
  readonly components?: readonly ComponentNode[];
  readonly component?: ComponentNode;
  readonly accessory?: ComponentNode;
  readonly items?: readonly GalleryItem[];
  readonly media?: Media;
  readonly file?: Media;
  readonly [field: string]: unknown;
}

export interface Media {
  readonly url: string;
}

interface GalleryItem {
  readonly media: Media;
  readonly description?: string | null;
  readonly spoiler?: boolean;
}

/** Every component with all those inside it, outermost first: the order in which Discord numbers them. */
export function* everyComponent(nodes: readonly ComponentNode[]): Generator<ComponentNode> {
  for (const node of nodes) {
    yield node;
    yield* everyComponent(childrenOf(node));
  }
}

function childrenOf({ components = [], accessory, component }: ComponentNode): readonly ComponentNode[] {
  return [...components, ...(accessory ? [accessory] : []), ...(component ? [component] : [])];
}

/** Rebuilds a tree from the leaves' own fields, outermost first. */
export function mapComponents(
  nodes: readonly ComponentNode[],
  change: (node: ComponentNode) => ComponentNode,
): ComponentNode[] {
  return nodes.map((node) => {
    const changed = change(node);
    return {
      ...changed,
      ...(changed.components && { components: mapComponents(changed.components, change) }),
      ...(changed.accessory && { accessory: mapComponents([changed.accessory], change)[0] }),
      ...(changed.component && { component: mapComponents([changed.component], change)[0] }),
    };
  });
}

/** As Discord stores them: each with a number, and with the defaults written out. */
export function completeComponents(nodes: readonly ComponentNode[]): ComponentNode[] {
  const taken = new Set([...everyComponent(nodes)].map(({ id }) => id ?? 0));
  let last = 0;
  const nextId = () => {
    do last++;
    while (taken.has(last));
    return last;
  };
  return mapComponents(nodes, (node) => ({ ...defaultsOf(node), ...node, id: node.id || nextId() }));
}

const SELECT_DEFAULTS = { min_values: 1, max_values: 1 };
const MEDIA_DEFAULTS = { description: null, spoiler: false };

function defaultsOf(node: ComponentNode): Partial<ComponentNode> {
  switch (node.type) {
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return SELECT_DEFAULTS;
    case ComponentType.Container:
      return { accent_color: null, spoiler: false };
    case ComponentType.Thumbnail:
      return MEDIA_DEFAULTS;
    case ComponentType.File:
      return { spoiler: false };
    case ComponentType.Separator:
      return { divider: true, spacing: 1 };
    default:
      return {};
  }
}

/** Rewrites every picture and file a component points to. */
export function mapMedia(node: ComponentNode, change: (media: Media) => Media): ComponentNode {
  return {
    ...node,
    ...(node.media && { media: change(node.media) }),
    ...(node.file && { file: change(node.file) }),
    ...(node.items && {
      items: node.items.map((item) => ({ ...MEDIA_DEFAULTS, ...item, media: change(item.media) })),
    }),
  };
}

/** The addresses of every picture and file a component points to. */
export function mediaOf({ media, file, items = [] }: ComponentNode): string[] {
  return [media, file, ...items.map((item) => item.media)].flatMap((each) => (each ? [each.url] : []));
}
