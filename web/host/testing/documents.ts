// A host in front of the test's API, and what its documents say.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createHost } from '../app.ts'
import { startShopApi } from './shop-api.ts'

/** `alone`: a host whose API is away. */
type Hosts = { api: Awaited<ReturnType<typeof startShopApi>>; host: FastifyInstance; alone: FastifyInstance }
type Data = Record<string, unknown> & { '@type': string }
const plain = (text: string | undefined) => text?.replaceAll('&amp;', '&')

/** Starts both hosts before the tests of a file, and stops them afterwards. */
export function documentsOfHosts() {
  const the = {} as Hosts
  let dist: string
  beforeAll(async () => {
    the.api = await startShopApi()
    dist = await mkdtemp(path.join(tmpdir(), 'hemline-documents-'))
    await writeFile(
      path.join(dist, 'index.html'),
      '<html><head><title>x</title><meta name="description" content="x" /></head><body><div id="root"></div></body></html>',
    )
    the.host = await createHost({ apiUrl: the.api.url, dist, publicOrigin: 'https://shop.example' })
    the.alone = await createHost({ apiUrl: 'http://127.0.0.1:9', dist, documentTimeoutMs: 200 })
  })
  afterAll(async () => {
    await Promise.all([the.host.close(), the.alone.close()])
    await the.api.close()
    await rm(dist, { recursive: true })
  })
  const bodyOf = async (url: string) => (await the.host.inject(url)).body
  /** Reads the title of a document, the content of a meta element and the address of a link element. */
  async function headOf(url: string) {
    const body = await bodyOf(url)
    const meta = (name: string) =>
      plain(new RegExp(`<meta[^>]* (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1])
    const link = (rel: string) => plain(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(body)?.[1])
    return {
      title: /<title>([^<]*)/.exec(body)?.[1],
      meta,
      link,
      robots: meta('robots'),
      canonical: link('canonical'),
    }
  }
  async function dataOf(url: string): Promise<Data[]> {
    const scripts = (await bodyOf(url)).matchAll(
      /<script data-shared type="application\/ld\+json">(.*?)<\/script>/gs,
    )
    return [...scripts].map(([, text = '']) => JSON.parse(text) as Data)
  }
  const dataOfType = async (url: string, type: string) =>
    (await dataOf(url)).find((one) => one['@type'] === type)
  return { the, bodyOf, headOf, dataOf, dataOfType }
}
