// Pages below /cleanout that lead sellers in (specification §2 Selling; "estimate" is ours, decision 0073).
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
] as const
export type CleanoutWay = (typeof cleanoutWays)[number]

/** The page of a path below /cleanout; undefined when it is none of these. */
export const cleanoutWayOf = (path: string): CleanoutWay | undefined =>
  cleanoutWays.find((one) => one === path)
