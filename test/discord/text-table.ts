/** Real tables, routes and panels, without a Discord between: what a press answers, as text alone. */
import { ROUTES } from '#discord/routes.ts';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { Block, Message } from '#discord/wire/message.ts';
import type { Answer, Press } from '#discord/wire/route.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import type { Heard, TextScreen } from '../support/text-screen.ts';
import { CHANNEL, type TestHouse } from '../tables/support/house.ts';
import { contextIn } from './context.ts';

/** Of three letters, so that no text cuts them. */
export const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gil', 'Hal'] as const;

const PICTURE = { kind: 'ready', png: Buffer.of(0) } as const;

async function contextOf(house: TestHouse, person: PersonId) {
  const context = await contextIn('en', house, person);
  return {
    ...context,
    picture: async () => PICTURE,
    readerOf: async (view: Parameters<typeof context.readerOf>[0]) => ({
      ...(await context.readerOf(view)),
      names: NAMES.slice(0, view.places.length),
    }),
  };
}

function textsIn(block: Block): string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'picture') return [block.alt];
  return block.kind === 'gallery' ? block.pictures.map(({ alt }) => alt) : [];
}

export interface TextTable {
  /** The press on Play. */
  open(person: PersonId): Promise<TextScreen>;
}

export function textTable(house: TestHouse, table: TableId): TextTable {
  async function pressed(person: PersonId, id: string, values: readonly string[]): Promise<Heard> {
    const parsed = parseCustomId(id);
    const route = ROUTES.find(({ name }) => name === parsed?.route);
    if (parsed === null || route === undefined) throw new Error(`nobody answers ${id}`);
    const press: Press = {
      ...{ id: parsed, values, fields: {}, person, channel: CHANNEL, guild: null, name: '', isBotHere: true },
      ...{ interactionId: '1', locale: 'en', botPermissions: 0n, isModerator: false, isManager: false, roles: [] },
    };
    return heard(person, await route.handle(press, await contextOf(house, person)));
  }

  async function heard(person: PersonId, answer: Answer): Promise<Heard> {
    switch (answer.kind) {
      case 'private':
        return { screen: screenOf(person, answer.message), isBeside: true };
      case 'update':
        return { screen: screenOf(person, answer.message), isBeside: false };
      case 'meanwhile':
        return heard(person, await answer.result());
      case 'quiet':
      case 'modal':
      case 'refused':
        throw new Error(`no answer to read: ${JSON.stringify(answer)}`);
    }
  }

  const screenOf = (person: PersonId, { blocks }: Message): TextScreen => ({
    texts: blocks.flatMap(textsIn),
    buttons: blocks.flatMap((block) =>
      block.kind === 'buttons'
        ? block.buttons.map(({ id, label, disabled = false }) => ({
            ...{ label, isGrey: disabled },
            press: () => pressed(person, id, []),
          }))
        : [],
    ),
    lists: blocks.flatMap((block) =>
      block.kind === 'select' && !block.disabled
        ? [
            {
              placeholder: block.placeholder,
              options: block.options.map(({ label, description = '' }) => ({ label, description })),
              most: block.max ?? 1,
              choose: (places: readonly number[]) =>
                pressed(
                  person,
                  block.id,
                  places.map((place) => block.options[place]?.value ?? ''),
                ),
            },
          ]
        : [],
    ),
  });

  return {
    open: async (person) => (await pressed(person, `play:${table}:`, [])).screen,
  };
}
