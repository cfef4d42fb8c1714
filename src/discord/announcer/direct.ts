/** Direct messages to one person: their hand when it changes, and notes. */
import { seat as seatAt } from '#engine/seat.ts';
import { type Language, wordsIn } from '#i18n/words.ts';
import type { Scene } from '#render/scene.ts';
import { recent } from '#shared/recent.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { HOUR } from '#tables/time/allowance.ts';
import type { Sketch } from '../games/game-pictures.ts';
import { presentationOf } from '../games/index.ts';
import { languageOf, type Readers, tableLanguage } from '../readers/readers.ts';
import { handButton, lastingButton } from '../table/lasting-buttons.ts';
import { type Block, buttons, type Message, message, type PlainMessage, picture, text } from '../wire/message.ts';
import type { Poster } from '../wire/poster.ts';
import { eventsFor } from './lines.ts';
import { type Note, noteMessage } from './notes.ts';

export interface DirectParts {
  readonly poster: Poster;
  readonly readers: Readers;
  readonly clock: Clock;
  tables(): Tables;
  picture(scene: Scene): Promise<Buffer | null>;
}

export interface Direct {
  /** Sends their hand to each player who was dealt something, or who took over a seat that holds something. */
  sendHands(view: TableView, facts: readonly Fact[]): Promise<void>;
  /** False if the person can't be reached, or does not want direct messages. */
  note(view: TableView, note: Note): Promise<boolean>;
}

/** A person who does not accept messages from the bot is not tried again for this long, in milliseconds. */
const CLOSED_FOR = HOUR;
/** The number of such people remembered. */
const MOST_CLOSED = 1_000;

/** The person took the seat themselves: a person who was given a seat gets a note instead. */
const hasSatDown = (fact: Fact, person: PersonId): boolean =>
  (fact.kind === 'took-back' || (fact.kind === 'replaced' && fact.by === person)) && fact.person === person;

const isNewcomer = (facts: readonly Fact[], person: PersonId): boolean =>
  facts.some((fact) => fact.kind === 'replaced' && fact.person === person && fact.by !== person);

export function createDirect({ poster, readers, clock, tables, picture: paint }: DirectParts): Direct {
  const closedUntil = recent<PersonId, number>(MOST_CLOSED);

  async function send(person: PersonId, content: Message | PlainMessage): Promise<boolean> {
    if (closedUntil.get(person, () => 0) > clock.now()) return false;
    const sent = await poster.direct(person, content);
    if (sent.ok) closedUntil.drop(person);
    else if (sent.error === 'forbidden') closedUntil.set(person, clock.now() + CLOSED_FOR);
    return sent.ok;
  }

  const languageFor = (view: TableView, { language }: PersonSettings): Language =>
    languageOf(language) ?? tableLanguage(view);

  async function pictureBlocks({ scene, alt }: Sketch): Promise<Block[]> {
    const png = await paint(scene);
    return png === null ? [] : [picture('hand.png', png, alt)];
  }

  /** A newcomer with an empty hand is greeted all the same. */
  async function handMessage(view: TableView, person: PersonId, why: 'hand' | 'newcomer'): Promise<Message | null> {
    const mine = await tables().view(view.id, person);
    const own = mine.ok ? mine.value.mine : null;
    if (!own?.view) return null;
    const settings = await tables().settings(person);
    const reader = await readers.for(view, languageFor(view, settings), settings);
    const sketch = presentationOf(view.game).pictures.hand?.sketch({ view: own.view, seat: own.seat, reader }) ?? null;
    if (!sketch && why === 'hand') return null;
    const { bot } = reader.words;
    const intro = bot.direct[why]({ channel: view.channel });
    return message([
      text(sketch ? `${intro}\n${sketch.alt}` : intro),
      ...(sketch ? await pictureBlocks(sketch) : []),
      buttons(
        lastingButton('play', view.id, bot.panel.play, 'primary'),
        ...handButton(view, reader.words),
        lastingButton('recap', view.id, bot.panel.recap),
        lastingButton('more', view.id, bot.panel.more),
      ),
    ]);
  }

  async function sendHand(view: TableView, person: PersonId): Promise<void> {
    if (!(await tables().settings(person)).direct) return;
    const content = await handMessage(view, person, 'hand');
    if (content) await send(person, content);
  }

  return {
    async sendHands(view, facts) {
      const { news } = presentationOf(view.game);
      const dealt = view.places.flatMap(({ occupant }, seat) => {
        if (occupant.kind !== 'person') return [];
        if (isNewcomer(facts, occupant.person)) return [];
        const isNews = eventsFor(facts, seatAt(seat)).some((event) => news.isDealt?.(event));
        return isNews || facts.some((fact) => hasSatDown(fact, occupant.person)) ? [occupant.person] : [];
      });
      await Promise.all(dealt.map((person) => sendHand(view, person)));
    },
    async note(view, { kind, person }) {
      const settings = await tables().settings(person);
      if (!settings.direct) return false;
      const words = wordsIn(languageFor(view, settings));
      const isHand = kind === 'newcomer';
      const content = isHand ? await handMessage(view, person, kind) : noteMessage({ kind, person }, view, words);
      return content !== null && send(person, content);
    },
  };
}
