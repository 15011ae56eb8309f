// Post office boxes (decision 0051). Apart from the other rules, which bring the postal data of all
// countries.

/** Returns whether the first or the second line of an address names a post office box. */
export function isPoBox(address: { line1: string; line2?: string | null }): boolean {
  const box = /\b(?:p\.?\s*o\.?\s*|post\s+office\s+)box\s*#?\s*\d|^\s*box\s+\d+\s*$/i
  return box.test(address.line1) || box.test(address.line2 ?? '')
}
