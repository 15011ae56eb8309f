/** Returns the path of the page where every visitor's order ends. */
export const visitorDone = (kitId: string): string =>
  `/cleanout/visitor/sell/confirmation?kit=${encodeURIComponent(kitId)}`
