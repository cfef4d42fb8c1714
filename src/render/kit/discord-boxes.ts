/**
 * The sizes at which Discord shows a picture, and what follows from them for every picture. Lengths are pixels.
 */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** On a desktop, a picture that is alone in its message is fitted into this. */
export const DESKTOP_BOX: Size = { width: 550, height: 350 };
/** On a phone it is as wide as the message: about this, on small ones less. */
export const PHONE_WIDTH = 400;

/** Smaller letters can't be read without opening the picture. On a desktop the screen is further away. */
export const READABLE = { desktop: 13, phone: 11 } as const;

/** The shape of the desktop's box, 11 : 7, so that none of it is left empty. A higher picture would become a stamp. */
export const FULL_PICTURE: Size = { width: 1400, height: 890 };

/** What a length of one pixel in the picture becomes. */
export const shownOnDesktop = ({ width, height }: Size): number =>
  Math.min(1, DESKTOP_BOX.width / width, DESKTOP_BOX.height / height);
export const shownOnPhone = ({ width }: Size): number => Math.min(1, PHONE_WIDTH / width);

/** The smallest size of a text that matters, in a picture of this size. */
export const leastTextIn = (size: Size): number =>
  Math.ceil(Math.max(READABLE.desktop / shownOnDesktop(size), READABLE.phone / shownOnPhone(size)));

/** In a full picture, and so enough in each smaller one. */
export const LEAST_TEXT = leastTextIn(FULL_PICTURE);
