// A picture in the style chat: it becomes words, which the shopper sends, and is deleted.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMockServer } from '../../../mocks/node.ts'
import { renderAt } from '../../testing/render-at.tsx'

const mocks = createMockServer()
beforeAll(() => mocks.server.listen())
beforeEach(() => {
  mocks.reset()
  mocks.logInAs('nora@hemline.example')
})
afterAll(() => mocks.server.close())

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'coat.jpg', { type: 'image/jpeg' })
const main = () => within(screen.getByRole('main'))

async function open() {
  const { router } = await renderAt('/style-chat', { send: fetch })
  await within(await screen.findByRole('main')).findByText(/A picture is deleted as soon as/)
  return { user: userEvent.setup({ applyAccept: false }), at: () => router.latestLocation.pathname }
}
const seen = async () => within(await main().findByRole('region', { name: 'Your picture' }))

describe('a picture in the style chat', () => {
  it('is asked about with the words beside it, and is deleted before', async () => {
    const { user, at } = await open()
    await user.upload(main().getByLabelText('A picture from your files'), jpeg)
    const picture = await seen()
    expect(picture.getByText(/^I see /)).toBeTruthy()
    expect(mocks.db.state.imageSearches).toEqual([])
    await user.type(main().getByLabelText('Your message'), 'under $400')
    await user.click(picture.getByRole('button', { name: 'What goes with it?' }))
    await waitFor(() => expect(at()).toMatch(/^\/chat\/style-thread/))
    expect(await screen.findByText(/^What goes with my .+\? under \$400$/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your picture' })).toBeNull()
  })

  it('is pasted into the field, and taken away again', async () => {
    const { user, at } = await open()
    fireEvent.paste(main().getByLabelText('Your message'), { clipboardData: { files: [jpeg] } })
    await user.click((await seen()).getByRole('button', { name: 'Take the picture away' }))
    expect(screen.queryByRole('region', { name: 'Your picture' })).toBeNull()
    expect(at()).toBe('/style-chat')
  })

  it('is refused with a remedy where it is none', async () => {
    const { user } = await open()
    const notes = new File(['text'], 'notes.txt', { type: 'text/plain' })
    await user.upload(main().getByLabelText('A picture from your files'), notes)
    expect((await main().findByRole('alert')).textContent).toMatch(/isn’t a photo/)
  })
})
