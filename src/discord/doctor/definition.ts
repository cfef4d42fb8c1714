/** `/doctor`, for one server: `npm run doctor -- CHANNEL_ID --phone` puts it there, and the end of a visit takes it away. */
import {
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { wordsIn } from '#i18n/words.ts';

/** Shown to whoever may administrate the server; the handler lets in the application's owner alone. */
const ADMINISTRATORS_ALONE = '0';

export const doctorCommand = (): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...wordsIn('en').bot.commands.doctor,
  default_member_permissions: ADMINISTRATORS_ALONE,
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
});
