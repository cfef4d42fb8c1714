/** Whether the rules of the server let somebody open a table, with a refusal that says why and who can change it. */
import type { Words } from '#i18n/words.ts';
import type { OpeningRefusal } from '#tables/servers/opening.ts';
import type { Context } from '../wire/context.ts';
import { say } from '../wire/message.ts';
import { type Answer, privately, refused, type Sender } from '../wire/route.ts';
import { channelMention, roleMention } from './mentions.ts';

function sayOpeningRefusal(refusal: Exclude<OpeningRefusal, { kind: 'banned' }>, { bot }: Words): string {
  const { refusals } = bot.admin;
  switch (refusal.kind) {
    case 'channel':
      return refusals.channel({ channels: refusal.channels.map(channelMention) });
    case 'role':
      return refusals.role({ roles: refusal.roles.map(roleMention) });
    case 'most':
      return refusals.most[refusal.scope]({ most: refusal.most });
  }
}

/** Null if they may. */
export async function refusedByHouse(
  { guild, person, roles, channel }: Pick<Sender, 'guild' | 'person' | 'roles' | 'channel'>,
  { house, words }: Context,
): Promise<Answer | null> {
  const refusal = guild === null ? null : await house.refuseOpening(guild, { person, roles, channel });
  if (refusal === null) return null;
  return refusal.kind === 'banned' ? refused({ code: 'banned' }) : privately(say(sayOpeningRefusal(refusal, words)));
}
