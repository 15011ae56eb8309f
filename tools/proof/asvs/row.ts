// One line of the map from the standard's requirements to what shows them (OWASP ASVS 5.0; numbers and levels
// are its own, words are ours).

export type Row = {
  /** As the standard numbers it, without the V: 6.2.1. */
  readonly id: string
  readonly words: string
  readonly status: 'met' | 'not applicable' | 'gap'
  /** A file, and a text that is in it: the title of a test, or the line that does it. */
  readonly shown?: { readonly path: string; readonly text: string }
  readonly reason?: string
}

/** Builds the row of a security requirement that is met; `text`, in the file at `path`, shows how. */
export const met = (id: string, words: string, path: string, text: string): Row => ({
  id,
  words,
  status: 'met',
  shown: { path, text },
})

/**
 * Builds the row of a security requirement that is met by design, for the given reason; no test or line shows
 * it.
 */
export const because = (id: string, words: string, reason: string): Row => ({
  id,
  words,
  status: 'met',
  reason,
})

/** Builds the row of a security requirement about something that the shop does not have. */
export const none = (id: string, words: string, reason: string): Row => ({
  id,
  words,
  status: 'not applicable',
  reason,
})

/** Builds the row of a security requirement that is not met, or only partly, with the reason. */
export const gap = (id: string, words: string, reason: string): Row => ({ id, words, status: 'gap', reason })
