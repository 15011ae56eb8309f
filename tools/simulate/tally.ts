// Counts the events of the play, and the errors of steps, which do not end the play.
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
  /** Cents that buyers were charged. */
  sold: number
  parcelsPacked: number
  cashedOut: number
  errors: number
}
/** The counts of the whole play and of today, and the errors by kind. */
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

/** Returns an empty tally of a simulation. */
export const newTally = (): Tally => ({
  day: 0,
  all: { ...none },
  today: { ...none },
  lastError: undefined,
  errors: new Map(),
  orderIds: [],
})

/** Adds to a count of the simulation's tally, for the whole play and for today. */
export function count(tally: Tally, what: keyof Counts, by = 1): void {
  tally.all[what] += by
  tally.today[what] += by
}

/** Sets the day of the simulation's tally and empties today's counts. */
export function beginDay(tally: Tally, day: number): void {
  tally.day = day
  tally.today = { ...none }
}

/** Returns an error's message in one line, with that of its cause, cut to 240 characters. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const why = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${why}`.slice(0, wordsMost)
}

/**
 * Blanks ids and numbers in a message, so that the same error about another bag or piece counts as the
 * same.
 */
export const kindOf = (error: string): string =>
  error.replace(/[\da-f]{8}(?:-[\da-f]{4,12}){4}|\b(?:HB)?\d[\d.,]*/gi, '…')
/** The most letters of an error that a terminal shows. */
const wordsMost = 240

/**
 * Runs a step and returns its result. When it throws, counts the error by its kind in the tally, and returns
 * undefined.
 */
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
