/** The interactions that are being answered. */
export interface Crowd {
  isTooLarge(): boolean;
  /** One more until this is done. */
  with(answering: () => Promise<void>): Promise<void>;
}

export function createCrowd(most: number): Crowd {
  let size = 0;
  return {
    isTooLarge: () => size > most,
    async with(answering) {
      size += 1;
      try {
        await answering();
      } finally {
        size -= 1;
      }
    },
  };
}
