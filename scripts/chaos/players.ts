/** Simulated people: they press what concerns them as soon as they see it, called or not, and try again when something fails. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseCustomId } from '#discord/wire/custom-id.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import type { Sight } from '#emulator/people/sight.ts';
import type { VisibleMessage } from '#emulator/people/visible.ts';
import type { Dice } from '#engine/chance.ts';
import type { TableId } from '#tables/ids.ts';
import { aDriver, labelled, type Player } from '../../test/support/person-driver.ts';
import type { KeptTables } from './kept.ts';

/** A press on something of a table, as it was sent. */
export interface Press {
  readonly person: string;
  readonly table: TableId;
  readonly version: number;
}

/** A press that was answered as done: the log had so many rows then, the last with this sum. */
export interface Acknowledged extends Press {
  readonly rows: number;
  readonly sum: string | null;
}

export interface Records {
  readonly presses: Press[];
  readonly acknowledged: Acknowledged[];
}

/** In milliseconds. */
const LONGEST_TURN = 6_000;
const GLANCE = 200;
const BETWEEN_LOOKS = 120;
const LOOKING = 550;
const BETWEEN_QUESTIONS = 400;
/** They look at a panel again that still names them. */
const AGAIN_AFTER = 2_000;

/** One in so many. */
const LOOKS_AROUND = 4;
/** What is soon decided. */
const SHORT = labelled(/^(Take one|Block|Allow)/);

/** Whatever goes wrong, a person looks again. */
async function tryTo(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch {
    // What a person can't do, or what fails, shows on their screen.
  }
}

const versionsIn = (outcome: Outcome, { table }: Press): number[] =>
  'message' in outcome
    ? outcome.message.pressable.flatMap(({ customId }) => {
        const id = parseCustomId(customId);
        return id?.table === table && id.version !== null ? [id.version] : [];
      })
    : [];

/** The answer shows the table as it is after the press. */
const isDone = (outcome: Outcome, press: Press): boolean =>
  (outcome.kind === 'updated' || outcome.kind === 'replied') &&
  versionsIn(outcome, press).every((version) => version > press.version);

function record(press: Press, outcome: Outcome, kept: KeptTables, records: Records): void {
  if (!isDone(outcome, press)) return;
  const sums = kept.sums(press.table);
  const isKept = kept.entriesAt(press.table).some(({ version }) => version === press.version);
  if (isKept) records.acknowledged.push({ ...press, rows: sums.length, sum: sums.at(-1) ?? null });
}

/** `stop`: aborted when everybody is to rest. Whoever is about to press puts their hand down then. */
function recorded(person: Person, kept: () => KeptTables, records: Records, stop: AbortSignal): Player {
  const pressing = async (customId: string, press: () => Promise<Outcome>): Promise<Outcome> => {
    const id = parseCustomId(customId);
    // The bot takes a press on what has just changed for an accident.
    await wait(LOOKING, undefined, { signal: stop });
    const outcome = press();
    if (id === null || id.table === null || id.version === null) return outcome;
    const made: Press = { person: person.id, table: id.table, version: id.version };
    records.presses.push(made);
    const answer = await outcome;
    await kept().caughtUp();
    record(made, answer, kept(), records);
    return outcome;
  };
  async function sees(sight: Sight): Promise<VisibleMessage> {
    const end = performance.now() + LONGEST_TURN;
    for (;;) {
      try {
        return await person.sees(sight, { within: GLANCE });
      } catch (error) {
        if (stop.aborted || performance.now() > end) throw error;
      }
    }
  }
  return {
    name: person.name,
    mention: person.mention,
    click: (customId, picking) => pressing(customId, () => person.click(customId, picking)),
    select: (customId, values, picking) => pressing(customId, () => person.select(customId, values, picking)),
    sees,
    visible: () => person.visible(),
    dismiss: (message) => person.dismiss(message),
  };
}

export interface Group {
  readonly people: readonly Person[];
  readonly guild: GuildHandle;
  /** They play until told to stop, and open the next table when a game is over. */
  play(game: string): void;
  /** Resolves when nobody has a hand on anything. */
  rest(): Promise<void>;
  /** Resolves as soon as the bot answers one of them, or when `within` milliseconds are over. */
  isAnswered(within: number): Promise<void>;
}

export function aGroup(
  guild: GuildHandle,
  names: readonly string[],
  dice: Dice,
  kept: () => KeptTables,
  records: Records,
): Group {
  const people = names.map((name) => guild.join(name));
  const [host] = people;
  if (!host) throw new Error('a group has people');
  let stop = AbortSignal.abort();
  let rest = (): void => undefined;
  let underWay: Promise<unknown>[] = [];

  const isNamed = (person: Person): boolean =>
    person
      .visible()
      .some(
        ({ ephemeral, text, pressable }) =>
          !ephemeral && text.includes(person.mention) && pressable.some(({ label }) => label === 'Play'),
      );

  /** Most leave their panel open, which asks the next question by itself, and press what leads on; some look around. */
  async function playOn(person: Person): Promise<void> {
    const favourites = dice.below(LOOKS_AROUND) === 0 ? null : [SHORT];
    const driver = aDriver(recorded(person, kept, records, stop), dice, favourites);
    let tried = Number.NEGATIVE_INFINITY;
    while (!stop.aborted) {
      const isLongAgo = performance.now() - tried > AGAIN_AFTER;
      if (driver.isAsked() || (isLongAgo && isNamed(person))) {
        tried = performance.now();
        await tryTo(() => driver.play());
      }
      await wait(BETWEEN_LOOKS + dice.below(BETWEEN_LOOKS));
    }
  }

  const hasTable = (): boolean =>
    host.visible().some(({ ephemeral, pressable }) => !ephemeral && pressable.some(({ label }) => label === 'Play'));

  async function open(game: string): Promise<void> {
    while (!stop.aborted) {
      if (!hasTable()) await tryTo(() => start(game));
      await wait(BETWEEN_LOOKS);
    }
  }

  async function start(game: string): Promise<void> {
    const lobby = host?.visible().findLast(({ pressable }) => pressable.some(({ label }) => label === 'Join'));
    if (!lobby) await host?.slash(game);
    for (const person of people.slice(1)) await tryTo(() => person.click('Join'));
    await host?.click('Start');
  }

  /** Whether an answer came. */
  async function ask(): Promise<boolean> {
    try {
      const outcome = await host?.slash('game tables');
      if (outcome?.kind === 'replied') host?.dismiss(outcome.message);
      return outcome?.kind === 'replied';
    } catch {
      // They can't ask where the bot is not.
      return false;
    }
  }

  return {
    people,
    guild,
    play(game) {
      const until = new AbortController();
      [stop, rest] = [until.signal, () => until.abort()];
      underWay = [open(game), ...people.map(playOn)];
    },
    async rest() {
      rest();
      await Promise.all(underWay);
    },
    isAnswered: (within) =>
      new Promise((resolve) => {
        // A question that got lost is noticed late, so the next one does not wait for it.
        const asking = setInterval(() => void ask().then((isAnswer) => isAnswer && done()), BETWEEN_QUESTIONS);
        const timer = setTimeout(done, within);
        function done(): void {
          clearInterval(asking);
          clearTimeout(timer);
          resolve();
        }
      }),
  };
}
