/** A game on the stage, in which something goes wrong while somebody takes their turn. */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import type { Outcome } from '#emulator/people/outcome.ts';
import type { Person } from '#emulator/people/person.ts';
import { seededDice } from '#engine/chance.ts';
import { isPostgres } from '#store/open-stores.ts';
import type { TableId } from '#tables/ids.ts';
import { type KeptTables, readKept } from '../../../scripts/chaos/kept.ts';
import { mirrorOf } from '../../../scripts/chaos/mirror.ts';
import { livePanels } from '../../../scripts/chaos/panels.ts';
import { aDriver, type Player } from '../../support/person-driver.ts';
import { STORY_SEED } from '../../support/seeds.ts';
import { lull } from '../next-asked.ts';
import { aStage, type Stage, type StageOptions, startGame } from '../stage.ts';

export interface TroubledGame extends Stage {
  /** Whoever is to decide, by what is kept. */
  decider(): Person;
  /** The decider plays until somebody else is to decide. Rejects where an answer does not come, or `read` throws at what it says. */
  turn(read?: (text: string) => void): Promise<void>;
  /** The same at once: whoever is at hand is called some seconds later. */
  quickTurn(): Promise<void>;
  readonly kept: KeptTables;
  table(): TableId;
  version(): number;
  /** Law: one live panel, which shows how things stand; nothing unseen; whoever is to decide since the last look was called once. */
  isWell(): Promise<void>;
  /** Calls up to now have been looked at. */
  countAnew(): void;
}

/** In milliseconds. */
const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const BEAT = 100;
/** Between two beats, by the machine's clock. */
const PAUSE = 10;
/** Ten minutes: nobody is reminded before. What takes its time by the machine's clock may need the other one to go on afterwards. */
const MOST_BEATS = 6_000;

async function keptIn(place: string): Promise<KeptTables> {
  if (!isPostgres(place)) {
    const kept = readKept(new SQLite(place, { readonly: true, fileMustExist: true }));
    onTestFinished(() => kept.close());
    return kept;
  }
  const mirror = await mirrorOf(place);
  onTestFinished(() => mirror.close());
  await mirror.catchUp();
  return { ...readKept(mirror.client), caughtUp: mirror.catchUp };
}

export async function aTroubledGame(options: StageOptions = {}): Promise<TroubledGame> {
  const stage = await aStage({ showTemplateGames: true, ...options });
  const { discord, guild, databaseFile } = stage;
  stage.expectTrouble();
  const people = [guild.join('ann'), guild.join('bob')] as const;
  await startGame(people, {}, 'sticks');
  await discord.settled();
  const kept = await keptIn(options.database ?? databaseFile);
  const dice = seededDice(STORY_SEED);
  const calls = (): number[] => people.map((person) => person.pushes().filter(({ why }) => why === 'mention').length);
  const asked = (): string[] => kept.asked().map(({ key }) => key);
  let [known, called] = [asked(), calls()];

  const wanted = (person: Person): number =>
    kept.asked().filter(({ person: id, key }) => id === person.id && !known.includes(key)).length;

  const tableId = () => {
    const [table] = kept.running();
    if (!table) throw new Error('the game is over');
    return table.id;
  };

  /** What there is to see, and what there should be. */
  function sight() {
    const panels = livePanels([guild], tableId());
    const shown = people[0].visible().find(({ id }) => id === panels[0]?.id);
    const toDecide = people.filter(({ id }) => kept.asked().some(({ person }) => person === id));
    return {
      panels: panels.length,
      names: toDecide.every(({ mention, name }) =>
        [mention, name].some((who) => shown?.text.includes(`Waiting for ${who}`)),
      ),
      isSeen: kept.isSeen(),
      calls: calls().map((count, index) => count - (called[index] ?? 0)),
    };
  }

  /** Calls are never taken back, so one too many never becomes right. */
  async function becomes(well: ReturnType<typeof sight>): Promise<void> {
    for (let beats = 0; beats < MOST_BEATS && !isDeepStrictEqual(sight(), well); beats++) {
      discord.clock.turn(BEAT);
      await wait(PAUSE);
    }
    await kept.caughtUp();
    expect(sight()).toEqual(well);
  }

  function decider(): Person {
    const [first] = kept.asked();
    const person = people.find(({ id }) => id === first?.person);
    if (!person) throw new Error('nobody is to decide');
    return person;
  }

  function reading(person: Person, read: (text: string) => void): Player {
    const heard = async (outcome: Promise<Outcome>): Promise<Outcome> => {
      const came = await outcome;
      if ('message' in came) read(came.message.text);
      return came;
    };
    return {
      ...{ name: person.name, mention: person.mention },
      click: (what, picking) => heard(person.click(what, picking)),
      select: (what, selected, picking) => heard(person.select(what, selected, picking)),
      sees: (sight) => person.sees(sight),
      visible: () => person.visible(),
      dismiss: (message) => person.dismiss(message),
    };
  }

  const countAnew = (): void => {
    [known, called] = [asked(), calls()];
  };

  const play = (read: (text: string) => void): Promise<void> => aDriver(reading(decider(), read), dice).play();

  return {
    ...stage,
    decider,
    countAnew,
    kept,
    table: tableId,
    version: () => kept.version(tableId()),
    turn(read = () => undefined) {
      // Nobody else is at hand: they are called at once.
      discord.clock.turn(QUARTER_HOUR);
      return play(read);
    },
    quickTurn: () => play(() => undefined),
    async isWell() {
      await kept.caughtUp();
      const well = { panels: 1, names: true, isSeen: true, calls: people.map(wanted) };
      await becomes(well);
      // And nothing comes twice: a late call may be due by now, for somebody who was called already.
      discord.clock.turn(MINUTE);
      await lull(discord);
      await kept.caughtUp();
      await becomes(well);
      countAnew();
    },
  };
}
