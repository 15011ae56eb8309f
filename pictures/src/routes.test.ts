import { describe, expect, it } from 'vitest'
import { NobodyWaits, PicturesBusy } from './draw-queue.ts'
import type { Pictures } from './pipeline.ts'
import { type PictureApp, registerPictureRoutes } from './routes.ts'

type Handler = Parameters<PictureApp['get']>[1]
type Asked = { photoId: number; width: number; avif: boolean; network: string | undefined }

/** The route behind a stand-in for the web server: what was asked of the pictures, and what went out. */
const visit = async (params: Record<string, string>, accept?: string) => {
  const asked: Asked[] = []
  const pictures: Pictures = {
    get: (photoId, width, { avif }, asker) => {
      asked.push({ photoId, width, avif, network: asker?.network })
      if (photoId === 503) return Promise.reject(new PicturesBusy(12))
      if (photoId === 499) {
        leave()
        return Promise.reject(
          asker?.signal?.aborted ? new NobodyWaits() : new Error('the client is still there'),
        )
      }
      // Removed from the disk after it was found; the second time it is drawn anew.
      if (photoId === 9 && asked.length === 1)
        return Promise.resolve({ path: '/nowhere/9-320.webp', contentType: 'image/webp' })
      if (photoId === 9)
        return Promise.resolve({ body: Buffer.from('drawn anew'), contentType: 'image/webp' })
      return Promise.resolve(
        photoId === 7 && width === 320
          ? { body: Buffer.from('picture'), contentType: avif ? 'image/avif' : 'image/webp' }
          : undefined,
      )
    },
    card: (photoId) =>
      Promise.resolve(photoId === 7 ? { body: Buffer.from('card'), contentType: 'image/jpeg' } : undefined),
    warm: () => Promise.resolve(),
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  let handler: Handler | undefined
  const app: PictureApp = {
    get: (_path, given) => {
      handler = given
    },
  }
  let leave: () => void = () => undefined
  let refusals = 0
  const onRefusal = () => {
    refusals += 1
  }
  registerPictureRoutes(app, { pictures, networkOf: (ip) => `network of ${ip}`, onRefusal })
  const answer = { status: 200, headers: {} as Record<string, string>, body: undefined as unknown }
  const reply = {
    raw: {
      writableFinished: false,
      once: (_: 'close', listener: () => void) => {
        leave = listener
      },
    },
    code: (status: number) => {
      answer.status = status
      return reply
    },
    header: (name: string, value: string) => {
      answer.headers[name.toLowerCase()] = value
      return reply
    },
    send: (body: unknown) => {
      answer.body = body
    },
  }
  await handler?.({ params, ip: '10.0.0.7', headers: accept ? { accept } : {} }, reply)
  return { ...answer, asked, refusals }
}

describe('the picture route', () => {
  it('lets browsers keep a picture for a year', async () => {
    const answer = await visit({ photoId: '7', width: '320' }, 'image/avif,image/webp')
    expect(answer).toMatchObject({
      status: 200,
      body: Buffer.from('picture'),
      asked: [{ photoId: 7, width: 320, avif: true, network: 'network of 10.0.0.7' }],
    })
    expect(answer.headers).toEqual({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    })
  })

  it('gives WebP to a browser that does not ask for AVIF', async () => {
    expect((await visit({ photoId: '7', width: '320' })).headers['content-type']).toBe('image/webp')
  })

  it('gives the card of a shared link as JPEG, whatever the browser would take', async () => {
    const answer = await visit({ photoId: '7', width: 'share.jpg' }, 'image/avif,image/webp')
    expect(answer).toMatchObject({ status: 200, body: Buffer.from('card') })
    expect(answer.headers['content-type']).toBe('image/jpeg')
  })

  it('asks to come again, with the seconds, when too many wait to be drawn, and lets nobody keep that answer', async () => {
    const answer = await visit({ photoId: '503', width: '1200' })
    expect(answer).toMatchObject({ status: 503, refusals: 1 })
    expect(answer.headers).toMatchObject({ 'retry-after': '12', 'cache-control': 'no-store' })
  })

  it('tells the queue that a client hung up', async () => {
    expect((await visit({ photoId: '499', width: '1200' })).status).toBe(499)
  })

  it('draws a picture anew whose file was removed under its feet', async () => {
    expect(await visit({ photoId: '9', width: '320' })).toMatchObject({
      status: 200,
      body: Buffer.from('drawn anew'),
    })
  })

  it.each([
    ['8', 'share.jpg'],
    ['07', 'share.jpg'],
    ['7', 'share.png'],
    ['8', '320'],
    ['7', '999'],
    ['7.5', '320'],
    ['-7', '320'],
    ['07', '320'],
    ['7', '320px'],
    ['../7', '320'],
    ['9'.repeat(30), '320'],
  ])('answers 404 for photo %s in width %s', async (photoId, width) => {
    const answer = await visit({ photoId, width })
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control']).not.toContain('immutable')
  })
})
