export const tellGame = (_print: (paragraph: string) => void) => () => {};
