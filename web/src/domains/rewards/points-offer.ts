/**
 * Returns how often an offer counts the points of an order: "twice", "1.5 times" (§3
 * pointsMultiplierOffer).
 */
export const timesWord = ({ multiplierCoefficient: times }: { multiplierCoefficient: number }): string =>
  times === 2 ? 'twice' : `${times} times`
