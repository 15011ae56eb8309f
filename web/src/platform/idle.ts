// Work for the lower part of a page waits until the browser has asked for the part in sight.

/** The longest wait in milliseconds, also in a busy browser. */
const patienceMs = 1000

/**
 * Resolves when the browser is idle, after a second at the latest; in the next task where a browser can't
 * tell.
 */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis)
      globalThis.requestIdleCallback(() => done(), { timeout: patienceMs })
    else setTimeout(done)
  })
}
