/** Between these, an app may see a web address: after a scheme, and between the parts of a domain. */
const LINKING = /:(?=\/\/)|[.\u3002\uff0e\uff61](?=[\p{L}\p{N}][\p{L}\p{N}-])/gu;

/** Nobody sees it, and no address goes on after it. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * A name in which no app finds a web address or an invitation, wherever it is shown. All names from Discord come in by
 * this door.
 */
export const unlinked = (name: string): string => name.replace(LINKING, (sign) => sign + ZERO_WIDTH_SPACE);
