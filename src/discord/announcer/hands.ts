/** One direct message for each hand at a table: changed in place, and without its buttons once it is no hand any more. */
import type { Scene } from '#render/scene.ts';
import type { PersonId, TableId } from '#tables/ids.ts';
import { hasEnded } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Sketch } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';
import { escapedTableName } from '../readers/table-name.ts';
import { handButton, lastingButton } from '../table/lasting-buttons.ts';
import { type Block, buttons, type Message, message, picture, say, text } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import type { Trouble } from '../wire/trouble.ts';
import type { Recipients } from './recipients.ts';

interface KeptHand {
  readonly person: PersonId;
  readonly message: string;
  /** The hand in words, as the message has it. */
  readonly shown: string;
}

export interface HandStore {
  handMessages(table: TableId): Promise<readonly KeptHand[]>;
  keepHandMessage(table: TableId, hand: KeptHand): Promise<void>;
  dropHandMessage(table: TableId, person: PersonId): Promise<void>;
}

interface HandParts {
  readonly poster: Poster;
  readonly store: HandStore;
  readonly recipients: Recipients;
  picture(scene: Scene): Promise<Buffer | null>;
}

/** `newcomer`: somebody gave them a seat. */
type Why = 'hand' | 'newcomer';

export interface Hands {
  /** Changes every hand message of this table that is out of date. Returns the people whose message is gone. */
  refresh(view: TableView): Promise<PersonId[]>;
  /** False if there is a message already: `refresh` changes that one. */
  isDue(view: TableView, person: PersonId): Promise<boolean>;
  /** Null if it was sent, or if there is nothing to send: an empty hand is sent only to a newcomer. */
  send(view: TableView, person: PersonId, why: Why): Promise<Trouble | null>;
}

interface Hand {
  readonly reader: Reader;
  readonly shown: string;
  /** Null if the hand is empty. */
  readonly sketch: Sketch | null;
}

export function createHands({ poster, store, recipients, picture: paint }: HandParts): Hands {
  const keptFor = async ({ id }: TableView, person: PersonId): Promise<KeptHand | null> =>
    (await store.handMessages(id)).find((kept) => kept.person === person) ?? null;

  /** Null if they hold nothing here any more, or never did. */
  async function handOf(view: TableView, person: PersonId): Promise<Hand | null> {
    const { own, reader } = await recipients.at(view, person);
    const { hand } = presentationOf(view.game).pictures;
    if (hand === undefined || !own?.view || hasEnded(view)) return null;
    const asked = { view: own.view, seat: own.seat, reader };
    const sketch = hand.sketch(asked);
    return { reader, sketch, shown: sketch?.alt ?? hand.text(asked) };
  }

  async function pictureBlocks({ scene, alt }: Sketch): Promise<Block[]> {
    const png = await paint(scene);
    return png === null ? [] : [picture('hand.png', png, alt)];
  }

  async function messageOf(view: TableView, { reader, sketch, shown }: Hand, why: Why): Promise<Message> {
    const { bot } = reader.words;
    const intro = bot.direct[why]({ table: escapedTableName(view, reader), channel: view.channel });
    return message([
      text(`${intro}\n${shown}`),
      ...(sketch ? await pictureBlocks(sketch) : []),
      buttons(
        lastingButton('play', view.id, bot.panel.play, 'primary'),
        ...handButton(view, reader.words),
        lastingButton('recap', view.id, bot.panel.recap),
        lastingButton('more', view.id, bot.panel.more),
      ),
    ]);
  }

  /** If Discord is out of order, the message is tried again with the next change of the table. */
  async function retire(view: TableView, { person, message: id }: KeptHand): Promise<void> {
    const { reader } = await recipients.at(view, person);
    const { handOver, handGone } = reader.words.bot.direct;
    const was = { table: escapedTableName(view, reader), channel: view.channel };
    const edited = await poster.editDirect(person, id, say(hasEnded(view) ? handOver(was) : handGone(was)));
    if (edited.ok || edited.error !== 'failed') await store.dropHandMessage(view.id, person);
  }

  /** True if the message is gone. */
  async function change(view: TableView, kept: KeptHand): Promise<boolean> {
    const hand = (await recipients.wants(kept.person, 'hand')) ? await handOf(view, kept.person) : null;
    if (hand === null) return retire(view, kept).then(() => false);
    if (hand.shown === kept.shown) return false;
    const edited = await poster.editDirect(kept.person, kept.message, await messageOf(view, hand, 'hand'));
    if (edited.ok) await store.keepHandMessage(view.id, { ...kept, shown: hand.shown });
    const isGone = !edited.ok && edited.error === 'gone';
    if (isGone) await store.dropHandMessage(view.id, kept.person);
    return isGone;
  }

  return {
    async refresh(view) {
      const kept = await store.handMessages(view.id);
      const areGone = await Promise.all(kept.map((each) => change(view, each)));
      return kept.filter((_, index) => areGone[index]).map(({ person }) => person);
    },
    isDue: async (view, person) => (await keptFor(view, person)) === null,
    async send(view, person, why) {
      const hand = await handOf(view, person);
      if (hand === null || (hand.sketch === null && why === 'hand')) return null;
      const sent = await poster.direct(person, await messageOf(view, hand, why));
      if (!sent.ok) return sent.error;
      await store.keepHandMessage(view.id, { person, message: sent.value.id, shown: hand.shown });
      return null;
    },
  };
}
