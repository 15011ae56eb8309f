import { describe, expect, it } from 'vitest'
import type { Pictures } from './pipeline.ts'
import { type PictureApp, registerPictureRoutes } from './routes.ts'

type Handler = Parameters<PictureApp['get']>[1]
type Asked = { photoId: number; width: number; avif: boolean }

/** The route behind a stand-in for the web server: what was asked of the pictures, and what went out. */
const visit = async (params: Record<string, string>, accept?: string) => {
  const asked: Asked[] = []
  const pictures: Pictures = {
    get: (photoId, width, { avif }) => {
      asked.push({ photoId, width, avif })
      return Promise.resolve(
        photoId === 7 && width === 320 ? { body: Buffer.from('picture'), contentType: avif ? 'image/avif' : 'image/webp' } : undefined,
      )
    },
    card: (photoId) => Promise.resolve(photoId === 7 ? { body: Buffer.from('card'), contentType: 'image/jpeg' } : undefined),
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
  registerPictureRoutes(app, { pictures })
  const answer = { status: 200, headers: {} as Record<string, string>, body: undefined as unknown }
  const reply = {
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
  await handler?.({ params, headers: accept ? { accept } : {} }, reply)
  return { ...answer, asked }
}

describe('the picture route', () => {
  it('lets browsers keep a picture for a year', async () => {
    const answer = await visit({ photoId: '7', width: '320' }, 'image/avif,image/webp')
    expect(answer).toMatchObject({ status: 200, body: Buffer.from('picture'), asked: [{ photoId: 7, width: 320, avif: true }] })
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
