import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { usePhotoQueue } from './use-photo-queue.ts'

/** Answers the upload of each photo, by its last byte, with an id. */
const answers = new Map<number, (id: string) => void>()
const server = setupServer(
  http.post('*/api/v1.0/photos', async ({ request }) => {
    const form = Buffer.from(await request.arrayBuffer()).toString('latin1')
    const last = /\xff\xd8\xff\xe0(.)\r\n/.exec(form)?.[1]?.charCodeAt(0) ?? 0
    const id = await new Promise<string>((done) => answers.set(last, done))
    return HttpResponse.json({ data: { id } })
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

const photo = (last: number) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, last])], `${last}.jpg`)

it('keeps photos in the sequence in which they were chosen, whichever upload ends first', async () => {
  const { result } = renderHook(() => {
    const [value, setValue] = useState<string[]>(['before'])
    return { value, queue: usePhotoQueue({ value, onChange: setValue, max: 8 }) }
  })
  act(() => void result.current.queue.addFiles([photo(1), photo(2), photo(3)], 'image_upload'))
  await waitFor(() => expect(answers.size).toBe(3))
  const answer = async (last: number, id: string, known: string[]) => {
    answers.get(last)?.(id)
    await waitFor(() => expect(result.current.value).toEqual(known))
  }
  await answer(3, 'third', ['before', 'third'])
  await answer(1, 'first', ['before', 'first', 'third'])
  await answer(2, 'second', ['before', 'first', 'second', 'third'])
})
