import type { Emulator } from '#emulator/emulator.ts';
import type { Interaction } from '#emulator/world/world.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly body: any;
}

interface Extra {
  readonly files?: Readonly<Record<string, { readonly name: string; readonly bytes: Uint8Array }>>;
  readonly token?: string | null;
  /** The `User-Agent`. */
  readonly agent?: string;
}

/** One request as it stands, without a client library that would repair or delay it. */
export async function request(
  { api, token }: Emulator,
  line: string,
  body?: unknown,
  { files, token: given = token, agent }: Extra = {},
): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(' ');
  const headers: Record<string, string> = given === null ? {} : { authorization: `Bot ${given}` };
  if (agent !== undefined) headers['user-agent'] = agent;
  if (body !== undefined && files === undefined) headers['content-type'] = 'application/json';
  const payload = files === undefined ? { body: asText(body) } : { body: formOf(body, files) };
  const answer = await fetch(`${api}/v10${path}`, { method, headers, ...(body !== undefined && payload) });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

const asText = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

function formOf(body: unknown, files: NonNullable<Extra['files']>): FormData {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(body));
  for (const [field, { name, bytes }] of Object.entries(files)) form.set(field, new Blob([bytes]), name);
  return form;
}

/** The interaction somebody started last. */
export function latestInteraction({ world }: Emulator): Interaction {
  const latest = [...world.interactions.values()].at(-1);
  if (latest === undefined) throw new Error('nobody started an interaction');
  return latest;
}

export const callbackOf = ({ id, token }: Interaction): string => `POST /interactions/${id}/${token}/callback`;

export const webhookOf = ({ applicationId }: Emulator, { token }: Interaction): string =>
  `/webhooks/${applicationId}/${token}`;
