// Serves the plain React page (web/bench/plain-page.tsx) that the site's speed is compared with: the same
// answer of a listing, and the same pictures from the same host.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { viteProgram } from '../../local/build.ts'
import { runToEnd } from '../../local/children.ts'
import { root } from '../../local/paths.ts'
import { isAnswer, operation } from '../load.ts'

const buildMs = 60_000
const sheet = [
  'body{font:16px system-ui;margin:0}main{padding:16px}ul{list-style:none;padding:0}a{color:inherit}',
  '.filters{display:flex;gap:8px;overflow-x:auto}.filters button{min-height:44px;white-space:nowrap}',
  '.cards{display:grid;grid-template-columns:repeat(2,1fr);gap:12px}.cards img{width:100%;height:auto}',
].join('')
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Plain</title><style>${sheet}</style><script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>`

/** The filters that a listing's page asks counts for. */
const facets = ['category_tags', 'sizing_id', 'price', 'brand_name_tags', 'condition', 'color_names']

/** Builds the page into `dir` and returns its script. */
async function scriptOf(dir: string): Promise<Buffer> {
  const command = ['node', viteProgram, 'build', '--config', 'bench/vite.config.ts', '--outDir', dir]
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' }
  await runToEnd(
    { name: 'build', command, env, cwd: join(root, 'web'), logFile: `${dir}.log` },
    AbortSignal.timeout(buildMs),
  )
  return readFile(join(dir, 'page.js'))
}

/** Returns the first page of a department as the API answers it. Throws for an answer with errors. */
async function answerOf(webUrl: string): Promise<Buffer> {
  const variables = {
    amount: 40,
    filters: [{ key: 'department_tags', values: ['women'] }],
    facets,
    query: '',
    userInfo: {},
  }
  const { path, body, headers } = operation('getItems', variables)
  const response = await fetch(`${webUrl}${path}`, { method: 'POST', body, headers })
  const text = await response.text()
  if (!isAnswer(text)) throw new Error(`the listing of the plain page: ${text.slice(0, 300)}`)
  return Buffer.from(text)
}

/**
 * Serves a plain React page with the shop's answer on a free port of 127.0.0.1 until `close`, for comparison.
 * `webUrl` is the site whose answer and pictures it uses; `dir` is for the build. Throws when the build
 * fails.
 */
export async function servePlainPage(
  webUrl: string,
  dir: string,
): Promise<{ url: string; close: () => void }> {
  const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/': ['text/html; charset=utf-8', Buffer.from(html)],
    '/page.js': ['text/javascript', await scriptOf(dir)],
    '/answer.json': ['application/json', await answerOf(webUrl)],
  }
  const packed = new Map(Object.entries(files).map(([path, [, body]]) => [path, brotliCompressSync(body)]))
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const file = files[path]
    if (file) {
      response.writeHead(200, { 'content-type': file[0], 'content-encoding': 'br' })
      return response.end(packed.get(path))
    }
    if (!path.startsWith('/pictures/')) return response.writeHead(204).end()
    const picture = await fetch(`${webUrl}${path}`, { headers: { accept: request.headers.accept ?? '' } })
    const type = picture.headers.get('content-type') ?? 'image/webp'
    response.writeHead(picture.status, { 'content-type': type, 'cache-control': 'max-age=3600' })
    response.end(Buffer.from(await picture.arrayBuffer()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the plain page has no port')
  return { url: `http://127.0.0.1:${address.port}`, close: () => void server.close().closeAllConnections() }
}
