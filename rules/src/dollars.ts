/** "$1,234.50" of cents, for what machines read; screens have formats of their own. */
export const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
