/** A panel in which nobody is called: names instead of mentions, so that posting it marks the channel for nobody. */
import type { PersonId } from '#tables/ids.ts';
import { seatOf } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { type Message, withoutMentions } from '../wire/message.ts';

/** A mention of a person who does not sit at the table stays. */
export function named(content: Message, view: TableView, { names }: Reader): Message {
  const nameOf = (person: PersonId): string | null => {
    const seat = seatOf(view, person);
    return seat === null ? null : escaped(names[seat] ?? '');
  };
  const blocks = content.blocks.map((block) =>
    block.kind === 'text' ? { ...block, text: withoutMentions(block.text, nameOf) } : block,
  );
  return { ...content, blocks };
}
