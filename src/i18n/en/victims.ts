/** The owners of two Ichtos; a name that is there twice owns both. */
export const whose = ([first = '', second = '']: readonly string[]): string =>
  first === second ? `both of ${first}` : `${first} and ${second}`;
