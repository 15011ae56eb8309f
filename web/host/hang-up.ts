// A browser that hangs up is told to the API, so that nothing is drawn or looked up for nobody. The proxy
// alone would go on waiting for the whole answer.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { Agent, type Dispatcher } from 'undici'

type Guard = Required<Pick<FastifyHttpProxyOptions, 'preHandler' | 'undici' | 'retryMethods'>>

type Done = (error: Error | null, data: Dispatcher.ResponseData) => void

/** Requests that change nothing: all others are carried through even when nobody reads the answer. */
const readOnly = new Set(['GET', 'HEAD'])

/** As many connections as the proxy has by default. */
const connections = 128

/**
 * Makes options of a proxy that cancels a read (GET, HEAD) at the API when its reader hangs up; other
 * requests go on. It asks once: by default a read that is answered 503 would be asked ten times more, within
 * milliseconds, while the API is overloaded.
 */
export function untilHungUp(): Guard {
  const leaving = new AsyncLocalStorage<AbortSignal>()
  const agent = new Agent({ connections, pipelining: 1 })
  const request = ((options: Dispatcher.RequestOptions, done: Done) => {
    const signal = leaving.getStore()
    // Nobody is there to hear of an error, and that somebody left is none.
    agent.request({ ...options, signal: signal ?? null }, (error, data) => {
      if (!signal?.aborted) done(error, data)
    })
  }) as Dispatcher['request']
  return {
    undici: { request },
    retryMethods: [],
    preHandler: ({ method, log }, { raw }, done) => {
      if (!readOnly.has(method)) return done()
      const browser = new AbortController()
      raw.once('close', () => {
        if (raw.writableFinished) return
        log.info('the browser hung up')
        browser.abort()
      })
      leaving.run(browser.signal, done)
    },
  }
}
