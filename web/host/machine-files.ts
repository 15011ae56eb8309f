// Files that only machines read: robots.txt and the sitemaps.
import { robotsTxt, type SitemapEntry, sitemapIndexXml, sitemapXml } from '@hemline/rules/seo/sitemap.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ask } from './api.ts'

type Doors = {
  originOf: (request: FastifyRequest) => string
  askFor: (request: FastifyRequest, timeoutMs?: number) => Ask
}
type Sitemap = {
  files: { name: string; lastChanged: string | null }[]
  addresses: { path: string; lastChanged: string | null }[] | null
}

const minutes = 'public, max-age=300'
/** Robots wait longer than people: a file has ten thousand addresses. */
const patienceMs = 10_000
const xml = (reply: FastifyReply, text: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', minutes).send(text)

/** While the API is away a robot is asked to come back, and keeps what it has. */
const later = (reply: FastifyReply) =>
  reply.status(503).header('retry-after', '120').type('text/plain').send('Please try again in a few minutes.')
const toEntry = ({ path, lastChanged }: { path: string; lastChanged: string | null }): SitemapEntry => ({
  path,
  lastmod: lastChanged,
})

/**
 * Adds the routes /robots.txt, /sitemap.xml and of the files that the sitemap names. Both sitemaps answer 503
 * when the API gives no answer within 10 seconds, and an unknown file 404.
 */
export function addMachineFiles(app: FastifyInstance, { originOf, askFor }: Doors): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', minutes)
      .send(robotsTxt(originOf(request))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const found = await askFor(request, patienceMs)<{ sitemap: Sitemap }>('getSitemap', {}).catch(
      () => undefined,
    )
    if (!found) return later(reply)
    const files = found.sitemap.files.map(({ name, lastChanged }) => ({ name, lastmod: lastChanged }))
    return xml(reply, sitemapIndexXml(files, originOf(request)))
  })
  app.get<{ Params: { file: string } }>('/sitemaps/:file.xml', async (request, reply) => {
    const found = await askFor(request, patienceMs)<{ sitemap: Sitemap }>('getSitemap', {
      file: request.params.file,
    }).catch(() => undefined)
    if (!found) return later(reply)
    if (!found.sitemap.addresses) return reply.status(404).type('text/plain').send('Not found')
    return xml(reply, sitemapXml(found.sitemap.addresses.map(toEntry), originOf(request)))
  })
}
