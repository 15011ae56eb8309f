/** Returns the name of an arm for people: 'short_flow' is 'Short flow'. */
export const armWords = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('_', ' ')

/** Returns a share, 0 to 1, as a percentage with one decimal place: '12.5%'. */
export const rateWords = (rate: number): string => `${(rate * 100).toFixed(1)}%`
