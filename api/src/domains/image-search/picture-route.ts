// GET /api/v1.0/image-searches/:id/picture: the picture of a search, for its owner and, while it is shared,
// for everybody with the link.
import type { Db } from '@hemline/db/connect.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../context.ts'
import { refuseWith } from '../../platform/edge.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { PhotoStore } from '../../ports/photo-store.ts'
import { findImageSearch } from './image-search.db.ts'
import { maySee } from './searches.ts'

type Doors = {
  db: Db
  store: PhotoStore
  now: () => Date
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
}

/**
 * Registers GET of the uploaded picture of a search as JPEG, for its owner and, while shared, for everybody;
 * else 404. Never cached, since the picture may be deleted at any moment.
 */
export function registerImageSearchPicture(app: FastifyInstance, { db, store, now, viewerOf }: Doors): void {
  app.get<{ Params: { id: string } }>('/api/v1.0/image-searches/:id/picture', async (request, reply) => {
    const { id } = request.params
    const [row, viewer] = await Promise.all([
      isUuid(id) ? findImageSearch(db, id, now()) : undefined,
      viewerOf(request),
    ])
    const bytes = row?.upload_id && maySee(viewer, row) ? await store.get(row.upload_id) : undefined
    reply.header('cache-control', 'no-store')
    if (!bytes)
      return refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such picture.' })
    return reply
      .headers({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(bytes)
  })
}
