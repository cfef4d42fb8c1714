/** Discord's colours are 24-bit numbers. */
export function colourOf(colour: number | null | undefined): string | undefined {
  return colour == null ? undefined : `#${colour.toString(16).padStart(6, '0')}`;
}
