/** Every order of these, or of so many of them. */
export const everyOrder = <T>(items: readonly T[], length = items.length): T[][] =>
  length === 0
    ? [[]]
    : items.flatMap((first) =>
        everyOrder(
          items.filter((item) => item !== first),
          length - 1,
        ).map((rest) => [first, ...rest]),
      );
