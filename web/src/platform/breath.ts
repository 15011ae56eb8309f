/**
 * Resolves in a new task of the event loop, so that waiting tasks, above all the handling of a touch, run
 * first.
 */
export const breath = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(undefined)
  })
