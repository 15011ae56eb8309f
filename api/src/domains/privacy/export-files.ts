// GET /api/v1.0/exports/:id/:format: the files of a copy, for the person whose data it is.
import type { Db } from '@hemline/db/connect.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../context.ts'
import { refuseWith } from '../../platform/edge.ts'
import { isUuid } from '../../platform/tokens.ts'
import type { ExportFormat, ExportStore } from '../../ports/export-store.ts'
import { findExport } from './exports.db.ts'

type Doors = {
  db: Db
  exports: ExportStore
  now: () => Date
  viewerOf: (request: FastifyRequest) => Promise<Viewer>
}

const types: Record<ExportFormat, string> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
}
/** The page shows text and its own style alone. */
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const isFormat = (text: string): text is ExportFormat => Object.hasOwn(types, text)

/**
 * Registers GET of a data copy's two files, for the viewer who asked for it and within 7 days; else 404. The
 * page opens in the browser, where it may run nothing; the file for programs is a download.
 */
export function registerExportFiles(app: FastifyInstance, { db, exports, now, viewerOf }: Doors): void {
  app.get<{ Params: { id: string; format: string } }>(
    '/api/v1.0/exports/:id/:format',
    async (request, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      const { id, format } = request.params
      const { userId } = await viewerOf(request)
      const row = userId !== null && isUuid(id) && isFormat(format) ? await findExport(db, id) : undefined
      const isTheirs = row?.user_id === userId && row?.ends_at != null && row.ends_at > now()
      const bytes =
        row && isTheirs && isFormat(format) ? await exports.get({ id: row.id, format }) : undefined
      if (!bytes || !isFormat(format))
        return refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is no such file.' })
      return reply
        .headers({
          'content-type': types[format],
          'content-disposition': `${format === 'html' ? 'inline' : 'attachment'}; filename="hemline-data.${format}"`,
          ...(format === 'html' && { 'content-security-policy': pagePolicy }),
          'x-content-type-options': 'nosniff',
        })
        .send(bytes)
    },
  )
}
