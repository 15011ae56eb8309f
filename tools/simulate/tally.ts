// What has happened so far, and how a step that goes wrong is told without ending the play.
export type Counts = {
  kitsOrdered: number
  bagsHandedIn: number
  bagsReceived: number
  bagsDone: number
  bagsSetAside: number
  graded: number
  declined: number
  toReview: number
  listed: number
  orders: number
  piecesBought: number
  /** Cents that buyers were asked for. */
  sold: number
  parcelsPacked: number
  cashedOut: number
  errors: number
}
export type Tally = {
  day: number
  all: Counts
  today: Counts
  lastError: string | undefined
  errors: Map<string, number>
  orderIds: string[]
}

const none: Counts = {
  kitsOrdered: 0,
  bagsHandedIn: 0,
  bagsReceived: 0,
  bagsDone: 0,
  bagsSetAside: 0,
  graded: 0,
  declined: 0,
  toReview: 0,
  listed: 0,
  orders: 0,
  piecesBought: 0,
  sold: 0,
  parcelsPacked: 0,
  cashedOut: 0,
  errors: 0,
}

export const newTally = (): Tally => ({
  day: 0,
  all: { ...none },
  today: { ...none },
  lastError: undefined,
  errors: new Map(),
  orderIds: [],
})

export function count(tally: Tally, what: keyof Counts, by = 1): void {
  tally.all[what] += by
  tally.today[what] += by
}

export function beginDay(tally: Tally, day: number): void {
  tally.day = day
  tally.today = { ...none }
}

/** An error in one line, with what caused it. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const why = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${why}`.slice(0, wordsMost)
}

/** The same mistake with another bag or piece is the same mistake. */
export const kindOf = (error: string): string =>
  error.replace(/[\da-f]{8}(?:-[\da-f]{4,12}){4}|\b(?:HB)?\d[\d.,]*/gi, '…')
/** Longer than this nobody reads it in a terminal. */
const wordsMost = 240

/** Does a step; when it fails, that is counted and kept to be shown, and undefined is what comes of it. */
export async function attempt<T>(tally: Tally, what: string, step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step()
  } catch (error) {
    count(tally, 'errors')
    tally.lastError = `${what}: ${wordsOf(error)}`
    const kind = kindOf(tally.lastError)
    tally.errors.set(kind, (tally.errors.get(kind) ?? 0) + 1)
    return undefined
  }
}
