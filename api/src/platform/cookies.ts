// The shop's cookies have two names: the plain one, which code in the API uses, and over HTTPS a name
// with a prefix that no other host and no page without HTTPS can set.
import cookie from '@fastify/cookie'
import { hostCookie, sessionCookie, visitorCookie } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyInstance } from 'fastify'

/** Returns whether browsers reach the shop over HTTPS, by the scheme of `WEB_ORIGIN`. */
export const hasHttps = ({ WEB_ORIGIN }: { WEB_ORIGIN: string }): boolean => WEB_ORIGIN.startsWith('https:')

/**
 * Registers the parsing of cookies; with HTTPS the shop's own cookies are read only under their prefixed
 * names (`__Host-`).
 */
export async function registerCookies(app: FastifyInstance, config: { WEB_ORIGIN: string }): Promise<void> {
  await app.register(cookie)
  if (!hasHttps(config)) return
  app.addHook('onRequest', async (request) => {
    for (const name of [sessionCookie, visitorCookie])
      request.cookies[name] = request.cookies[hostCookie(name)]
  })
}
