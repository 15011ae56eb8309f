// GET /api/v1.0/page-pictures/:id: the pictures of the pages of partners and charities, cut to their places.
// There are a few of them, and each is the same for everybody and for ever, so that browsers keep it.
import { type PagePlace, placeSizes } from '@hemline/rules/partners/pages.ts'
import { photoRefusals } from '@hemline/rules/photos/photos.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { atMost } from '../../platform/at-most.ts'
import { refuseWith } from '../../platform/edge.ts'
import { isUuid } from '../../platform/tokens.ts'
import { findPagePicture } from './page-pictures.db.ts'
import { cutTo } from './photo-bytes.ts'
import { type PhotoDoors, pagePictureUrl } from './photos.ts'

const cutting = atMost(1, 20)
const keptInMemory = 64

type Doors = Pick<PhotoDoors, 'db' | 'store'>
type Params = { id: string }

/**
 * Returns a reader that cuts an uploaded picture to its place and remembers the last 64: the banner of a page
 * is asked for often. It gives undefined for a missing file, 'busy' while too many are cut.
 */
function createCutter({ store }: Pick<Doors, 'store'>) {
  const known = new Map<string, Buffer>()
  return async (id: string, place: PagePlace): Promise<Buffer | 'busy' | undefined> => {
    const kept = known.get(id)
    if (kept) return kept
    const bytes = await store.get(id)
    if (!bytes) return undefined
    const cut = await cutting(() => cutTo(bytes, { ...placeSizes[place].shown, whole: place === 'logo' }))
    if (cut === 'busy') return 'busy'
    if (known.size >= keptInMemory) known.delete(known.keys().next().value ?? '')
    known.set(id, cut)
    return cut
  }
}

/**
 * Registers the route that shows pictures of pages to everybody, as WebP; 404 for uploads that no page shows,
 * 503 while too many are cut.
 */
export function registerPagePictures(app: FastifyInstance, { db, store }: Doors): void {
  const cutOf = createCutter({ store })
  const show = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { id } = request.params
    const place = isUuid(id) ? await findPagePicture(db, id) : undefined
    const cut = place && (await cutOf(id.toLowerCase(), place))
    reply.header('x-content-type-options', 'nosniff')
    if (!cut || cut === 'busy') {
      reply.header('cache-control', 'no-store')
      return cut === 'busy'
        ? refuseWith(reply, { status: 503, code: 'BUSY', message: photoRefusals.busy })
        : refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such picture.' })
    }
    reply.headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400, immutable' })
    return reply.send(cut)
  }
  app.get<{ Params: Params }>(pagePictureUrl(':id'), show)
}
