/** What is said to one person alone, straight to him: his hand when it changes, and reminders. */
import type { Seat } from '#engine/seat.ts';
import { type Language, wordsIn } from '#i18n/words.ts';
import type { Scene } from '#render/scene.ts';
import type { Fact } from '#tables/facts.ts';
import type { PersonId } from '#tables/ids.ts';
import type { Clock } from '#tables/ports.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import { type Casts, languageOf, tableLanguage } from '../casts.ts';
import { entranceButton } from '../entrances.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, buttons, type Message, message, picture, text } from '../message.ts';
import { reminderLine } from '../table/allowed-time.ts';
import { eventsFor } from './lines.ts';
import type { Poster } from './poster.ts';

export interface DirectParts {
  readonly poster: Poster;
  readonly casts: Casts;
  readonly clock: Clock;
  tables(): Tables;
  picture(scene: Scene): Promise<Buffer | null>;
}

type Reminder = Extract<Fact, { kind: 'reminder' }>;

export interface Direct {
  /** Whoever was dealt something, or sits down on a seat with something dealt, gets to see what he holds now. */
  sendHands(view: TableView, facts: readonly Fact[]): Promise<void>;
  /** False if he can't be reached. */
  remind(view: TableView, reminder: Reminder): Promise<boolean>;
}

/** Somebody who does not let the bot write to him is not tried again for this long. */
const CLOSED_FOR = 3_600_000;

const hasSatDown = (fact: Fact, person: PersonId): boolean =>
  (fact.kind === 'replaced' || fact.kind === 'took-back') && fact.person === person;

export function createDirect({ poster, casts, clock, tables, picture: paint }: DirectParts): Direct {
  const closedUntil = new Map<PersonId, number>();

  async function send(person: PersonId, content: Message): Promise<boolean> {
    if ((closedUntil.get(person) ?? 0) > clock.now()) return false;
    const sent = await poster.direct(person, content);
    if (sent.ok) closedUntil.delete(person);
    else if (sent.error === 'forbidden') closedUntil.set(person, clock.now() + CLOSED_FOR);
    return sent.ok;
  }

  const languageFor = (view: TableView, person: PersonId): Language =>
    languageOf(tables().settings(person).language) ?? tableLanguage(view);

  async function handMessage(view: TableView, person: PersonId): Promise<Message | null> {
    const mine = await tables().view(view.id, person);
    const own = mine.ok ? mine.value.mine?.view : null;
    if (!own) return null;
    const cast = await casts.for(view, languageFor(view, person), tables().settings(person));
    const sketch = faceOf(view.game).hand(own, cast);
    if (!sketch) return null;
    const png = await paint(sketch.scene);
    const { bot } = cast.words;
    const shown: Block[] = png === null ? [] : [picture('hand.png', png, sketch.alt)];
    return message([
      text(`${bot.direct.hand({ channel: view.channel })}\n${sketch.alt}`),
      ...shown,
      buttons(
        entranceButton('play', view.id, bot.panel.play, 'primary'),
        entranceButton('hand', view.id, bot.panel.hand),
        entranceButton('recap', view.id, bot.panel.recap),
        entranceButton('more', view.id, bot.panel.more),
      ),
    ]);
  }

  async function sendHand(view: TableView, person: PersonId): Promise<void> {
    const content = await handMessage(view, person);
    if (content) await send(person, content);
  }

  return {
    async sendHands(view, facts) {
      const face = faceOf(view.game);
      const dealt = view.places.flatMap(({ occupant }, seat) => {
        if (occupant.kind !== 'person' || !tables().settings(occupant.person).direct) return [];
        const isNews = eventsFor(facts, seat as Seat).some((event) => face.isDealt(event));
        return isNews || facts.some((fact) => hasSatDown(fact, occupant.person)) ? [occupant.person] : [];
      });
      await Promise.all(dealt.map((person) => sendHand(view, person)));
    },
    async remind(view, { person, seat }) {
      if (!tables().settings(person).direct) return false;
      const words = wordsIn(languageFor(view, person));
      const { bot } = words;
      const time = reminderLine(view, seat, words) ?? '';
      const content = message([
        text(`${bot.direct.reminder({ channel: view.channel })}\n${time}`.trimEnd()),
        buttons(
          entranceButton('play', view.id, bot.panel.play, 'primary'),
          entranceButton('more', view.id, bot.panel.more),
        ),
      ]);
      return send(person, content);
    },
  };
}
