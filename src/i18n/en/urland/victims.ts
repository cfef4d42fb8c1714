/** The owners of two Ichtos; a name that appears twice owns both. */
export const whose = ([first = '', second = '']: readonly string[]): string =>
  first === second ? `both ${first}’s` : `one of ${first}’s, one of ${second}’s`;
