/** The titles of what people can look at. */
export const pictures = {
  garden: 'The garden in words',
  paths: 'The corners in words',
  display: 'The display',
  tracks: 'Flight, stars and leaf tiles',
  colony: 'My colony',
  colonyOf: ({ number }: { number: number }) => `Colony of player ${number}`,
};
