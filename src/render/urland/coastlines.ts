/**
 * The map, drawn by hand: corners of coasts and borders, and the positions of things. Straits are the narrow gaps
 * between the regions of a continent. `test/render/urland/coastlines.test.ts` compares it with the rules' table
 * (R-BOARD).
 */
import type { Ocean, Region } from '#games/urland/board.ts';
import { points } from '../outline.ts';
import type { Point } from '../scene.ts';

/** Wider than high: beside it are the players, around it is the track. */
export const MAP_WIDTH = 988;
export const MAP_HEIGHT = 714;

/** The corners of each region, clockwise; `coasts.ts` turns them into shores. */
export const REGION_CORNERS: Readonly<Record<Region, readonly Point[]>> = {
  1: points(
    '38,44 54,18 96,22 132,8 170,18 210,14 218,52 214,96 219,140 210,157 164,154 118,160 76,154 48,158 34,136 42,108 26,80',
  ),
  2: points(
    '232,18 270,26 314,16 358,34 390,44 418,62 412,96 422,132 414,170 418,200 378,198 330,193 282,187 238,178 233,134 237,80 233,48',
  ),
  3: points(
    '40,182 76,174 124,177 168,172 212,178 242,189 284,200 332,208 380,214 416,218 408,246 422,268 386,276 358,292 310,288 276,302 228,292 184,300 138,294 98,300 58,290 28,264 48,226 30,204',
  ),
  4: points(
    '576,222 572,208 614,204 658,206 704,200 734,204 758,226 756,268 761,308 754,342 714,346 678,356 638,344 600,350 570,334 578,300 568,268 576,240',
  ),
  5: points(
    '572,68 596,44 628,32 666,22 704,30 750,18 761,56 757,100 762,142 752,172 728,187 690,185 646,190 604,186 576,192 584,160 570,128 580,98',
  ),
  6: points(
    '775,16 814,22 852,8 892,20 936,10 962,24 966,58 954,92 960,112 964,138 940,160 914,156 870,160 826,154 794,158 780,140 779,96 774,56',
  ),
  7: points(
    '804,174 846,172 894,174 930,170 958,184 956,214 966,246 954,278 960,306 920,320 882,330 846,318 806,324 778,322 776,280 780,240 774,206 788,184',
  ),
  8: points(
    '202,478 218,452 206,438 252,432 290,440 330,430 372,438 416,428 454,438 484,432 480,470 487,502 472,530 434,534 394,538 344,540 294,538 244,542 204,538 214,508',
  ),
  9: points(
    '202,560 250,558 298,562 344,558 380,568 386,608 382,652 387,692 354,698 318,706 276,696 236,705 198,696 206,652 196,620 204,590',
  ),
  10: points(
    '404,580 438,568 484,574 534,568 584,578 590,620 585,658 591,698 554,702 514,710 474,700 434,708 402,698 406,658 401,618',
  ),
  11: points(
    '614,568 654,558 704,562 750,558 790,564 784,598 798,630 786,660 796,694 752,698 714,706 672,696 634,702 608,692 604,652 610,612',
  ),
  12: points(
    '504,432 542,438 580,428 624,436 666,428 708,438 750,430 786,448 780,482 794,508 780,538 734,540 690,542 640,538 598,538 554,534 518,530 501,502 505,470',
  ),
};

/** The borders between oceans. They run on beneath the land to the lagoon in its middle, or to the edge of the map. */
export const BORDERS: readonly { readonly oceans: readonly [Ocean, Ocean]; readonly line: readonly Point[] }[] = [
  { oceans: ['D', 'A'], line: points('225,172 140,150 44,144 22,124 0,106') },
  {
    oceans: ['E', 'A'],
    line: points('225,172 314,140 406,166 428,192 430,234 456,264 514,272 559,282 614,304 694,270 768,176'),
  },
  { oceans: ['A', 'B'], line: points('768,176 864,140 950,136 970,118 988,102') },
  { oceans: ['E', 'D'], line: points('225,172 204,240 208,300 218,334 212,384 210,428 244,458 364,488 474,548') },
  { oceans: ['E', 'B'], line: points('768,176 804,250 788,322 766,346 756,376 752,410 756,448 714,488 514,548') },
  { oceans: ['C', 'D'], line: points('474,548 314,598 206,574 192,552 168,508 90,502 0,508') },
  { oceans: ['B', 'C'], line: points('514,548 664,608 794,608 854,598 914,614 988,604') },
];

/** Still water within each ring: it belongs to no ocean, and separates regions that share no strait. */
export const LAGOONS: readonly (readonly Point[])[] = [
  points('214,164 224,158 236,170 234,188 216,182'),
  points('752,174 776,148 796,160 804,172 786,186 774,204 760,224 738,206 730,190'),
  points(
    '380,556 414,540 454,536 480,524 510,524 544,538 594,542 620,556 610,574 574,576 514,566 454,568 414,576 388,570',
  ),
];

/** The middle of each strait, by the volcano that can bridge it, and its direction in degrees. */
export const STRAITS: Readonly<Record<Region, { readonly at: Point; readonly turn: number }>> = {
  1: { at: { x: 124, y: 167 }, turn: 0 },
  2: { at: { x: 225, y: 92 }, turn: 90 },
  3: { at: { x: 332, y: 202 }, turn: 10 },
  4: { at: { x: 767, y: 272 }, turn: 90 },
  5: { at: { x: 658, y: 197 }, turn: 0 },
  6: { at: { x: 768, y: 84 }, turn: 90 },
  7: { at: { x: 874, y: 165 }, turn: 0 },
  8: { at: { x: 494, y: 482 }, turn: 90 },
  9: { at: { x: 294, y: 549 }, turn: 0 },
  10: { at: { x: 394, y: 632 }, turn: 90 },
  11: { at: { x: 598, y: 636 }, turn: 90 },
  12: { at: { x: 694, y: 549 }, turn: 0 },
};
