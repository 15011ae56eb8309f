// The last catch of a program (decision 0105). It stands here because every program may import this package;
// it imports nothing, and is handed the process.

export type Uncaught = 'unhandled rejection' | 'uncaught exception'

type Program = {
  on: (event: 'unhandledRejection' | 'uncaughtException', listener: (error: unknown) => void) => unknown
  exit: (code: number) => void
}

export type LastCatch = {
  /** Reports what nothing else caught; must not throw. */
  readonly report: (error: unknown, what: Uncaught) => void
  /** Called after a rejection was reported; the program goes on in any case. */
  readonly afterRejection?: () => void
  /** Ends what is under way before the program ends. */
  readonly drain: () => Promise<unknown>
  /** The program ends after so many milliseconds, also when draining takes longer. */
  readonly drainMs: number
}

/**
 * Installs the program's last error handlers. A rejected promise that nobody handled is reported and the
 * program goes on, since whatever waited has failed already. An uncaught exception leaves an unknown state:
 * it is reported, the program drains, and exits with 1 at the latest after `drainMs`. Returns `end`, which
 * ends the program in the same order with a code; only its first call counts.
 */
export function installLastCatch(
  program: Program,
  { report, afterRejection, drain, drainMs }: LastCatch,
): { end: (code: number) => void } {
  let isEnding = false
  const end = (code: number): void => {
    if (isEnding) return
    isEnding = true
    const exit = () => program.exit(code)
    setTimeout(exit, drainMs)
    Promise.resolve()
      .then(drain)
      .then(exit, (error: unknown) => {
        report(error, 'unhandled rejection')
        exit()
      })
  }
  program.on('unhandledRejection', (error) => {
    report(error, 'unhandled rejection')
    afterRejection?.()
  })
  program.on('uncaughtException', (error) => {
    report(error, 'uncaught exception')
    end(1)
  })
  return { end }
}
