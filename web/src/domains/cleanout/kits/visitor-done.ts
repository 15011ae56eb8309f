/**
 * Returns the path of the confirmation page of a clean-out kit that a visitor ordered, with the kit's id in
 * the query.
 */
export const visitorDone = (kitId: string): string =>
  `/cleanout/visitor/sell/confirmation?kit=${encodeURIComponent(kitId)}`
