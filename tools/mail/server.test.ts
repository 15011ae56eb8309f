import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type MailServer, startMail } from './server.ts'

type Mail = {
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly headers?: string
}

/** Speaks SMTP by hand, so that the test leans on no mail library. */
function send(port: number, mail: Mail): Promise<void> {
  const content = `From: Hemline <hello@hemline.example>\r\nTo: ${mail.to}\r\nSubject: ${mail.subject}\r\n${mail.headers ?? ''}\r\n${mail.body}\r\n.`
  const lines = [
    'EHLO test',
    'MAIL FROM:<hello@hemline.example>',
    `RCPT TO:<${mail.to}>`,
    'DATA',
    content,
    'QUIT',
  ]
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8')
    socket.on('data', (answer: string) => {
      if (/^[45]\d\d/.test(answer)) fail(new Error(answer))
      // Only the last line of an answer has a space after its number.
      if (/^\d{3} /m.test(answer)) socket.write(`${lines.shift() ?? ''}\r\n`)
    })
    socket.on('error', fail)
    socket.on('close', () => done())
  })
}

const listSchema = z.array(
  z.object({
    id: z.string(),
    to: z.array(z.string()),
    from: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    receivedAt: z.string(),
  }),
)

let dir: string
let server: MailServer

const start = (): Promise<MailServer> =>
  startMail({
    smtpPort: 0,
    httpPort: 0,
    host: '127.0.0.1',
    file: join(dir, 'mail.jsonl'),
    now: () => new Date('2026-11-21T10:00:00Z'),
  })
const url = (path: string): string => `http://127.0.0.1:${server.httpPort}${path}`
const list = async (query = ''): Promise<z.infer<typeof listSchema>> =>
  listSchema.parse(await (await fetch(url(`/api/messages${query}`))).json())

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'hemline-mail-'))
  server = await start()
})

afterEach(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

describe('the mail inbox', () => {
  it('lists what was sent, the newest first', async () => {
    await send(server.smtpPort, { to: 'ana@hemline.example', subject: 'first', body: 'one' })
    await send(server.smtpPort, { to: 'ben@hemline.example', subject: 'second', body: 'two' })
    const messages = await list()
    expect(messages.map((message) => message.subject)).toEqual(['second', 'first'])
    expect(messages[1]).toMatchObject({
      to: ['ana@hemline.example'],
      from: 'hello@hemline.example',
      receivedAt: '2026-11-21T10:00:00.000Z',
    })
    expect(messages[1]?.text.trim()).toBe('one')
  })

  it('finds the mail of one address, whatever its letters', async () => {
    await send(server.smtpPort, { to: 'ana@hemline.example', subject: 'for ana', body: 'x' })
    await send(server.smtpPort, { to: 'ben@hemline.example', subject: 'for ben', body: 'x' })
    expect((await list('?to=ANA@hemline.example')).map((message) => message.subject)).toEqual(['for ana'])
    expect(await list('?to=nobody@hemline.example')).toEqual([])
  })

  it('shows the HTML only in a frame that may run nothing', async () => {
    const body = '<p>Hello</p><script>alert(1)</script>'
    await send(server.smtpPort, {
      to: 'ana@hemline.example',
      subject: 'with <b>html</b>',
      body,
      headers: 'Content-Type: text/html\r\n',
    })
    const [message] = await list()
    const page = await fetch(url(`/messages/${message?.id}`))
    const text = await page.text()
    expect(text).toContain('with &lt;b&gt;html&lt;/b&gt;')
    expect(text).not.toContain('<script>')
    expect(text).toMatch(/<iframe title="[^"]+" sandbox="allow-popups[^"]*"/)
    const frame = await fetch(url(`/messages/${message?.id}/html`))
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await frame.text()).toContain('<p>Hello</p>')
  })

  it('answers 404 for a message that is not there', async () => {
    expect((await fetch(url('/messages/none'))).status).toBe(404)
  })

  it('keeps messages over a restart, until they are deleted', async () => {
    await send(server.smtpPort, { to: 'ana@hemline.example', subject: 'kept', body: 'x' })
    await server.close()
    server = await start()
    expect(await list()).toHaveLength(1)
    expect((await fetch(url('/api/messages'), { method: 'DELETE' })).status).toBe(204)
    expect(await list()).toEqual([])
    expect(await (await fetch(url('/'))).text()).toContain('No mail yet')
  })
})
