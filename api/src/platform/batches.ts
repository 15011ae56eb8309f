// Fields of objects in a list, answered for all of them at once. Mercurius' own loaders tell objects apart by
// writing each of them out as text; for a page of pieces that took longer than everything else together.

type Asked<T> = { obj: T; params: unknown }
type Load<C> = (batch: never, ctx: C) => Promise<unknown[]>
type Field<C> = (obj: unknown, params: unknown, ctx: C) => Promise<unknown>

/**
 * A resolver that hands all that is asked of it within one turn of a request to one call of
 * `load`, in the order asked.
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

/** Resolvers of all fields that are answered by lists, by type. */
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
