// Links that end mails by one press in the mail program, without a log-in (RFC 8058).
import type { FastifyInstance } from 'fastify'

/** Makes the two mail headers of RFC 8058 by which mail programs show an unsubscribe button for a URL. */
export const oneClickHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type OneClick = {
  path: string
  /** Returns the page of the site that asks before it ends mails. */
  page: (token: string) => string
  /** Ends the mails of a token and returns what is answered; undefined for a token that is not ours. */
  press: (token: string) => Promise<string | undefined>
}

/**
 * Registers the route of one-click links, whose token is in the query. A POST ends mails, without cookies and
 * any number of times, and answers in plain text; 400 for a token that is none of the shop's. A GET, which
 * link scanners send, changes nothing and redirects to the page that asks.
 */
export async function registerOneClick(app: FastifyInstance, { path, page, press }: OneClick): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    )
    type Asked = { Querystring: { token?: string } }
    scope.post<Asked>(path, async ({ query: { token } }, reply) => {
      const said = await press(String(token ?? ''))
      reply.type('text/plain; charset=utf-8')
      if (said === undefined)
        return reply.code(400).send('This link is not complete. Open it from the mail again.')
      return reply.send(said)
    })
    scope.get<Asked>(path, async ({ query: { token } }, reply) =>
      reply.redirect(page(encodeURIComponent(String(token ?? ''))), 302),
    )
  })
}
