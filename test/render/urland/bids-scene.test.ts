import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { viewOf } from '#games/urland/view.ts';
import { bidsAltText, bidsScene, shownBidsIn } from '#render/urland/bids-scene.ts';
import { AMBER, CREAM, MUTED } from '#render/urland/theme.ts';
import { lookOf } from '../../support/look.ts';
import { textsOf } from '../../support/scenes.ts';
import { urland } from '../../support/urland.ts';

const look = lookOf(['Ann', 'Bob', 'Cleo', 'Dan']);
const view = viewOf(urland({}), 'public');
const order = [seat(2), seat(1), seat(0), seat(3)];
const shown: Event = { kind: 'bids-shown', bids: [3, 5, 9, 0], order };

const colourOf = (events: readonly Event[], bid: string): unknown => {
  const bids = shownBidsIn(events);
  if (bids === null) throw new Error('no bids');
  return textsOf(bidsScene(view, look, bids)).find(({ text }) => text === bid)?.colour;
};

describe('the bids on the table', () => {
  it('show who chooses first', () => {
    expect(['9', '5', '3', '0'].map((bid) => colourOf([shown], bid))).toEqual([AMBER, CREAM, CREAM, CREAM]);
  });

  it('pass over a player who can’t pay: the next one chooses first', () => {
    const events: Event[] = [shown, { kind: 'could-not-pay', seat: seat(2), price: 9 }];
    expect(['9', '5', '3', '0'].map((bid) => colourOf(events, bid))).toEqual([MUTED, AMBER, CREAM, CREAM]);
    const bids = shownBidsIn(events);
    expect(bids && bidsAltText(look, bids)).toContain('G Cleo bid 9 and can’t pay. B Bob bid 5.');
  });

  it('are in the light even if nobody offers anything: whoever is furthest back chooses first', () => {
    const nothing: Event = { kind: 'bids-shown', bids: [0, 0, 0, 0], order };
    expect(colourOf([nothing], '0')).toBe(AMBER);
  });
});
