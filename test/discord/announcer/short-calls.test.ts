import { describe, expect, it } from 'vitest';
import { newsOf } from '#discord/announcer/calls.ts';
import type { LooseCall } from '#discord/announcer/kept-panel.ts';
import type { LooseCalls } from '#discord/announcer/loose-calls.ts';
import { callShortly, shortCalls, wayOf } from '#discord/announcer/short-calls.ts';
import type { Reader } from '#discord/readers/reader.ts';
import type { PlainMessage } from '#discord/wire/message.ts';
import type { Poster } from '#discord/wire/poster.ts';
import type { DecisionKind } from '#engine/decision.ts';
import { err, ok } from '#engine/result.ts';
import { type Seat, seat as seatAt } from '#engine/seat.ts';
import { wordsIn } from '#i18n/words.ts';
import { type ToDecide, toDecide } from '#tables/facts.ts';
import { personAt } from '#tables/table.ts';
import type { TableView } from '#tables/table-view.ts';
import { ANNA, BEN, CLEO, MINUTE, openHouse, startTable, viewOf } from '../../tables/support/house.ts';
import { textIn } from './channel.ts';

const [A, B, C] = [seatAt(0), seatAt(1), seatAt(2)];

const asked = (as: DecisionKind, waited: number | null, ...seats: Seat[]): ToDecide =>
  toDecide(seats, as, waited === null ? null : { waited });

/** A table that waits for these seats, in this way. */
async function waitingFor(as: DecisionKind, ...seats: Seat[]): Promise<TableView> {
  const house = openHouse();
  const view = await viewOf(house, await startTable(house, [ANNA, BEN, CLEO]));
  house.close();
  const deciding = seats.map((seat) => ({
    seat,
    as,
    turn: 1,
    beganAt: 0,
    endsAt: 0,
    expired: false,
    isToBeCalled: false,
  }));
  return { ...view, play: view.play && { ...view.play, deciding } };
}

const peopleAt = (view: TableView, ...seats: Seat[]) => seats.map((seat) => personAt(view, seat));

describe('a player who must decide is pinged', () => {
  it.each([
    ['with the panel, in a new turn', asked('turn', null, A), 'panel'],
    ['with the panel, in every round face down', asked('sealed', null, A), 'panel'],
    ['in a short post, for the first reaction in a turn', asked('reaction', null, A), 'reaction'],
    ['not at all, for another reaction in the same turn', asked('reaction', 60 * MINUTE, A), null],
    ['not at all, when others have reacted within two minutes', asked('turn', 2 * MINUTE, A), null],
    ['not yet, while they are at hand', { ...asked('turn', null, A), call: 'later' }, null],
    ['with the panel, when they have not decided after a while', { ...asked('turn', null, A), call: 'late' }, 'panel'],
    ['in a short post, when they took longer', asked('turn', 2 * MINUTE + 1, A), 'goOn'],
  ] as const)('%s', (_, fact, way) => {
    expect(wayOf(fact)).toBe(way);
  });
});

describe('a reaction', () => {
  it('leaves the panel where it is, and pings in a post of its own with a way to play', async () => {
    const view = await waitingFor('reaction', B, C);
    const facts = [asked('reaction', null, B, C)];
    const news = newsOf(facts, view);
    expect(news).toMatchObject({ pings: [], placement: 'in-place' });
    expect(shortCalls(facts, view, news.pings)).toEqual([{ kind: 'reaction', people: peopleAt(view, B, C) }]);
  });

  it('pings no player who need not react any more, or whom the panel pings already', async () => {
    const view = await waitingFor('reaction', B, C);
    const facts = [asked('reaction', null, A, B, C)];
    const [other] = peopleAt(view, C);
    expect(
      shortCalls(
        facts,
        view,
        peopleAt(view, B).flatMap((each) => each ?? []),
      ),
    ).toEqual([{ kind: 'reaction', people: [other] }]);
    expect(shortCalls(facts, await waitingFor('turn', B), [])).toEqual([]);
  });

  it('pings in words that say so, and again later if Discord fails', async () => {
    const view = await waitingFor('reaction', B);
    const posts: PlainMessage[] = [];
    let isDown = true;
    const poster = {
      async call(_: string, content: PlainMessage) {
        if (isDown) return err('failed');
        posts.push(content);
        return ok({ id: '1', at: 0 });
      },
    } as Partial<Poster> as Poster;
    const added: LooseCall[] = [];
    const loose: LooseCalls = {
      announce: async () => undefined,
      add: async (_, call) => void added.push(call),
      sweep: async () => undefined,
    };
    const reader = {
      words: wordsIn('en'),
      names: ['Anna', 'Ben', 'Cleo'],
      language: 'en',
    } as Partial<Reader> as Reader;
    const facts = [asked('reaction', null, B)];
    const calls = shortCalls(facts, view, []);
    expect(await callShortly(poster, loose, view, reader, calls)).toBe('failed');
    isDown = false;
    expect(await callShortly(poster, loose, view, reader, calls)).toBeNull();
    expect(posts).toHaveLength(1);
    const [person] = peopleAt(view, B);
    expect(posts[0]?.pings).toEqual([person]);
    expect(posts.map(textIn)).toEqual([`<@${person}>, how do you react in Urland? Pick the land to be scored.`]);
    expect(added).toEqual([{ message: '1', seats: [B] }]);
  });
});
