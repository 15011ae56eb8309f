// Resolves a field for all objects of a list with one call. Mercurius' own loaders compare objects by
// serializing each of them, which for a page of items took longer than everything else together.

type Asked<T> = { obj: T; params: unknown }
type Load<C> = (batch: never, ctx: C) => Promise<unknown[]>
type Field<C> = (obj: unknown, params: unknown, ctx: C) => Promise<unknown>

/**
 * Makes a resolver that collects all calls within one tick of a request and passes them to one call of
 * `load`, in the order of the calls.
 */
export function batched<C extends object>(load: Load<C>): Field<C> {
  const open = new WeakMap<C, { batch: Asked<unknown>[]; answers: Promise<unknown[]> }>()
  return (obj, params, ctx) => {
    let turn = open.get(ctx)
    if (!turn) {
      const batch: Asked<unknown>[] = []
      // What a list's promises set off in between still comes in.
      const answers = new Promise<void>((done) => process.nextTick(done)).then(() => {
        open.delete(ctx)
        return load(batch as never, ctx)
      })
      turn = { batch, answers }
      open.set(ctx, turn)
    }
    const at = turn.batch.push({ obj, params }) - 1
    return turn.answers.then((answers) => answers[at])
  }
}

/**
 * Returns resolvers by type and field, each of which collects the calls of one turn for its load in `loads`
 * (see `batched`).
 */
export function batchResolvers<C extends object>(
  loads: Readonly<Record<string, Readonly<Record<string, Load<C>>>>>,
) {
  return Object.fromEntries(
    Object.entries(loads).map(([type, fields]) => [
      type,
      Object.fromEntries(Object.entries(fields).map(([name, load]) => [name, batched(load)])),
    ]),
  )
}
