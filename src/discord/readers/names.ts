/** Players' names as Discord has them, made distinct. */

/** A name with nothing visible in it. U+2800 is a pattern of Braille without a dot. */
export const isBlank = (name: string): boolean => !/[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);

const likeness = (name: string): string => name.normalize('NFKC').trim().toLocaleLowerCase();

/** By seat: names that could be confused get their colours. */
export function distinctNames(
  names: readonly string[],
  colours: readonly string[],
  named: (name: string, colour: string) => string,
): string[] {
  const alike = names.map(likeness);
  const hasTwin = (seat: number): boolean => alike.filter((each) => each === alike[seat]).length > 1;
  return names.map((name, seat) => (hasTwin(seat) ? named(name, colours[seat] ?? '') : name));
}
