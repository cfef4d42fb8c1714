/** One visit: every request is made on both sides, compared and kept; what was posted is taken away in the end. */
import { type Answer, type Ask, codeOf, isRefused } from './ask.ts';
import type { LocalDiscord } from './compare/beside.ts';
import { differences } from './compare/differences.ts';
import { type Finding, look, ok } from './finding.ts';
import type { Side } from './side.ts';

export interface Exchange {
  readonly ask: Ask;
  readonly answer: Answer;
  /** The emulator's answer; null without one. */
  readonly twin: Answer | null;
}

export interface VisitParts {
  readonly side: Side;
  readonly local: LocalDiscord | null;
  say(finding: Finding): void;
}

const lineOfAsk = ({ method, path }: Ask): string => `${method} ${path}`;

export class Visit {
  readonly exchanges: Exchange[] = [];
  readonly side: Side;
  readonly local: LocalDiscord | null;
  readonly say: VisitParts['say'];
  /** By path: what is there only because of this visit. */
  readonly #posted: string[] = [];
  readonly #different = new Set<string>();

  constructor({ side, local, say }: VisitParts) {
    this.side = side;
    this.local = local;
    this.say = say;
  }

  async ask(ask: Ask): Promise<Answer> {
    const answer = await this.side.ask(ask);
    const twin = (await this.local?.side.ask(ask)) ?? null;
    this.exchanges.push({ ask, answer, twin });
    this.#compare(ask, answer, twin);
    return answer;
  }

  /** Posts something that is deleted when the visit is over. `path` names what came of it. */
  async post(ask: Ask, path: string): Promise<Answer> {
    const answer = await this.ask(ask);
    if (!isRefused(answer)) this.#posted.push(path);
    return answer;
  }

  async delete(path: string): Promise<Answer> {
    const answer = await this.ask({ method: 'DELETE', path });
    const index = this.#posted.indexOf(path);
    if (index >= 0 && !isRefused(answer)) this.#posted.splice(index, 1);
    return answer;
  }

  /** The latest first: messages go before the thread that they are in. */
  async cleanUp(): Promise<void> {
    for (const path of this.#posted.toReversed()) {
      const answer = await this.delete(path);
      if (!isRefused(answer) || answer.status === 404) continue;
      const what = String(this.side.filledIn(path));
      this.say(look(`${what} could not be deleted (${answer.status}, ${codeOf(answer)})`, 'Delete it by hand.'));
    }
  }

  /** Names what is the same on both sides, such as a time. */
  name(name: string, id: string): void {
    this.side.name(name, id);
    this.local?.side.name(name, id);
  }

  #compare(ask: Ask, answer: Answer, twin: Answer | null): void {
    const { side, local } = this;
    if (local === null || twin === null) return;
    for (const each of differences(answer, twin)) this.#different.add(`${lineOfAsk(ask)}: ${each}`);
    for (const each of local.complaints(side, ask, answer)) {
      this.#different.add(`${lineOfAsk(ask)}: Discord's own description says otherwise: ${each}`);
    }
  }

  /** What the emulator would have to learn; the fruit of the visit. */
  sayDifferences(): void {
    if (this.local === null) {
      const todo = 'Run `npm install --include=dev` to see every answer beside the emulator’s.';
      return this.say(look('the emulator is not installed here, so no answer was compared with it', todo));
    }
    for (const each of this.#different) this.say(look(each));
    const count = this.exchanges.length;
    if (this.#different.size === 0) return this.say(ok(`the emulator answers all ${count} requests alike`));
    this.say(look(`${this.#different.size} differences in ${count} answers`, 'Keep them with --record, and tell us.'));
  }
}
