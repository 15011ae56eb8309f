// The pop-up arbiter of specification §4: at most one type is active, and none on returns pages.
export const popupTypes = [
  'privacy',
  'shipment_delivered',
  'cleanout',
  'subscription_cart',
  'subscription_favorites',
  'subscription_saved_searches',
] as const
/** In the order in which they go first when several want to show: what the law asks, what a buyer waits for, then offers. */
export type PopupType = (typeof popupTypes)[number]

export type PopupFacts = { path: string; active: PopupType | undefined; wanted: readonly PopupType[] }

/** Returns pages are exempt from pop-ups (§2). */
export const isReturnsPage = (path: string): boolean => /^\/my\/returns?(\/|$)/.test(path)

/** The one pop-up to show, if any: the active one stays as long as it is wanted; a new one never pushes it aside. */
export function arbitrate({ path, active, wanted }: PopupFacts): PopupType | undefined {
  if (isReturnsPage(path)) return undefined
  if (active && wanted.includes(active)) return active
  return popupTypes.find((type) => wanted.includes(type))
}
