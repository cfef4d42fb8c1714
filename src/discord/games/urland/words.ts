/** Urland's names for its things, and its sentences about the state of a table. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Colour } from '#games/urland/colours.ts';
import { onOffer } from '#games/urland/mutation.ts';
import { roleOf } from '#games/urland/roles.ts';
import type { Order } from '#games/urland/standing-orders.ts';
import { byPlace, furthestSpace, leader } from '#games/urland/track.ts';
import type { Urland } from '#games/urland/types.ts';
import type { View } from '#games/urland/view.ts';
import { mapText } from '#i18n/urland/map-text.ts';
import { rulingBehind, sayRefusal } from '#i18n/urland/refusals.ts';
import { ruleEntries } from '#i18n/urland/rules.ts';
import { headline } from '#i18n/urland/situation.ts';
import { urlandIn } from '#i18n/urland/words.ts';
import type { Words } from '#i18n/words.ts';
import { escaped, escapedNames } from '../../readers/escaped.ts';
import type { Reader } from '../../readers/reader.ts';
import type { GameWords, OrderKind, OrderWords } from '../game-words.ts';
import { isColour } from './look.ts';
import { orderWarningOf } from './warnings.ts';

const SIGNS: Readonly<Record<Colour, string>> = { red: '🔴', blue: '🔵', green: '🟢', yellow: '🟡', purple: '🟣' };

function task({ phase }: View, { language }: Words): string | null {
  const { titles, questions, toTake } = urlandIn(language).play;
  switch (phase.kind) {
    case 'actions':
      return phase.left === 0 ? questions.extra : toTake({ count: phase.left });
    case 'choose':
    case 'panic':
    case 'flee':
    case 'dive':
    case 'bid':
    case 'buy':
      return titles[phase.kind];
    case 'setup':
    case 'draw':
    case 'epoch':
    case 'over':
      return null;
  }
}

function playerLine(view: View, seat: Seat, reader: Reader): string {
  const say = urlandIn(reader.language);
  const place = view.track[seat] ?? 0;
  const genes = view.genes[seat] ?? [];
  // After the end, hands and next roles mean nothing.
  if (view.phase.kind === 'over') return say.finalPlayer({ place, genes });
  return say.player({ role: roleOf(view, seat), place, genes });
}

const ORDERS = [
  { kind: 'bid', asksAmount: true },
  { kind: 'end-turn', asksAmount: false },
  { kind: 'panic', asksAmount: false },
] as const satisfies readonly (OrderKind & { kind: Order['kind'] })[];

function orderWords(kind: string, { language }: Words): { readonly name: string; readonly hint: string } {
  const known = ORDERS.find((order) => order.kind === kind);
  invariant(known !== undefined, `${kind} is an order`);
  return urlandIn(language).orders[known.kind];
}

const ORDER_WORDS: OrderWords<Urland> = {
  kinds: ORDERS,
  name: (kind, words) => orderWords(kind, words).name,
  hint: (kind, words) => orderWords(kind, words).hint,
  warning: orderWarningOf,
};

export const WORDS = {
  title: ({ language }) => urlandIn(language).title,
  about: ({ language }) => urlandIn(language).about,
  sign: (colour) => (isColour(colour) ? SIGNS[colour] : '⚪'),
  colourName: (colour, { language }) => (isColour(colour) ? urlandIn(language).colours[colour].name : colour),
  headline: (view, reader) => headline(view, urlandIn(reader.language), (seat) => escaped(reader.names[seat] ?? '')),
  task,
  listed: byPlace,
  leader: (view) => (furthestSpace(view.track) > 0 ? leader(view) : null),
  playerLine,
  refusal: (refusal, reader) => sayRefusal(refusal, escapedNames(reader), urlandIn(reader.language)),
  rulingBehind,
  rules: ({ language }) => ruleEntries(urlandIn(language)),
  map: (view, { language }) => ({
    title: urlandIn(language).map.title,
    text: mapText(view, urlandIn(language)),
  }),
  onOffer: (view, { language }) => onOffer(view).map((gene) => urlandIn(language).genes[gene]),
  orders: ORDER_WORDS,
} satisfies GameWords<Urland>;
