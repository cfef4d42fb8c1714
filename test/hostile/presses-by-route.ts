/** A press of every route as its own button, select or form sends it. A new route needs its row: types ask for it. */
import { writeOffer } from '#discord/commands/opening-options.ts';
import { presentationOf } from '#discord/games/index.ts';
import type { RouteName } from '#discord/route-names.ts';
import { GAMES, SMALL } from './world.ts';

/** With `values` a select, with `fields` a form, else a button. */
export interface Shape {
  /** The table that it is about. */
  readonly at: 'nowhere' | 'lobby' | 'running' | 'over' | 'asleep';
  readonly args?: readonly string[];
  readonly values?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

type Rest = Omit<Shape, 'at'>;

const nowhere = (rest: Rest = {}): Shape => ({ at: 'nowhere', ...rest });
const inLobby = (rest: Rest = {}): Shape => ({ at: 'lobby', ...rest });
const playing = (rest: Rest = {}): Shape => ({ at: 'running', ...rest });
const over: Shape = { at: 'over' };

/** Nobody has this id. */
const STRANGER = '100000000000000001';

/** Of the first game that has one: an order whose number a form asks for. */
const [AMOUNT = ['', '']] = GAMES.flatMap((game) =>
  (presentationOf(game).words.orders?.kinds ?? []).flatMap(({ kind, asksAmount }) =>
    asksAmount ? [[game, kind] as const] : [],
  ),
);

export const PRESSES: Readonly<Record<RouteName, Shape>> = {
  'open-thread': nowhere({ args: writeOffer({ game: SMALL, wishes: {}, name: 'sweep' }) }),
  'show-again': playing(),
  'lobby-join': inLobby(),
  'lobby-leave': inLobby(),
  'lobby-add': inLobby({ values: ['weak'] }),
  'lobby-remove': inLobby(),
  'lobby-free': inLobby({ values: [STRANGER] }),
  'lobby-hints': inLobby(),
  'lobby-suggestions': inLobby(),
  'lobby-cancel': inLobby(),
  'lobby-cancel-sure': inLobby(),
  'lobby-cancel-no': inLobby(),
  'lobby-colour': inLobby({ values: ['red'] }),
  'lobby-seats': inLobby({ values: ['2'] }),
  'lobby-clock': inLobby({ values: ['none'] }),
  'lobby-language': inLobby({ values: ['en'] }),
  'lobby-option': inLobby({ args: ['sticks'], values: ['11'] }),
  'lobby-start': inLobby(),
  'lobby-play-now': inLobby(),
  'lobby-settings': inLobby(),
  'lobby-set': inLobby({ args: ['hints'] }),
  play: playing(),
  pick: playing({ args: ['0'] }),
  step: playing({ args: ['0'] }),
  suggest: playing(),
  hand: playing(),
  picture: playing({ values: ['board'] }),
  rules: playing(),
  'rules-page': playing({ args: [SMALL] }),
  recap: playing(),
  'over-record': over,
  'over-story': over,
  'over-verify': over,
  'over-rematch': over,
  more: playing(),
  'more-settings': playing(),
  'more-undo': playing(),
  'more-undo-turn': playing(),
  'more-mute': playing(),
  'more-back': playing(),
  'more-wake': { at: 'asleep' },
  'more-orders': playing({ values: [] }),
  'more-away': playing({ values: ['3'] }),
  'more-standin': playing({ args: ['0'] }),
  'more-take': playing({ args: ['0'] }),
  'more-take-sure': playing({ args: ['0'] }),
  'more-handover': playing({ args: ['0'], values: [STRANGER] }),
  'more-handover-sure': playing({ args: ['0', STRANGER] }),
  'more-amount': playing({ args: AMOUNT }),
  'more-amount-set': playing({ args: AMOUNT.slice(1), fields: { amount: '1' } }),
  'more-leave': playing(),
  'more-leave-sure': playing(),
  'more-stop': playing(),
  'more-stop-sure': playing(),
  settings: nowhere(),
  'settings-language': nowhere({ values: ['en'] }),
  'settings-reminders': nowhere({ values: ['never'] }),
  'settings-direct': nowhere(),
  'settings-direct-set': nowhere({ values: ['nothing'] }),
  'settings-palette': nowhere(),
  'settings-last-word': nowhere(),
  'settings-next': nowhere(),
  'settings-quiet': nowhere(),
  'settings-quiet-set': nowhere({ fields: { from: '22:30', to: '07:30', zone: 'Europe/Berlin' } }),
  'settings-zone': nowhere(),
  'settings-zone-set': nowhere({ fields: { zone: 'Europe/Berlin' } }),
  'direct-wish': nowhere({ args: ['nothing'] }),
  'settings-export': nowhere(),
  'settings-forget': nowhere(),
  'settings-forget-sure': nowhere(),
  around: nowhere({ args: ['help'] }),
  feedback: nowhere(),
  'feedback-sent': nowhere({ fields: { text: 'well played' } }),
  admin: nowhere({ args: ['limits'] }),
  'admin-set': nowhere({ args: ['place', 'channel'] }),
  'admin-close-idle': nowhere(),
  'admin-notice': nowhere(),
  'admin-notice-shown': nowhere({ fields: { text: 'a notice' } }),
  doctor: nowhere(),
  'doctor-form': nowhere(),
  'doctor-filled': nowhere({ fields: { word: 'word', empty: '' } }),
};
