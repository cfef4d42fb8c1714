/** The map in words, for people who can't see it, and for those who plan. */
import type { Land, Ocean, Region } from '#games/urland/board.ts';
import type { Strait } from '#games/urland/straits.ts';
import { listsOf } from '../../plural.ts';
import { plural } from './counts.ts';
import { The, the } from './places.ts';

const list = listsOf('en');

interface OceanOnMap {
  ocean: Ocean;
  lands: readonly Land[];
  oceans: readonly Ocean[];
}

interface LandOnMap {
  land: Land;
  regions: readonly Region[];
  oceans: readonly Ocean[];
  straits: readonly Strait[];
}

const across = ({ from, land, volcano }: Strait, isJoined: boolean): string =>
  `${the(land)} (${isJoined ? `from region ${from}, ` : ''}volcano ${volcano})`;

export const map = {
  title: 'The map as it is now',
  oceans: 'Oceans',
  ocean: ({ ocean, lands, oceans }: OceanOnMap) =>
    `**${The(ocean)}** washes ${plural(lands.length, { one: 'land', other: 'lands' })} ${list(lands)}, and meets ${list(oceans.map(the))}.`,
  lands: 'Lands',
  land: ({ land, regions, oceans, straits }: LandOnMap) =>
    [
      `**${The(land)}**${regions.length > 1 ? `, of regions ${list(regions)},` : ''} lies at ${list(oceans.map(the))}`,
      straits.length === 0
        ? ', and has no strait.'
        : `. Across a strait: ${straits.map((strait) => across(strait, regions.length > 1)).join(', ')}.`,
    ].join(''),
  volcanoes: 'A volcano that erupts closes its strait: the lands on both sides become one.',
};
