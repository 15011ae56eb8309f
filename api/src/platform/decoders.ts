// Decoders check values that the compiler can't see (rows, JSON) against a type and refuse all others.

/** Returns the value as type T, or throws a `NotDecoded`. */
export type Decoder<T> = (value: unknown) => T

/**
 * The error for a value that is not of the claimed type. `path`: the columns and fields that lead to the
 * value.
 */
export class NotDecoded extends Error {
  readonly path: string[] = []
  readonly wanted: string
  readonly got: unknown
  constructor(wanted: string, got: unknown) {
    super('a value is not of its type')
    this.wanted = wanted
    this.got = got
  }
  /** Describes where the value was and of what kind, without the value itself, which may be private. */
  told(): string {
    const kind = this.got === null ? 'null' : Array.isArray(this.got) ? 'list' : typeof this.got
    return `${this.path.join('.')} is ${kind}, wanted: ${this.wanted}`
  }
}

/** Decodes a string. */
export const text: Decoder<string> = (value) => {
  if (typeof value !== 'string') throw new NotDecoded('text', value)
  return value
}
/** Decodes a number. */
export const number: Decoder<number> = (value) => {
  if (typeof value !== 'number') throw new NotDecoded('number', value)
  return value
}
/** Decodes a boolean. */
export const yesOrNo: Decoder<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new NotDecoded('boolean', value)
  return value
}
/** Decodes a Date of the database driver, or the text of a time as JSON has it. */
export const time: Decoder<Date> = (value) => {
  if (value instanceof Date) return value
  const read = typeof value === 'string' ? new Date(value) : undefined
  if (!read || Number.isNaN(read.getTime())) throw new NotDecoded('time', value)
  return read
}
/** Decodes any object (also a list), but not null. */
export const anyObject: Decoder<object> = (value) => {
  if (typeof value !== 'object' || value === null) throw new NotDecoded('object', value)
  return value
}

/** Makes a decoder that also accepts null. */
export const orNull =
  <T>(decode: Decoder<T>): Decoder<T | null> =>
  (value) =>
    value === null ? null : decode(value)

/** Makes a decoder for a field that may be missing. */
export const maybe =
  <T>(decode: Decoder<T>): Decoder<T | undefined> =>
  (value) =>
    value === undefined ? undefined : decode(value)

/** Makes a decoder for one of some fixed texts. */
export const oneOf = <T extends string>(values: readonly T[]): Decoder<T> => {
  const known: ReadonlyMap<unknown, T> = new Map(values.map((value) => [value, value]))
  return (value) => {
    const found = known.get(value)
    if (found === undefined) throw new NotDecoded(`one of ${values.join(', ')}`, value)
    return found
  }
}

/** Decodes one part of a value; a NotDecoded error names the part in its path. */
function partOf<T>(key: string, decode: Decoder<T>, value: unknown): T {
  try {
    return decode(value)
  } catch (error) {
    if (error instanceof NotDecoded) error.path.unshift(key)
    throw error
  }
}

/** Makes a decoder for a list of values of one type. */
export const listOf =
  <T>(decode: Decoder<T>): Decoder<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new NotDecoded('list', value)
    return value.map((one, at) => partOf(String(at), decode, one))
  }

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(anyObject(value))

/** Makes a decoder for an object with any keys and values of one type. */
export const recordOf =
  <T>(decode: Decoder<T>): Decoder<Record<string, T>> =>
  (value) =>
    Object.fromEntries(entriesOf(value).map(([key, one]) => [key, partOf(key, decode, one)]))

/** The decoder of each field of a type; the compiler refuses a missing field. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Pick<T, K> extends Required<Pick<T, K>>
    ? Decoder<T[K]>
    : Decoder<T[K] | undefined>
}

/** Makes a decoder for an object with these fields; further fields are dropped. */
export const shape = <T extends object>(fields: Fields<T>): Decoder<T> =>
  made<T>(Object.entries<Decoder<unknown>>(fields))

/** Makes a decoder for an object with some fields of a type; further fields are dropped. */
export const someOf = <T extends object, K extends keyof T & string>(
  fields: Fields<T>,
  keys: readonly K[],
): Decoder<Pick<T, K>> => made<Pick<T, K>>(keys.map((key) => [key, fields[key]]))

/**
 * Decodes an object field by field. The one type assertion: an object made of all fields of a type is of
 * that type.
 */
function made<T extends object>(fields: readonly (readonly [string, Decoder<unknown>])[]): Decoder<T> {
  return (value) => {
    const given = anyObject(value)
    const parts: Record<string, unknown> = {}
    for (const [key, decode] of fields) {
      const part = partOf(key, decode, Reflect.get(given, key))
      if (part !== undefined) parts[key] = part
    }
    return parts as T
  }
}
