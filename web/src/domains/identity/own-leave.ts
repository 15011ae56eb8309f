let leaving = false

/** Returns whether this tab is ending the session itself, so that the end is no surprise. */
export const isLeaving = (): boolean => leaving

/** Forgets that this tab ended a session, as on a newly loaded page. */
export const forgetLeaving = (): void => {
  leaving = false
}

/**
 * Runs `work`, which ends the session, and keeps the tab, until two seconds after it, from taking that for
 * somebody else's doing.
 */
export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  leaving = true
  try {
    return await work()
  } finally {
    // The answer changes the page in the next moment.
    setTimeout(() => {
      leaving = false
    }, 2000)
  }
}
