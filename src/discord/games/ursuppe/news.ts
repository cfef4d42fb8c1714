/** Ursuppe's events in words. */
import type { Event } from '#games/ursuppe/events.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { nameOf } from '#i18n/ursuppe/cast.ts';
import { sayEvent } from '#i18n/ursuppe/events.ts';
import { boardAltText } from '#render/ursuppe/board-scene.ts';
import { closeUpScene } from '#render/ursuppe/close-up-scene.ts';
import type { Reader } from '../../readers/reader.ts';
import type { GameNews, GreatMoment } from '../game-news.ts';
import type { Sketch } from '../game-pictures.ts';
import { lookFor } from './look.ts';
import { momentsIn, spacesOf, type ToldMoment } from './moments.ts';
import { castFor, wordsFor } from './seat-context.ts';

/** The board shows these, or the next event tells them. */
const SMALL_TALK: readonly Event['kind'][] = ['turn-began', 'set-out', 'went-again', 'fled', 'fought', 'income'];

const ACTIONS: readonly Event['kind'][] = [
  'marker-placed',
  'placed',
  'set-out',
  'held-on',
  'clung',
  'went-again',
  'attacked',
  'fought',
  'fled',
  'gave',
  'bought',
  'divided',
];

const ACCENTS: Readonly<Record<ToldMoment['kind'], number>> = {
  attack: 0xc4242c,
  extinct: 0x5f6465,
  'in-sight': 0xf5a623,
  'last-round': 0xf5a623,
};

/** Everybody drifts: where to, the meal tells. */
const isDrift = (event: Event): boolean =>
  (event.kind === 'went' || event.kind === 'stayed') && event.going === 'drift';

const isNews = (event: Event): boolean => !SMALL_TALK.includes(event.kind) && !isDrift(event);

function titleOf(told: ToldMoment, reader: Reader): string {
  const { moments } = wordsFor(reader);
  return moments[told.kind === 'attack' ? told.outcome : told.kind];
}

/** What the moment means, below what happened. */
function meaningOf(told: ToldMoment, view: Position, reader: Reader): string[] {
  const { moments } = wordsFor(reader);
  switch (told.kind) {
    case 'attack':
      return [];
    case 'extinct':
      return [moments.isExtinct({ name: nameOf(castFor(reader), told.seat) })];
    case 'in-sight':
      return [moments.mayEnd(view)];
    case 'last-round':
      return [moments.isLast];
  }
}

/** A close-up of an attack. What else happens can be seen on the table's board. */
function sketchesOf(told: ToldMoment, view: Position, reader: Reader): Sketch[] {
  const spaces = told.kind === 'attack' ? spacesOf(told) : [];
  if (spaces.length === 0) return [];
  const look = lookFor(reader, told.events);
  return [{ scene: closeUpScene(view, look, spaces), alt: boardAltText(view, look) }];
}

const sayNews = (event: Event, reader: Reader): string => sayEvent(event, castFor(reader), wordsFor(reader));

const greatMoment = (told: ToldMoment, view: Position, reader: Reader): GreatMoment => ({
  name: told.kind,
  accent: ACCENTS[told.kind],
  title: titleOf(told, reader),
  lines: [...told.events.filter(isNews).map((event) => sayNews(event, reader)), ...meaningOf(told, view, reader)],
  told: told.events,
  sketches: sketchesOf(told, view, reader),
});

export const NEWS = {
  event: sayNews,
  isNews,
  isAction: ({ kind }) => ACTIONS.includes(kind),
  moments: (events, view, reader) => momentsIn(events, view).map((told) => greatMoment(told, view, reader)),
} satisfies GameNews<Ursuppe>;
