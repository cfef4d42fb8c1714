/** Urland's events in words. */
import type { Event } from '#games/urland/events.ts';
import type { Urland } from '#games/urland/types.ts';
import type { View } from '#games/urland/view.ts';
import { sayEvent, sayStandInEvent } from '#i18n/urland/events.ts';
import { sayEvents } from '#i18n/urland/told-together.ts';
import { urlandIn } from '#i18n/urland/words.ts';
import { escapedNames } from '../../readers/escaped.ts';
import type { Reader } from '../../readers/reader.ts';
import type { GameNews, GreatMoment } from '../game-news.ts';
import { momentSketches } from './moment-sketches.ts';
import { ACCENTS, momentLines, momentsIn, type ToldMoment } from './moments.ts';

/** The board shows these, or the next event tells them. */
const SMALL_TALK: readonly Event['kind'][] = ['drew', 'turn-began', 'turn-ended', 'bid-placed'];

const ACTIONS: readonly Event['kind'][] = [
  'chose',
  'chose-chip',
  'acted',
  'extra-turn',
  'turn-ended',
  'dived',
  'bid-placed',
  'bought',
  'declined',
];

function greatMoment(told: ToldMoment, view: View, reader: Reader): GreatMoment {
  const { kind, events } = told;
  return {
    name: kind,
    accent: ACCENTS[kind],
    title: urlandIn(reader.language).picture.moments[kind],
    lines: momentLines(told, view, escapedNames(reader), urlandIn(reader.language)),
    told: events,
    sketches: momentSketches(told, view, reader),
  };
}

export const NEWS = {
  event: (event, reader) => sayEvent(event, escapedNames(reader), urlandIn(reader.language)),
  lines: (events, reader) => sayEvents(events, escapedNames(reader), urlandIn(reader.language)),
  standInEvent: (event, seat, reader) => sayStandInEvent(event, seat, escapedNames(reader), urlandIn(reader.language)),
  isNews: ({ kind }) => !SMALL_TALK.includes(kind),
  isAction: ({ kind }) => ACTIONS.includes(kind),
  isDealt: ({ kind }) => kind === 'drew-chip' || kind === 'was-handed',
  moments: (events, view, reader) => momentsIn(events).map((told) => greatMoment(told, view, reader)),
} satisfies GameNews<Urland>;
