// What stands far down a page waits until the browser has asked for what is in sight.

/** Longest wait, however busy the browser is. */
const patienceMs = 1000

/** Resolves when the browser has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis)
      globalThis.requestIdleCallback(() => done(), { timeout: patienceMs })
    else setTimeout(done)
  })
}
