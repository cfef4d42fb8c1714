/** Exchanges with the real Discord, kept for the tests: no id, no name and no token in them is anybody's. */
import type { Ask } from './ask.ts';
import { type JsonValue, mapTexts } from './json.ts';
import type { Exchange } from './visit.ts';

export interface RecordedExchange {
  readonly ask: Omit<Ask, 'files'>;
  /** Their names; a replay sends a small picture in place of each. */
  readonly files: readonly string[];
  readonly status: number;
  readonly body: JsonValue;
}

export interface DoctorRecording {
  /** What the bot could do in the channel, as a bit field. */
  readonly permissions: string;
  readonly exchanges: readonly RecordedExchange[];
}

const ID = /\d{17,20}/g;
/** Fields whose numbers are no ids. */
const BITS: ReadonlySet<string> = new Set(['permissions', 'allow', 'deny', 'permissions_new', 'flags_new']);
/** Fields that may hold a person's, a server's or an application's own words or secrets. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...['username', 'global_name', 'nick', 'discriminator', 'email', 'tag', 'topic', 'vanity_url_code'],
  ...['slug', 'terms_of_service_url', 'privacy_policy_url', 'custom_install_url', 'interactions_endpoint_url'],
  ...['role_connections_verification_url', 'event_webhooks_url', 'redirect_uris', 'rpc_origins', 'tags'],
]);
const HASHES: ReadonlySet<string> = new Set([
  ...['avatar', 'banner', 'icon', 'splash', 'discovery_splash', 'cover_image', 'asset', 'badge', 'home_header'],
]);
const NAMES: ReadonlySet<string> = new Set(['name', 'description']);
/** Names and descriptions outside what the doctor itself has written: commands, messages and its thread. */
const isOurs = (path: string): boolean => /\/(commands|messages|threads)|\{thread\}/.test(path);

/** Signed addresses of files: their signatures are as good as a key for a day. */
const withoutQuery = (text: string): string => (/^https?:/.test(text) ? text.replace(/\?.*$/, '') : text);

/** What stands in a field in place of what may be somebody's; null for all other fields. */
function standInFor(key: string, { method, path }: Pick<Ask, 'method' | 'path'>): string | null {
  if (key === 'verify_key') return '0'.repeat(64);
  if (HASHES.has(key)) return '0'.repeat(32);
  if (OWN_WORDS.has(key)) return key.endsWith('url') ? 'https://example.org' : 'x';
  const isLookedUp = method === 'GET' && path.endsWith('/messages');
  const mayBeTheirs = key === 'content' ? isLookedUp : NAMES.has(key) && !isOurs(path);
  return mayBeTheirs ? 'x' : null;
}

export function recorded(exchanges: readonly Exchange[], permissions: bigint, token: string): DoctorRecording {
  const fakes = new Map<string, string>();
  const fakeFor = (id: string): string => {
    const fake = fakes.get(id) ?? String(100_000_000_000_000_001n + BigInt(fakes.size));
    fakes.set(id, fake);
    return fake;
  };
  const hidden = (text: string, key: string): string =>
    BITS.has(key) ? text : withoutQuery(text).replaceAll(token, 'token').replace(ID, fakeFor);
  return {
    permissions: String(permissions),
    exchanges: exchanges.map(
      ({ ask: { files = [], ...ask }, answer }): RecordedExchange => ({
        ask: JSON.parse(JSON.stringify(ask).replaceAll(token, 'token').replace(ID, fakeFor)),
        files: files.map(({ name }) => name),
        status: answer.status,
        body: mapTexts(answer.body, (text, key) => standInFor(key, ask) ?? hidden(text, key)),
      }),
    ),
  };
}
