/**
 * Removes and returns the last element of a list; throws when the list is empty, since a test without its
 * piece tests nothing.
 */
export function takeLast<T>(from: T[]): T {
  const last = from.pop()
  if (last === undefined)
    throw new Error('nothing is left to take: this file uses more pieces than the seed has for it')
  return last
}
