/** Who has changed the rules of a server, what and when, in words. */
import type { Words } from '#i18n/words.ts';
import type { PersonId } from '#tables/ids.ts';
import type { HouseChange } from '#tables/servers/house-rules.ts';
import type { KeptChange } from '#tables/servers/server-store.ts';
import { clockName } from '../lobby/clocks.ts';
import { inSeconds, mention } from '../wire/message.ts';
import { channelMention, roleMention } from './mentions.ts';

const whoIs = (person: PersonId | null): string | null => (person === null ? null : mention(person));

function whatChanged(change: HouseChange, words: Words): string {
  const say = words.bot.admin.changes;
  switch (change.kind) {
    case 'channels':
      return say.channels({ channels: change.channels.map(channelMention) });
    case 'roles':
      return say.roles({ roles: change.roles.map(roleMention) });
    case 'most':
      return say.most[change.scope](change);
    case 'clock':
      return say.clock({ clock: clockName(change.clock, words) });
    case 'language':
      return say.language(change);
    case 'place':
      return say.place(change);
    case 'keep':
      return say.keep(change);
    case 'ban':
    case 'unban':
      return say[change.kind]({ who: whoIs(change.person) });
    case 'closed-idle':
      return say[change.kind](change);
    case 'notice':
      return say.notice(change);
  }
}

export function changeLines(changes: readonly KeptChange[], words: Words): string[] {
  const { none, line } = words.bot.admin.changes;
  if (changes.length === 0) return [none];
  return changes.map(({ at, by, change }) =>
    line({ who: whoIs(by), seconds: inSeconds(at), what: whatChanged(change, words) }),
  );
}
