// Pages below /cleanout that introduce sellers to the service (specification §2 Selling; "estimate" is
// ours, decision 0073).
export const cleanoutWays = [
  'guide',
  'impact',
  'estimate',
  'choose-service',
  'choose-service/standard',
  'choose-service/premium',
  'choose-service/donation',
  'premium',
  'beta',
  'partner',
  'survey',
  'common-ineligible-brands',
] as const
export type CleanoutWay = (typeof cleanoutWays)[number]

/**
 * Returns the information page (way to sell) at a path below /cleanout; undefined when the path is none of
 * them.
 */
export const cleanoutWayOf = (path: string): CleanoutWay | undefined =>
  cleanoutWays.find((one) => one === path)
