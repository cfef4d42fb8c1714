import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffled } from '#engine/chance.ts';
import { commitmentOf, diceFor } from '#tables/log/fair-chance.ts';
import { verifyRecord } from '#tables/log/verify.ts';
import { timesAsOften } from '../../support/seeds.ts';
import { aTable } from '../support/a-table.ts';
import { ANNA, BEN, CLEO, codeOf, playUntil, value, viewOf } from '../support/house.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

/** One finished game and its record. */
async function finished() {
  const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { secrets: { id: () => 't', seed: () => SEED } });
  await house.tables.idle();
  const running = codeOf(await house.tables.record(table));
  await playUntil(house, table, () => false);
  return { house, table, running, record: value(await house.tables.record(table)) };
}

describe('the dice of a draw', () => {
  it('are what the page says: big-endian words of HMAC-SHA-256, without those beyond the last multiple', () => {
    const block = createHmac('sha256', Buffer.from(SEED, 'hex')).update('salt/3/0').digest();
    const dice = diceFor({ seed: SEED, salt: 'salt' }, 3);
    expect(Array.from({ length: 8 }, () => dice.below(2 ** 32))).toEqual(
      Array.from({ length: 8 }, (_, word) => block.readUInt32BE(word * 4)),
    );
    const next = createHmac('sha256', Buffer.from(SEED, 'hex')).update('salt/3/1').digest();
    expect(dice.below(2 ** 32)).toBe(next.readUInt32BE(0));
  });

  it('differ with the seed, the salt and the draw', () => {
    const roll = (seed: string, salt: string, draw: number | 'seats') => diceFor({ seed, salt }, draw).below(2 ** 32);
    const rolls = [
      roll(SEED, 'a', 0),
      roll(SEED, 'a', 1),
      roll(SEED, 'a', 'seats'),
      roll(SEED, 'b', 0),
      roll(SEED.replace('0', '1'), 'a', 0),
    ];
    expect(new Set(rolls).size).toBe(rolls.length);
  });

  it('are fair: every order of four comes up as often as chance allows', () => {
    const orders = new Map<string, number>();
    const rounds = 24_000;
    for (let draw = 0; draw < rounds; draw++) {
      const order = shuffled([0, 1, 2, 3], diceFor({ seed: SEED, salt: 'fair' }, draw)).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chiSquare = [...orders.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(orders.size).toBe(24);
    // 23 degrees of freedom: fair dice exceed this once in a thousand.
    expect(chiSquare).toBeLessThan(49.7);
  });
});

describe('a commitment', () => {
  it('is the hash that the page says', () => {
    const said = createHash('sha256').update(`fair-chance commitment ${SEED}`).digest('hex');
    expect(commitmentOf(SEED)).toBe(said);
  });

  it('is of no use as a key: no draw follows from it', () => {
    fc.assert(
      fc.property(hex, (seed) => {
        const roll = (key: string) =>
          Array.from({ length: 4 }, () => diceFor({ seed: key, salt: 's' }, 0).below(2 ** 32));
        expect(roll(commitmentOf(seed))).not.toEqual(roll(seed));
      }),
      { numRuns: timesAsOften(50) },
    );
  });
});

describe('verifying', () => {
  it('finds every draw of a finished game in its seed', async () => {
    const { house, table, record } = await finished();
    const draws = record.split('\n').filter((line) => line.startsWith('chance')).length;
    const { commitment } = await viewOf(house, table);
    expect(verifyRecord(record)).toMatchObject({ ok: true, value: { game: 'urland', draws, commitment } });
  });

  it('is not possible for anybody before the game is over', async () => {
    expect((await finished()).running).toBe('not-over');
  });

  it('notices a draw that was replaced by another legal one', async () => {
    const { record } = await finished();
    const lines = record.split('\n');
    const at = lines.findIndex((line) => line.startsWith('chance volcano'));
    const drawn = Number(lines[at]?.split(' ')[2]);
    for (let region = 1; region <= 12; region++) {
      const stopped = [...lines.slice(0, at), `chance volcano ${region}`].join('\n');
      const verified = verifyRecord(stopped);
      expect(verified.ok ? 'ok' : verified.error.code).toBe(region === drawn ? 'ok' : 'wrong-draw');
    }
  });

  it('notices two genes that changed places', async () => {
    const { record } = await finished();
    const [line = ''] = record.split('\n').filter((each) => each.startsWith('chance genes'));
    const genes = line.split(' ').slice(2);
    const [first = '', second = ''] = genes.slice(-2);
    const swapped = line.replace(`${first} ${second}`, `${second} ${first}`);
    const forged = record.slice(0, record.indexOf(line)) + swapped;
    expect(verifyRecord(forged)).toMatchObject({ ok: false, error: { code: 'wrong-draw', draw: 3 } });
  });

  it('does not call a record wrong that was played by older rules', async () => {
    const { record } = await finished();
    const older = record.replace(/^# rules \d+$/m, '# rules 0');
    expect(verifyRecord(older)).toMatchObject({ ok: true });
    const otherSalt = (text: string) => text.replace(/^# salt .*$/m, '# salt other');
    const unreadable = (text: string) => text.replace(/^chance volcano .*$/m, 'chance volcano 99');
    for (const changed of [otherSalt(older), unreadable(older)])
      expect(verifyRecord(changed)).toEqual({ ok: false, error: { code: 'other-rules', rules: '0' } });
  });

  it.each([
    ['another seed', (record: string) => record.replace(/^# seed ../m, '# seed ff'), 'wrong-commitment'],
    ['another salt', (record: string) => record.replace(/^# salt .*$/m, '# salt other'), 'wrong-draw'],
    ['no seed', (record: string) => record.replace(/^# seed .*\n/m, ''), 'no-seed'],
    ['no record', (record: string) => record.replace('urland 1', 'ludo 1'), 'no-record'],
  ])('does not accept %s', async (_, forge, code) => {
    const verified = verifyRecord(forge((await finished()).record));
    expect(verified.ok ? 'ok' : verified.error.code).toBe(code);
  });
});
