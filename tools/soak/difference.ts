// Finds the first place where two answers differ, and describes it for a person.

/**
 * Fields with a new id for each request (api/src/domains/search/search.ts): two shops never give the same
 * ones.
 */
const perAsking: ReadonlySet<string> = new Set(['queryId', 'resultId'])
/**
 * Signed links carry an expiry time that depends on the time of the request; the rest of the link is
 * compared.
 */
const expiry = /([?&])expires=\d+&signature=[\w-]+/g

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null
const timeless = (value: unknown) => (typeof value === 'string' ? value.replace(expiry, '$1signed') : value)
const brief = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200)

/**
 * Returns the path and both values of the first place where `a` and `b` differ; undefined when they are
 * equal. The order of a list counts, that of fields does not. Ids of a request and the expiry of signed
 * links are not compared.
 */
export function firstDifference(a: unknown, b: unknown, path = 'answer'): string | undefined {
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) {
    return timeless(a) === timeless(b) ? undefined : `${path}: ${brief(a)} and ${brief(b)}`
  }
  const inA = new Map<string, unknown>(Object.entries(a))
  const inB = new Map<string, unknown>(Object.entries(b))
  for (const key of new Set([...inA.keys(), ...inB.keys()])) {
    const found = perAsking.has(key)
      ? undefined
      : firstDifference(inA.get(key), inB.get(key), `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
