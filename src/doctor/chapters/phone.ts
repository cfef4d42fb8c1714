/** Puts `/doctor` into the channel's server, for the visit with a phone in hand. */
import { doctorCommand } from '#discord/doctor/definition.ts';
import { codeOf, isRefused } from '../ask.ts';
import { ok, wrong } from '../finding.ts';
import type { Visit } from '../visit.ts';

const PATH = '/applications/{application}/guilds/{guild}/commands';

export async function phone(visit: Visit): Promise<void> {
  const answer = await visit.ask({ method: 'POST', path: PATH, body: JSON.parse(JSON.stringify(doctorCommand())) });
  visit.say(
    isRefused(answer)
      ? wrong(`/doctor can’t be put into this server (${answer.status}, ${codeOf(answer)})`, 'Add the bot again.')
      : ok('/doctor is in this server now: start the bot, and use it there with your phone at hand'),
  );
}
