import { describe, expect, it } from 'vitest';
import { GAME_IDS, MODULES } from '#games/index.ts';
import { verifyRecord } from '#tables/log/verify.ts';
import { ANNA, BEN, CHANNEL, CLEO, DORA, EMIL, openHouse, playUntil, value, viewOf } from './support/house.ts';

const PEOPLE = [ANNA, BEN, CLEO, DORA, EMIL];

describe.each(GAME_IDS)('a table of %s', (game) => {
  const { seats, options } = MODULES[game].game;
  const guests = PEOPLE.slice(1, seats.min);
  /** The last choice of every option, the furthest from the default. */
  const unusual = Object.fromEntries(options.map(({ id, choices }) => [id, choices.at(-1) ?? '']));

  async function started() {
    const house = openHouse();
    const { table } = value(
      await house.tables.open({ game, channel: CHANNEL, host: ANNA, options: { game: unusual } }),
    );
    for (const guest of guests) value(await house.tables.join(table, guest));
    value(await house.tables.start(table, ANNA, 'click-1'));
    return { house, table };
  }

  it('is played to its end, and its record can be verified', async () => {
    const { house, table } = await started();
    const over = await playUntil(house, table, () => false);
    expect(over.status).toBe('over');
    const record = value(await house.tables.record(table));
    expect(verifyRecord(record)).toMatchObject({ ok: true, value: { game } });
    expect(house.problems).toEqual([]);
  });

  it('keeps what was agreed on', async () => {
    const { house, table } = await started();
    expect((await viewOf(house, table)).options.game).toEqual(MODULES[game].game.settleOptions(unusual));
  });
});
