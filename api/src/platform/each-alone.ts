/**
 * Runs `work` for each element, one after the other. A failure does not stop the others; at the end the error
 * is thrown (an AggregateError for several).
 */
export async function eachAlone<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const errors: unknown[] = []
  for (const one of all) await work(one).catch((error: unknown) => void errors.push(error))
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} of ${all.length} failed`)
  if (errors.length > 0) throw errors[0]
}
