// Names a drawing by what it shows, whatever the order of its keys.

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

const ordered = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, ordered(one)]),
  )
}

/** FNV-1a with 32 bits, begun at `offset`. */
function fnv(text: string, offset: number): number {
  let hash = offset
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Returns a key of a drawing: 16 hex digits that do not depend on the order of the object's keys. */
export function artKeyOf(art: object): string {
  const text = JSON.stringify(ordered(art as Json))
  return [fnv(text, 0x811c9dc5), fnv(text, 0x2f0b4c47)]
    .map((half) => half.toString(16).padStart(8, '0'))
    .join('')
}
