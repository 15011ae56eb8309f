// A language model that plays what was recorded: a server on this machine that speaks the protocol of
// streamed chat completions, one recording for each request, and keeps what it was asked.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One recorded answer: words in the pieces in which they came, or calls of tools, or a failure. */
export type Recording =
  | { words: readonly string[] }
  | { call: string; args: Record<string, unknown> }
  | { status: number }
  | { silent: true }

type Asked = { messages: { role: string; content: unknown }[]; tools?: { function: { name: string } }[] }
export type RecordedModel = {
  url: string
  /** The bodies of the requests, in order. */
  asked: Asked[]
  /** Replaces what will be played, from the next request on. */
  play: (...recordings: readonly Recording[]) => void
  close: () => Promise<void>
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: 'recorded',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

function playInto(response: ServerResponse, recording: Recording | undefined, at: number): void {
  if (!recording || 'status' in recording) {
    response.writeHead(recording?.status ?? 500, { 'content-type': 'application/json' })
    return void response.end('{"error":{"message":"no recording"}}')
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('silent' in recording) return void response.write(': waiting\n\n')
  if ('words' in recording) {
    response.write(chunk({ role: 'assistant', content: '' }))
    for (const content of recording.words) response.write(chunk({ content }))
    response.write(chunk({}, 'stop'))
  } else {
    const { call: name, args } = recording
    const called = { name, arguments: JSON.stringify(args) }
    response.write(
      chunk({
        role: 'assistant',
        content: null,
        tool_calls: [{ index: 0, id: `call_${at}`, type: 'function', function: called }],
      }),
    )
    response.write(chunk({}, 'tool_calls'))
  }
  response.end('data: [DONE]\n\n')
}

/** Starts the server on a free port of this machine. */
export async function startRecordedModel(): Promise<RecordedModel> {
  const asked: Asked[] = []
  let queue: Recording[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      asked.push(JSON.parse(body) as Asked)
      playInto(response, queue.shift(), asked.length)
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    play: (...recordings) => {
      asked.length = 0
      queue = [...recordings]
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
