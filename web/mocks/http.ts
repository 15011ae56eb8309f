// The HTTP handlers of the mocks: one for all operations, by their persisted hash, and one for pictures.
import { eventsPath, trackerPostPath } from '@hemline/rules/analytics/collector.ts'
import { styleStreamPath } from '@hemline/rules/styling/stream.ts'
import { authTokenHeader } from '@hemline/rules/vocabulary/wire.ts'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { answer, contextOf, type PersistedRequest, requestOfUrl } from './answer.ts'
import type { Jar } from './context.ts'
import type { MockDb } from './db.ts'
import { streamedTurn } from './domains/styling.mock.ts'
import { slowMs } from './marked.ts'
import { tokenHandlers } from './payment-tokens.ts'
import { photoHandlers } from './photo-uploads.ts'
import { itemOfPhoto, pictureOf } from './pictures.ts'

/** Returns the response that a marked search text forces, or delays it; undefined for all other texts. */
async function markedAnswer(request: PersistedRequest): Promise<Response | undefined> {
  const text = request.operationName === 'getItems' ? request.variables?.query : undefined
  if (text === 'slow') await delay(slowMs)
  if (text === 'network') return HttpResponse.error()
  if (text === 'fail')
    return HttpResponse.json(
      { errors: [{ message: 'a marked failure', extensions: { code: 'INTERNAL' } }] },
      { status: 500 },
    )
  if (text === 'overload')
    return HttpResponse.json(
      { errors: [{ message: 'Busy', extensions: { code: 'OVERLOADED' } }] },
      { status: 503, headers: { 'retry-after': '5' } },
    )
  return undefined
}

/**
 * Returns the handlers for one shop and one browser's cookies. An Auth-Token header applies to its own
 * request only.
 */
export function mockHandlers(db: MockDb, jar: Jar): HttpHandler[] {
  return [
    http.post('*/graphql', async ({ request }) => {
      const body = (await request.json()) as PersistedRequest
      const marked = await markedAnswer(body)
      if (marked) return marked
      const token = request.headers.get(authTokenHeader)
      return HttpResponse.json(
        await answer(db, token === null ? jar : { visitorId: jar.visitorId, token }, body),
      )
    }),
    http.get('*/graphql', async ({ request }) =>
      HttpResponse.json(await answer(db, jar, requestOfUrl(request.url))),
    ),
    ...[`*${eventsPath}/*`, `*${trackerPostPath}`].map((path) =>
      http.post(path, () => HttpResponse.json({ message: '1 taken', status: 200 })),
    ),
    http.post(`*${styleStreamPath}`, async ({ request }) => {
      const said = (await request.json()) as Parameters<typeof streamedTurn>[1]
      return new HttpResponse(streamedTurn(contextOf(db, jar), said), {
        headers: { 'content-type': 'text/event-stream' },
      })
    }),
    ...photoHandlers(db, jar),
    ...tokenHandlers(db.now),
    http.get('*/pictures/:id/:width', ({ params }) => {
      const id = Number(params.id)
      return new HttpResponse(pictureOf(itemOfPhoto(db.items, id), id), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' },
      })
    }),
  ]
}
