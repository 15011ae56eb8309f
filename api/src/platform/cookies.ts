// Cookies of ours have two names: over HTTPS one that no other host and no plain page can set. Within the
// API they have the plain one.
import cookie from '@fastify/cookie'
import { hostCookie, sessionCookie, visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyInstance } from 'fastify'

/** Whether browsers reach the shop over HTTPS; `WEB_ORIGIN` says so. */
export const hasHttps = ({ WEB_ORIGIN }: { WEB_ORIGIN: string }): boolean => WEB_ORIGIN.startsWith('https:')

/** Reads cookies; where the shop has HTTPS, ours are believed under the name of HTTPS alone. */
export async function registerCookies(app: FastifyInstance, config: { WEB_ORIGIN: string }): Promise<void> {
  await app.register(cookie)
  if (!hasHttps(config)) return
  app.addHook('onRequest', async (request) => {
    for (const name of [sessionCookie, visitorCookie])
      request.cookies[name] = request.cookies[hostCookie(name)]
  })
}
