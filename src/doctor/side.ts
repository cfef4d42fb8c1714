/** One Discord: what stands for each name there, and requests as they are, without a library that would repair them. */
import { type Answer, type Ask, fieldOf } from './ask.ts';
import { type JsonValue, mapTexts } from './json.ts';

export interface SideOptions {
  /** The address of Discord's API, such as `https://discord.com/api`. */
  readonly api: string;
  readonly token: string;
  /** Waits so many milliseconds, where a limit of Discord's asks for it. */
  wait(milliseconds: number): Promise<void>;
}

/** Discord asks for the name and the address of whoever calls. */
const AGENT = 'DiscordBot (https://github.com/discordjs/discord.js, 14) board-games-doctor';
const NAME = /\{(\w+)\}/g;
/** How often a request that came too early is made again. */
const MOST_WAITS = 3;

export class Side {
  readonly #options: SideOptions;
  readonly #ids = new Map<string, string>();

  constructor(options: SideOptions) {
    this.#options = options;
  }

  /** From now on the name stands for this id. */
  name(name: string, id: string): void {
    this.#ids.set(name, id);
  }

  idOf(name: string): string | null {
    return this.#ids.get(name) ?? null;
  }

  /** Ids in place of names; a name that stands for nothing stays. */
  filledIn(value: JsonValue): JsonValue {
    return mapTexts(value, (text) => text.replace(NAME, (name, key: string) => this.#ids.get(key) ?? name));
  }

  /** Names those ids of the answer that the request keeps. */
  async ask(ask: Ask): Promise<Answer> {
    let answer = await this.#send(ask);
    for (let waits = 0; answer.status === 429 && waits < MOST_WAITS; waits += 1) {
      await this.#options.wait(1_000 * Number(fieldOf(answer.body, 'retry_after') ?? 1));
      answer = await this.#send(ask);
    }
    for (const [name, fields] of Object.entries(ask.keeps ?? {})) this.#keep(name, fields, answer);
    return answer;
  }

  #keep(name: string, fields: readonly string[], { body }: Answer): void {
    const found = fields.map((field) => fieldOf(body, field)).find((each) => typeof each === 'string');
    if (typeof found === 'string') this.name(name, found);
  }

  async #send(ask: Ask): Promise<Answer> {
    const { api, token } = this.#options;
    const query = ask.query === undefined ? '' : `?${new URLSearchParams(this.#queryOf(ask.query))}`;
    const began = performance.now();
    const answer = await fetch(`${api}/v10${this.filledIn(ask.path)}${query}`, {
      method: ask.method,
      headers: { authorization: `Bot ${token}`, 'user-agent': AGENT, ...contentType(ask) },
      ...(ask.body !== undefined && { body: this.#bodyOf(ask, ask.body) }),
    });
    const text = await answer.text();
    const took = performance.now() - began;
    return { status: answer.status, body: parsed(text), headers: Object.fromEntries(answer.headers), took };
  }

  #queryOf(query: NonNullable<Ask['query']>): Record<string, string> {
    return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(this.filledIn(value))]));
  }

  #bodyOf({ files = [] }: Ask, body: JsonValue): string | FormData {
    const json = JSON.stringify(this.filledIn(body));
    if (files.length === 0) return json;
    const form = new FormData();
    // The picture's name and number, as discord.js sends them.
    for (const [index, { name, bytes }] of files.entries()) form.set(`files[${index}]`, new Blob([bytes]), name);
    form.set('payload_json', json);
    return form;
  }
}

const contentType = ({ body, files = [] }: Ask): Readonly<Record<string, string>> =>
  body !== undefined && files.length === 0 ? { 'content-type': 'application/json' } : {};

/** A proxy in between may answer with a page. */
function parsed(text: string): JsonValue {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
