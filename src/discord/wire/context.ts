/** The context that handlers get. */

import type { Language, Words } from '#i18n/words.ts';
import type { Painting } from '#render/painting.ts';
import type { Scene } from '#render/scene.ts';
import type { ChannelId, GuildId, PersonId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Tables } from '#tables/service/tables.ts';
import type { TableView } from '#tables/table-view.ts';
import type { House } from '../admin/house.ts';
import type { Operator } from '../around/operator.ts';
import type { Examination } from '../doctor/examination.ts';
import type { Reader } from '../readers/reader.ts';
import type { Channels } from './channels.ts';
import type { Cost } from './costs.ts';

/** Times are in milliseconds since 1970; null: now. `channel`: the one concerned, if it is not the one they press in. */
export interface OwnBrakes {
  /** When this may be done. If now, it counts. */
  take(cost: Cost, channel?: ChannelId): number | null;
  until(cost: Cost, channel?: ChannelId): number | null;
  /** It could not be done after all. */
  giveBack(cost: Cost, channel?: ChannelId): void;
}

export interface Context {
  readonly tables: Tables;
  /** The person who pressed. */
  readonly person: PersonId;
  /** The server where they pressed; null in a conversation with the bot. */
  readonly guild: GuildId | null;
  /** The person's settings at the time of the press. */
  readonly settings: PersonSettings;
  /** The person's own language, for messages that only they read. */
  readonly language: Language;
  readonly words: Words;
  readonly channels: Channels;
  readonly examination: Examination;
  /** The games that people may open a table of. */
  readonly games: readonly GameId[];
  readonly operator: Operator;
  /** The rules of servers. */
  readonly house: House;
  /** The address at which people add the bot to a server. */
  invitation(): string;
  /** On what this person does here. */
  readonly brakes: OwnBrakes;
  /** In milliseconds since 1970. */
  now(): number;
  /** The players, with the names, colours and palette that this person sees. */
  readerOf(view: TableView): Promise<Reader>;
  /** Null if they have seen too many. One that is late is left out, once they press something else. */
  picture(scene: Scene): Promise<Painting | null>;
}
