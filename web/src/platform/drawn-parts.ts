/**
 * Names of the parts that have been drawn since the page was loaded. A part is drawn bit by bit the first
 * time; later it stands whole at once, so that Back can restore the scroll position.
 */
export const drawnParts = new Set<string>()
