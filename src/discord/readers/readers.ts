/** The names of the people around a table, from Discord. */
import { type APIGuildMember, type Client, DiscordAPIError, type Guild, type GuildMember, Routes } from 'discord.js';
import { LANGUAGES, type Language, type Words, wordsIn } from '#i18n/words.ts';
import { PALETTES, type PaletteName } from '#render/players.ts';
import { recent } from '#shared/recent.ts';
import type { PersonId } from '#tables/ids.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { Occupant } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { fetchRoom } from '../wire/rooms.ts';
import { distinctNames, isBlank } from './names.ts';
import type { Reader } from './reader.ts';
import { unlinked } from './unlinked.ts';

export interface Readers {
  /** As everybody at the table sees them. */
  open(view: TableView): Promise<Reader>;
  /** As this person sees them. */
  for(view: TableView, language: Language, settings: PersonSettings): Promise<Reader>;
}

/** The language of a tag such as `en-GB`; null if we don't have it. */
export const languageOf = (tag: string | null): Language | null =>
  LANGUAGES.find((language) => language === tag) ??
  LANGUAGES.find((language) => tag?.startsWith(`${language}-`)) ??
  null;

export const tableLanguage = (view: TableView): Language => languageOf(view.options.language) ?? 'en';

export const tableWords = (view: TableView): Words => wordsIn(tableLanguage(view));

const paletteOf = ({ palette }: PersonSettings): PaletteName => PALETTES.find((name) => name === palette) ?? 'standard';

/** The number of people remembered as not found. */
const MOST_STRANGERS = 1_000;

export function createReaders(client: Client): Readers {
  /** By `guild person`: whether Discord has said that the person is not in the guild. Requested once. */
  const areStrangers = recent<string, boolean>(MOST_STRANGERS);
  /** By `guild person`: after a start the same people's tables are all shown at once. */
  const beingFetched = new Map<string, Promise<GuildMember | null>>();
  /** By `guild person`, of servers that another process hears of. */
  const farNames = recent<string, Promise<string | null>>(MOST_STRANGERS);

  /** Discord.js caches the people it has met; after a restart it has met nobody. */
  async function memberIn(guild: Guild, person: PersonId): Promise<GuildMember | null> {
    const met = guild.members.cache.get(person) ?? null;
    const stranger = `${guild.id} ${person}`;
    if (met !== null || areStrangers.get(stranger, () => false)) return met;
    const fetched = beingFetched.get(stranger) ?? fetchMember(guild, person);
    beingFetched.set(stranger, fetched);
    return fetched.finally(() => beingFetched.delete(stranger));
  }

  const fetchMember = (guild: Guild, person: PersonId): Promise<GuildMember | null> =>
    guild.members.fetch(person).catch((error: unknown) => {
      // Discord's answer stays true; a failed request may succeed later.
      if (error instanceof DiscordAPIError) areStrangers.set(`${guild.id} ${person}`, true);
      return null;
    });

  /** In a server that another process hears of. */
  async function nameAsked(guild: string, person: PersonId): Promise<string | null> {
    const asked = client.rest.get(Routes.guildMember(guild, person)) as Promise<APIGuildMember>;
    const member = await asked.catch((error: unknown) => {
      if (!(error instanceof DiscordAPIError)) farNames.drop(`${guild} ${person}`);
      return null;
    });
    return member && (member.nick ?? member.user.global_name ?? member.user.username);
  }

  async function memberName(guild: string, person: PersonId): Promise<string | null> {
    const known = client.guilds.cache.get(guild);
    if (known) return (await memberIn(known, person))?.displayName ?? null;
    return farNames.get(`${guild} ${person}`, () => nameAsked(guild, person));
  }

  /** Null if there is none, or no longer. Discord tells of archived threads only on request. */
  async function guildOf({ channel, guild }: TableView): Promise<string | null> {
    if (guild !== null) return guild;
    const room = await fetchRoom(client, channel).catch(() => null);
    return room && 'guildId' in room ? room.guildId : null;
  }

  /** A person who is gone, or whose name can't be seen, is named by their colour. */
  async function nameOf(person: PersonId, guild: string | null): Promise<string | null> {
    const inGuild = guild && (await memberName(guild, person));
    const name = inGuild || (await client.users.fetch(person).catch(() => null))?.displayName;
    return name && !isBlank(name) ? unlinked(name) : null;
  }

  async function occupantName(
    guild: string | null,
    occupant: Occupant,
    plain: string,
    { bot: { computers } }: Words,
  ): Promise<string> {
    if (occupant.kind === 'person') return (await nameOf(occupant.person, guild)) ?? plain;
    return occupant.kind === 'computer' ? computers.name(computers.characters[occupant.character]) : plain;
  }

  async function absentName(guild: string | null, occupant: Occupant, plain: string): Promise<string | null> {
    if (occupant.kind !== 'computer' || occupant.for === null) return null;
    return (await nameOf(occupant.for, guild)) ?? plain;
  }

  async function readerOf(view: TableView, language: Language, palette: PaletteName): Promise<Reader> {
    const words = wordsIn(language);
    const guild = await guildOf(view);
    const colours = view.places.map(({ colour }) => colour);
    const plain = colours.map((colour) => presentationOf(view.game).words.colourName(colour, words));
    const names = view.places.map(({ occupant }, seat) => occupantName(guild, occupant, plain[seat] ?? '', words));
    const absent = view.places.map(({ occupant }, seat) => absentName(guild, occupant, plain[seat] ?? ''));
    return {
      names: distinctNames(await Promise.all(names), plain, (name, colour) => words.bot.twin({ name, colour })),
      absent: await Promise.all(absent),
      colours,
      palette,
      language,
      words,
    };
  }

  return {
    open: (view) => readerOf(view, tableLanguage(view), 'standard'),
    for: (view, language, settings) => readerOf(view, language, paletteOf(settings)),
  };
}
