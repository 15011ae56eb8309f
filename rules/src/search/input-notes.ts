// What a listing says of inputs that it can't follow: no input of getItems is ignored in silence
// (specification §7).
type Inputs = {
  readonly queryBehavior?: string | null | undefined
  readonly queryId?: string | null | undefined
  readonly excludes?: { readonly dropshipper_id?: readonly number[] | null | undefined } | null | undefined
}

/** The most dropshippers that a listing leaves out. */
export const excludesMax = 100
const behaviors: readonly string[] = ['all', 'any']
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Returns whether a text is the id of an earlier listing: up to 64 letters, digits, "_" and "-". */
export const isQueryId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/**
 * Returns a sentence for each input of a listing that is left out: an unknown way to match words, a malformed
 * id of the listing before, and more than 100 excluded shops. Empty when there is none.
 */
export function inputNotes({ queryBehavior, queryId, excludes }: Inputs): string[] {
  const left = (excludes?.dropshipper_id?.length ?? 0) - excludesMax
  return [
    ...(queryBehavior && !behaviors.includes(queryBehavior)
      ? [`Words: we don't know the way "${short(queryBehavior)}", so pieces must have all of them.`]
      : []),
    ...(queryId && !isQueryId(queryId) ? ['The id of the listing before this one is none of ours.'] : []),
    ...(left > 0 ? [`At most ${excludesMax} shops can be left out, so ${left} of them are shown.`] : []),
  ]
}
