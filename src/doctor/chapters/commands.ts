/** The commands that Discord knows, beside ours. */
import { commandDefinitions } from '#discord/commands/definitions.ts';
import { areKnown } from '#discord/commands/registration.ts';
import type { GameId } from '#tables/rulebook.ts';
import { codeOf, isRefused, listOf } from '../ask.ts';
import { look, ok, wrong } from '../finding.ts';
import type { JsonValue } from '../json.ts';
import type { Visit } from '../visit.ts';

const PATH = '/applications/{application}/commands';

export async function commands(visit: Visit, games: readonly GameId[]): Promise<void> {
  const wanted = commandDefinitions(games);
  // As `JSON.stringify` sends them: without what is undefined.
  const body: JsonValue = JSON.parse(JSON.stringify(wanted));
  await visit.local?.side.ask({ method: 'PUT', path: PATH, body });
  const areThere = async () => {
    const known = await visit.ask({ method: 'GET', path: PATH, query: { with_localizations: 'true' } });
    return areKnown(wanted, listOf(known.body, '').map(Object));
  };
  const names = wanted.map(({ name }) => `/${name}`).join(', ');
  if (await areThere()) return visit.say(ok(`the commands are known as they are: ${names}`));
  const sent = await visit.ask({ method: 'PUT', path: PATH, body });
  if (isRefused(sent)) {
    return visit.say(
      wrong(`Discord refuses the commands (${sent.status}, ${codeOf(sent)})`, 'Bring the bot up to date, and tell us.'),
    );
  }
  visit.say(
    (await areThere())
      ? ok(`the commands were registered, and are known as they are: ${names}`)
      : look('Discord changes our commands, so that every start would send them again', 'Tell us, with --record.'),
  );
}
