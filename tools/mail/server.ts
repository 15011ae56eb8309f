// The local mail inbox: takes every mail by SMTP, delivers none, and shows them on a page and as JSON.
import { randomUUID } from 'node:crypto'
import { type RequestTimes, requestTimes } from '@hemline/rules/vocabulary/limits.ts'
import fastify, { type FastifyInstance } from 'fastify'
import PostalMime, { type Address } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'
import { type Inbox, type Message, openInbox } from './inbox.ts'
import { listPage, messagePage, missingPage } from './pages.ts'

export type MailOptions = {
  /** 0: any free port. */
  readonly smtpPort: number
  readonly httpPort: number
  /** The address to listen on; 127.0.0.1 keeps the inbox to this machine. */
  readonly host: string
  readonly file: string
  readonly now: () => Date
  /** How long requests may take to come in. */
  readonly times?: RequestTimes
}

export type MailServer = {
  readonly smtpPort: number
  readonly httpPort: number
  readonly close: () => Promise<void>
}

const maxBytes = 10 * 1024 * 1024
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox"

const addressText = (address: Address | undefined): string =>
  address === undefined ? '' : (address.address ?? address.name)

async function parseMail(raw: Buffer, to: readonly string[], receivedAt: Date): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  return {
    id: randomUUID(),
    to: [...to],
    from: addressText(mail.from),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    receivedAt: receivedAt.toISOString(),
  }
}

function smtp(inbox: Inbox, now: () => Date): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (stream.sizeExceeded)
          return done(Object.assign(new Error('message too big'), { responseCode: 552 }))
        parseMail(Buffer.concat(chunks), to, now()).then(
          (message) => {
            inbox.add(message)
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  // A client that hangs up in the middle is no reason to end.
  server.on('error', (error) => console.error(`smtp: ${error.message}`))
  return server
}

const listQuery = z.object({ to: z.string().optional() })
const byId = z.object({ id: z.string() })

function http(inbox: Inbox, times: RequestTimes): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, requestTimeout: times.requestTimeout, http: times })
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('content-security-policy', pagePolicy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
  })
  app.get('/livez', async () => ({ ok: true }))
  app.get('/', async (_request, reply) => reply.type('text/html').send(listPage(inbox.list())))
  app.get('/api/messages', async (request) => inbox.list(listQuery.parse(request.query).to))
  app.delete('/api/messages', async (_request, reply) => {
    inbox.clear()
    return reply.code(204).send()
  })
  app.get('/messages/:id', async (request, reply) => {
    const message = inbox.find(byId.parse(request.params).id)
    const body = message === undefined ? missingPage() : messagePage(message)
    return reply
      .code(message === undefined ? 404 : 200)
      .type('text/html')
      .send(body)
  })
  app.get('/messages/:id/html', async (request, reply) => {
    const message = inbox.find(byId.parse(request.params).id)
    if (message === undefined) return reply.code(404).type('text/html').send(missingPage())
    return reply.header('content-security-policy', framePolicy).type('text/html').send(message.html)
  })
  return app
}

const portOf = (address: ReturnType<SMTPServer['server']['address']>, fallback: number): number =>
  address !== null && typeof address === 'object' ? address.port : fallback

/** Starts the local mail inbox: SMTP for the shop, HTTP pages for people. Returns both ports and `close`. */
export async function startMail(options: MailOptions): Promise<MailServer> {
  const inbox = openInbox(options.file)
  const smtpServer = smtp(inbox, options.now)
  await new Promise<void>((done, fail) => {
    smtpServer.server.once('error', fail)
    smtpServer.listen(options.smtpPort, options.host, done)
  })
  const app = http(inbox, options.times ?? requestTimes)
  await app.listen({ port: options.httpPort, host: options.host })
  return {
    smtpPort: portOf(smtpServer.server.address(), options.smtpPort),
    httpPort: portOf(app.server.address(), options.httpPort),
    close: async () => {
      await app.close()
      await new Promise<void>((done) => smtpServer.close(() => done()))
    },
  }
}
