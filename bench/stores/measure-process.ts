/** Starts on a store as the bot does, plays a little, asks what it asks now and then, and prints how long each took. */
import { pickOne, seededDice } from '#engine/chance.ts';
import { openStores } from '#store/open-stores.ts';
import { USUAL_KEEP_DAYS } from '#tables/servers/house-rules.ts';
import { DAY } from '#tables/time/allowance.ts';
import { series } from '../tables/figures.ts';
import { tablesOn, timedAction } from '../tables/games.ts';
import { channelOf, guildOf, personOf } from './many-tables.ts';

const PRESSES = 400;
const TRIES = 15;

const [place = '', count = ''] = process.argv.slice(2);
const some = seededDice(7);
const figures: Record<string, number> = {};

/** In milliseconds. */
async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await work();
  figures[title] = performance.now() - begun;
  return done;
}

/** The median of some tries. */
async function timedOften(title: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  figures[title] = series(times).median;
}

function noteProcessorTime(title: string): void {
  const { user, system } = process.cpuUsage();
  figures[title] = (user + system) / 1_000;
}

const unwatched = { failed: () => undefined, wrote: () => undefined, lost: () => undefined };
const stores = await timed('start: open', () => openStores(place, unwatched));
const { tables: store, panels, servers } = stores;
const tables = tablesOn(store);
await timed('start: until all go on', () => tables.resume());
await timed('start: the servers that are known', () => servers.known());
noteProcessorTime('start: processor time, with the program');
await timed('meanwhile: forget the lines of ended games', () => panels.forgetEndedLines());
await timed('meanwhile: all that goes on is checked', () => tables.idle());
noteProcessorTime('the same afterwards');

/** As many in a small store as in a large one. */
const MOST_PLAYED = 50;
const running = (await store.running()).slice(0, MOST_PLAYED).map(({ id }) => id);
const any = (): number => some.below(Number(count));
const presses: number[] = [];
for (let pressed = 0; pressed < PRESSES; pressed++) {
  const taken = await timedAction({ tables, store }, pickOne(running, some));
  if (taken !== null) presses.push(taken);
}
const { median, p99 } = series(presses.slice(PRESSES / 4));
Object.assign(figures, { 'a press, median': median, 'a press, p99': p99 });

await timedOften('what is due', () => store.dueBy(Date.now() - DAY, 200));
await timedOften('the table of a channel', () => store.busyIn(channelOf(any())));
await timedOften('the last panel of a channel', () => panels.latestIn(channelOf(any())));
await timedOften('open tables of a person', () => store.openTablesOf(personOf(any() % 4)));
await timedOften('tables of a server that go on', () => store.awakeIn(guildOf(Math.floor(any() / 10))));
await timedOften('all tables of a server', () => store.tablesIn(guildOf(Math.floor(any() / 10))));
await timedOften('a count of all', () => store.census());
await timedOften('what is to be deleted', () => store.spent(Date.now(), USUAL_KEEP_DAYS, 200));
await timedOften('all that is kept about a person', () => store.keptAbout(personOf(0)));
await timedOften('forget a person', () => store.forget(personOf(1), []));
figures['resident memory, MB'] = process.memoryUsage().rss / 2 ** 20;
process.stdout.write(JSON.stringify(figures));
await stores.close();
