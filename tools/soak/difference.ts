// Where two answers part: the first place, and what either says there, for people to read.

/** Made anew at each asking (api/src/domains/search/search.ts): no shop gives the same ones twice. */
const perAsking: ReadonlySet<string> = new Set(['queryId', 'resultId'])
/** Signed links open until some hours after they were asked for; what they open is their other half. */
const expiry = /([?&])expires=\d+&signature=[\w-]+/g

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null
const timeless = (value: unknown) => (typeof value === 'string' ? value.replace(expiry, '$1signed') : value)
const brief = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200)

/**
 * The first place at which `b` says other than `a`, in words; undefined when they say the same.
 * The order of a list counts, that of fields does not; ids of the asking itself and until when a
 * signed link opens are left out.
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
