// Schemas (zod) of values that the compiler can't see: rows and JSON. The names say the kinds of values that
// the database's driver brings.
import { z } from 'zod'

/** Accepts values of type T and refuses all others; `parse` returns the value. */
export type Decoder<T> = z.ZodType<T>

export const text = z.string()
export const number = z.number()
export const yesOrNo = z.boolean()
/** A Date of the database driver, or the text of a time as JSON has it. */
export const time: Decoder<Date> = z.preprocess(
  (value) => (typeof value === 'string' ? new Date(value) : value),
  z.date(),
)
/** Any object (also a list), but not null. */
export const anyObject = z.custom<object>((value) => typeof value === 'object' && value !== null)

/** Makes a schema that also accepts null. */
export const orNull = <T>(schema: Decoder<T>): Decoder<T | null> => schema.nullable()
/** Makes a schema for a field that may be missing. */
export const maybe = <T>(schema: Decoder<T>): Decoder<T | undefined> => schema.optional()
/** Makes a schema for one of some fixed texts. */
export const oneOf = <T extends string>(values: readonly T[]): Decoder<T> => z.literal(values)
/** Makes a schema for a list of values of one type. */
export const listOf = <T>(schema: Decoder<T>): Decoder<T[]> => z.array(schema)
/** Makes a schema for an object with any keys and values of one type. */
export const recordOf = <T>(schema: Decoder<T>): Decoder<Record<string, T>> => z.record(z.string(), schema)

/** The schema of each field of a type; the compiler refuses a missing field. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Pick<T, K> extends Required<Pick<T, K>>
    ? Decoder<T[K]>
    : Decoder<T[K] | undefined>
}

/**
 * Makes a schema for an object with these fields; further fields are dropped. The one type assertion: an
 * object made of all fields of a type is of that type.
 */
export const shape = <T extends object>(fields: Fields<T>): Decoder<T> =>
  z.object({ ...fields }) as unknown as Decoder<T>

/** Makes a schema for an object with some fields of a type; further fields are dropped. */
export const someOf = <T extends object, K extends keyof T & string>(
  fields: Fields<T>,
  keys: readonly K[],
): Decoder<Pick<T, K>> =>
  z.object(Object.fromEntries(keys.map((key) => [key, fields[key]]))) as unknown as Decoder<Pick<T, K>>

/** Returns which field of a value was refused and why, without the value itself, which may be private. */
export const refusalOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
