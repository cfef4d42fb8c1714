import { GatewayIntentBits as Intent } from 'discord-api-types/v10';

export const ALL_INTENTS = Object.values(Intent)
  .filter((bit): bit is Intent => typeof bit === 'number')
  .reduce((all, bit) => all | bit, 0);

/** Those an application must be granted in Discord's developer portal before it may ask for them. */
export const PRIVILEGED_INTENTS = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent;

export const hasIntent = (intents: number, intent: Intent): boolean => (intents & intent) !== 0;
