import { between, type Case, numberAtMost, oneOf, REQUIRED, says, times, typeOneOf, x } from './case.ts';
import { button, container, gallery, picture, row, section, thumbnail, userSelect, V2, v2, words } from './payloads.ts';

const first = (below: object) => ({ components: { 0: below } }) as Case['tree'];
const TOO_MANY = says(
  'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  'The maximum number of components in a message (40) was exceeded',
);
const missing = (name: string) =>
  says('UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `The referenced attachment '${name}' was not found`);
const attached = (name: string) => ({ media: { url: `attachment://${name}` } });
const context = { uploads: [{ id: '0', filename: 'board.png' }] };
const OLD = { flags: V2, content: '', embeds: 0, components: 1, files: [{ id: '77', filename: 'board.png' }] };

export const COMPONENT_V2_CASES: readonly Case[] = [
  {
    rule: 'at most 40 components, nested ones counted',
    broken: v2(container({ components: times(40, () => words('x')) })),
    tree: { components: TOO_MANY },
    inside: v2(container({ components: times(39, () => words('x')) })),
    spec: 'accepts',
  },
  {
    rule: 'an accessory counts',
    broken: v2(...times(13, (index) => section({ accessory: button({ custom_id: `${index}` }) })), words(), words()),
    tree: { components: TOO_MANY },
    inside: v2(...times(13, (index) => section({ accessory: button({ custom_id: `${index}` }) })), words()),
    spec: 'accepts',
  },
  {
    rule: 'all texts together have at most 4000 characters',
    broken: v2(words(x(2000)), container({ components: [words(x(2001))] })),
    tree: {
      components: says(
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        'Components displayable text size exceeds maximum size of 4000',
      ),
    },
    inside: v2(words(x(2000)), container({ components: [words(x(2000))] })),
    spec: 'accepts',
  },
  {
    rule: 'one text has at most 4000 characters',
    broken: v2(words(x(4001))),
    tree: first({ content: between(1, 4000) }),
    inside: v2(words(x(4000))),
    spec: 'refuses',
  },
  {
    rule: 'a text says something',
    broken: v2(words('')),
    tree: first({ content: REQUIRED }),
    inside: v2(words('x')),
    spec: 'refuses',
  },
  {
    rule: 'a section has at most three texts',
    broken: v2(section({ components: times(4, () => words()) })),
    tree: first({ components: between(1, 3) }),
    inside: v2(section({ components: times(3, () => words()) })),
    spec: 'refuses',
  },
  {
    rule: 'a section has a text',
    broken: v2(section({ components: [] })),
    tree: first({ components: between(1, 3) }),
    inside: v2(section()),
    spec: 'refuses',
  },
  {
    rule: 'a section holds nothing but texts',
    broken: v2(section({ components: [{ type: 14 }] })),
    tree: first({ components: { 0: typeOneOf('(10,)') } }),
    inside: v2(section(), { type: 14 }),
    spec: 'refuses',
  },
  {
    rule: 'a section has an accessory',
    broken: v2(section({ accessory: undefined })),
    tree: first({ accessory: REQUIRED }),
    inside: v2(section({ accessory: thumbnail() })),
    spec: 'refuses',
  },
  {
    rule: 'an accessory is a button or a thumbnail',
    broken: v2(section({ accessory: userSelect() })),
    tree: first({ accessory: typeOneOf('(2, 11)') }),
    inside: v2(section({ accessory: button() })),
    spec: 'refuses',
  },
  {
    rule: 'a thumbnail stands alone nowhere',
    broken: v2(thumbnail()),
    tree: first(typeOneOf('(1, 9, 10, 12, 13, 14, 17)')),
    inside: v2(gallery(picture())),
    spec: 'refuses',
  },
  {
    rule: 'a gallery has at most ten pictures',
    broken: v2(gallery(...times(11, () => picture()))),
    tree: first({ items: between(1, 10) }),
    inside: v2(gallery(...times(10, () => picture()))),
    spec: 'refuses',
  },
  {
    rule: 'a gallery has a picture',
    broken: v2(gallery()),
    tree: first({ items: between(1, 10) }),
    inside: v2(gallery(picture())),
    spec: 'refuses',
  },
  {
    rule: 'a picture is described in at most 1024 characters',
    broken: v2(gallery(picture({ description: x(1025) }))),
    tree: first({ items: { 0: { description: between(1, 1024) } } }),
    inside: v2(gallery(picture({ description: x(1024) }))),
    spec: 'refuses',
  },
  {
    rule: 'a picture has an address',
    broken: v2(gallery({ media: {} })),
    tree: first({ items: { 0: { media: { url: REQUIRED } } } }),
    inside: v2(gallery(picture())),
    spec: 'refuses',
  },
  {
    rule: 'an attached picture came with the request',
    broken: v2(gallery(attached('board.png'), attached('bord.png'))),
    tree: first({ items: { 1: { media: { url: missing('bord.png') } } } }),
    inside: v2(gallery(attached('board.png'))),
    spec: 'accepts',
    context,
  },
  {
    rule: 'an attached thumbnail came with the request',
    broken: v2(section({ accessory: { type: 11, ...attached('bord.png') } })),
    tree: first({ accessory: { media: { url: missing('bord.png') } } }),
    inside: v2(section({ accessory: { type: 11, ...attached('board.png') } })),
    spec: 'accepts',
    context,
  },
  {
    rule: 'an attached file came with the request',
    broken: v2(container({ components: [{ type: 13, file: { url: 'attachment://rules.pdf' } }] })),
    tree: first({ components: { 0: { file: { url: missing('rules.pdf') } } } }),
    inside: v2(container({ components: [{ type: 13, file: { url: 'attachment://board.png' } }] })),
    spec: 'accepts',
    context,
  },
  {
    rule: 'an upload goes by the name in the list',
    broken: { ...v2(gallery(attached('board.png'))), attachments: [{ id: '0', filename: 'map.png' }] },
    tree: first({ items: { 0: { media: { url: missing('board.png') } } } }),
    inside: { ...v2(gallery(attached('map.png'))), attachments: [{ id: '0', filename: 'map.png' }] },
    spec: 'accepts',
    context,
  },
  {
    rule: 'an older file that is listed is referable by the name repeated there only',
    broken: { components: [gallery(attached('board.png'))], attachments: [{ id: '77' }] },
    tree: first({ items: { 0: { media: { url: missing('board.png') } } } }),
    inside: { components: [gallery(attached('board.png'))], attachments: [{ id: '77', filename: 'board.png' }] },
    spec: 'accepts',
    context: { existing: OLD },
  },
  {
    rule: 'an older file that the edit drops is not referable',
    broken: { components: [gallery(attached('board.png'))], attachments: [] },
    tree: first({ items: { 0: { media: { url: missing('board.png') } } } }),
    inside: { components: [gallery(attached('board.png'))] },
    spec: 'accepts',
    context: { existing: OLD },
  },
  {
    rule: 'a file is an attached one',
    broken: v2({ type: 13, file: { url: 'https://example.com/rules.pdf' } }),
    tree: first({
      file: {
        url: says('UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED', "File components only support the 'attachment' scheme"),
      },
    }),
    inside: v2({ type: 13, file: { url: 'attachment://board.png' } }),
    spec: 'accepts',
    context,
  },
  {
    rule: 'a separator is small or large',
    broken: v2(words(), { type: 14, spacing: 3 }),
    tree: { components: { 1: { spacing: oneOf('(1, 2)') } } },
    inside: v2(words(), { type: 14, spacing: 2, divider: false }),
    spec: 'refuses',
  },
  {
    rule: 'a container has something in it',
    broken: v2(container({ components: [] })),
    tree: first({ components: between(1, 40) }),
    inside: v2(container()),
    spec: 'refuses',
  },
  {
    rule: 'a container is not inside another',
    broken: v2(container({ components: [container()] })),
    tree: first({ components: { 0: typeOneOf('(1, 9, 10, 12, 13, 14)') } }),
    inside: v2(container(), container()),
    spec: 'refuses',
  },
  {
    rule: "a container's colour has 24 bits",
    broken: v2(container({ accent_color: 0x1_00_00_00 })),
    tree: first({ accent_color: numberAtMost(16_777_215) }),
    inside: v2(container({ accent_color: 0 })),
    spec: 'refuses',
  },
  {
    rule: 'no custom id twice, however deep',
    broken: v2(container({ components: [section(), row(button())] })),
    tree: first({
      components: {
        1: {
          components: {
            0: { custom_id: says('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated') },
          },
        },
      },
    }),
    inside: v2(container({ components: [section(), row(button({ custom_id: 'stop' }))] })),
    spec: 'accepts',
  },
];
