/** The token and what stands in the developers' portal. */
import { codeOf, fieldOf, isRefused, listOf, textOf } from '../ask.ts';
import { CannotGoOn, type Finding, look, ok, wrong } from '../finding.ts';
import type { JsonValue } from '../json.ts';
import { lackingOf, NEEDED } from '../permissions.ts';
import type { Visit } from '../visit.ts';

const SCOPES = ['applications.commands', 'bot'] as const;
const INSTALL = 'integration_types_config.0.oauth2_install_params';
const REPAIR = 'Run the doctor again with --repair, or see to it';

async function checkToken(visit: Visit): Promise<void> {
  const me = await visit.ask({ method: 'GET', path: '/users/@me', keeps: { bot: ['id'] } });
  if (isRefused(me)) {
    const todo = 'Reset it on the Bot page of your application, and copy the new one to .env.';
    throw new CannotGoOn(wrong(`Discord refuses the token (${me.status}, ${codeOf(me)})`, todo));
  }
  visit.say(ok(`the token is that of ${textOf(me.body, 'username')}`));
}

function endpointFinding(application: JsonValue): Finding {
  const endpoint = textOf(application, 'interactions_endpoint_url');
  return endpoint === null
    ? ok('interactions come by the gateway')
    : wrong(`interactions go to ${endpoint}, so none reaches the bot`, `${REPAIR} on the page General Information.`);
}

/** Nothing but the portal can change this one. */
function codeGrantFinding(application: JsonValue): Finding {
  return fieldOf(application, 'bot_require_code_grant') === true
    ? wrong('invitations need a code grant, so they lead nowhere', 'Switch it off on the Bot page of the portal.')
    : ok('invitations need no code grant');
}

function installFindings(application: JsonValue): Finding[] {
  const scopes = listOf(application, `${INSTALL}.scopes`);
  const missing = SCOPES.filter((scope) => !scopes.includes(scope));
  const lacking = lackingOf(BigInt(textOf(application, `${INSTALL}.permissions`) ?? '0'));
  const todo = `${REPAIR} on the page Installation.`;
  return [
    missing.length === 0
      ? ok('“Add App” brings the bot user and the commands')
      : wrong(`“Add App” does not ask for: ${missing.join(', ')}`, todo),
    lacking.length === 0
      ? ok('“Add App” asks for every permission that a table needs')
      : wrong(`“Add App” does not ask for: ${lacking.join(', ')}`, todo),
  ];
}

function linkFinding(application: JsonValue): Finding {
  const links = { terms: 'terms_of_service_url', 'privacy policy': 'privacy_policy_url' };
  const missing = Object.entries(links).flatMap(([name, field]) => (textOf(application, field) ? [] : [name]));
  return missing.length === 0
    ? ok('terms and privacy policy are linked')
    : look(`no link to: ${missing.join(', ')}`, 'Set it on the page General Information before strangers use the bot.');
}

const isRepairable = (application: JsonValue): boolean =>
  [endpointFinding(application), ...installFindings(application)].some(({ mark }) => mark === 'wrong');

/** What other contexts ask for stays as it is. */
function repaired(application: JsonValue): JsonValue {
  const held = BigInt(textOf(application, `${INSTALL}.permissions`) ?? '0');
  const install = { oauth2_install_params: { scopes: SCOPES, permissions: String(held | NEEDED) } };
  const config = fieldOf(application, 'integration_types_config');
  return { interactions_endpoint_url: null, integration_types_config: { ...Object(config), 0: install } };
}

async function repair(visit: Visit, application: JsonValue): Promise<JsonValue> {
  const answer = await visit.ask({ method: 'PATCH', path: '/applications/@me', body: repaired(application) });
  if (isRefused(answer)) {
    visit.say(wrong(`Discord refuses the repair (${answer.status}, ${codeOf(answer)})`, 'Do it in the portal.'));
    return application;
  }
  visit.say(ok('the application’s settings are repaired'));
  return answer.body;
}

/** A team's application belongs to its owner. */
const OWNER = ['team.owner_user_id', 'owner.id'] as const;

export async function account(visit: Visit, { repairs }: { readonly repairs: boolean }): Promise<void> {
  await checkToken(visit);
  const keeps = { application: ['id'], owner: OWNER };
  const { body } = await visit.ask({ method: 'GET', path: '/applications/@me', keeps });
  const application = repairs && isRepairable(body) ? await repair(visit, body) : body;
  visit.say(endpointFinding(application));
  visit.say(codeGrantFinding(application));
  for (const finding of installFindings(application)) visit.say(finding);
  visit.say(linkFinding(application));
}
