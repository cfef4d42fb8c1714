import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { useEffect, useState } from 'preact/hooks';
import { usePage, usePane } from '../context.ts';
import type { OfferedCommand } from './offered-commands.ts';
import type { OptionChoice, Values } from './option-choices.ts';

/** A pause in typing before the bot is asked, in milliseconds. */
const ASK_AFTER = 120;

/** What the bot suggests for what is typed; null where it suggests nothing. */
export function useSuggestions(
  option: APIApplicationCommandBasicOption,
  command: OfferedCommand,
  values: Values,
  typed: string | null,
): readonly OptionChoice[] | null {
  const { ask } = usePage();
  const { person, channelId } = usePane();
  const [suggested, setSuggested] = useState<readonly OptionChoice[]>([]);
  const suggests = 'autocomplete' in option && option.autocomplete === true;
  useEffect(() => {
    if (!suggests || typed === null) return;
    let isStale = false;
    const askBot = async () => {
      const answer = await ask({
        kind: 'autocomplete',
        personId: person.id,
        channelId,
        command: command.path,
        options: { ...values, [option.name]: typed },
        focused: option.name,
      });
      if (isStale || answer.kind !== 'choices') return;
      setSuggested(answer.choices.map(({ name, value }) => ({ label: name, value })));
    };
    const timer = setTimeout(askBot, ASK_AFTER);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [typed, suggests]);
  return suggests ? suggested : null;
}
