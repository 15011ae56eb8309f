// The sheet "Find one like it": all ways to a picture, and what it says where one is refused.
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockServer } from '../../../mocks/node.ts'
import { renderAt } from '../../testing/render-at.tsx'

const mocks = createMockServer()
beforeAll(() => mocks.server.listen())
beforeEach(() => {
  mocks.reset()
  mocks.logInAs('nora@hemline.example')
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => mocks.server.close())

const jpeg = (name: string, last = 3) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, last])], name, { type: 'image/jpeg' })
const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: 'image/heic' })

async function open(url = '/cart') {
  const { router } = await renderAt(url, { send: fetch })
  const user = userEvent.setup({ applyAccept: false })
  await user.click(await screen.findByRole('button', { name: 'Search by picture' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Find one like it' }))
  const found = async (source: string) => {
    await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/image-search\/look\d+$/))
    expect(mocks.db.state.imageSearches[0]?.source).toBe(source)
  }
  return { user, sheet, found, at: () => router.latestLocation.pathname }
}

describe('a picture to search with', () => {
  it('is chosen from files, after the sheet has said what becomes of it', async () => {
    const { user, sheet, found } = await open()
    expect(sheet.getByText(/deleted after an hour and teaches nobody anything/)).toBeTruthy()
    await user.upload(sheet.getByLabelText('Pictures from your files'), jpeg('coat.jpg'))
    await found('image_upload')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is taken by the phone’s own camera where the page has none', async () => {
    const { user, sheet, found } = await open()
    await user.upload(sheet.getByLabelText('A photo from the camera'), jpeg('photo.jpg'))
    await found('camera_capture')
  })

  it('is fetched from an address', async () => {
    const { user, sheet, found } = await open()
    await user.type(sheet.getByLabelText('Or the address of a picture'), 'https://a.example/coat.jpg{Enter}')
    await found('image_url_import')
  })

  it('is one of a board, of which one is tapped', async () => {
    const { user, sheet, found } = await open()
    const files = [jpeg('a.jpg', 1), jpeg('b.jpg', 2), jpeg('c.jpg', 3)]
    await user.upload(sheet.getByLabelText('Pictures from your files'), files)
    await user.click(await sheet.findByRole('button', { name: 'Picture 2 of 3: b.jpg' }))
    await found('pinterest_board')
  })

  it('is pasted or dropped, as a file or as an address', async () => {
    const { found } = await open()
    fireEvent.paste(document.body, { clipboardData: { files: [jpeg('p.jpg')], getData: () => '' } })
    await found('image_upload')
    const second = await open()
    fireEvent.paste(document.body, {
      clipboardData: { files: [], getData: () => 'https://a.example/coat.jpg' },
    })
    await second.found('image_url_import')
    const third = await open()
    const drop = createEvent.drop(document.body)
    Object.assign(drop, { dataTransfer: { files: [jpeg('d.jpg')], getData: () => '' } })
    fireEvent(document.body, drop)
    await third.found('image_upload')
  })
})

describe('a picture that comes into the search field', () => {
  const field = async () => (await screen.findAllByRole('combobox', { name: 'Search' }))[0] as HTMLElement
  const found = async (at: () => string) => waitFor(() => expect(at()).toMatch(/^\/image-search\/look\d+$/))

  it('is searched with when it is pasted or dropped there', async () => {
    for (const kind of ['paste', 'drop'] as const) {
      const { router } = await renderAt('/cart', { send: fetch })
      const event = createEvent[kind](await field())
      const files = [jpeg('coat.jpg')]
      Object.assign(event, { clipboardData: { files }, dataTransfer: { files, types: ['Files'] } })
      fireEvent(await field(), event)
      expect(event.defaultPrevented).toBe(true)
      await found(() => router.latestLocation.pathname)
    }
  })

  it('leaves pasted words and other files to the field', async () => {
    await renderAt('/cart', { send: fetch })
    for (const files of [[], [new File(['text'], 'notes.txt', { type: 'text/plain' })]]) {
      const event = createEvent.paste(await field())
      Object.assign(event, { clipboardData: { files } })
      fireEvent(await field(), event)
      expect(event.defaultPrevented).toBe(false)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a refusal', () => {
  it('is said in the sheet, which stays open', async () => {
    const { user, sheet, at } = await open()
    await user.upload(sheet.getByLabelText('Pictures from your files'), heic)
    expect((await sheet.findByRole('alert')).textContent).toMatch(/HEIC photo/)
    await user.upload(sheet.getByLabelText('Pictures from your files'), new File(['text'], 'notes.txt'))
    await waitFor(() => expect(sheet.getByRole('alert').textContent).toMatch(/isn’t a photo/))
    const field = sheet.getByLabelText('Or the address of a picture')
    await user.type(field, 'https://a.example/too_small.jpg{Enter}')
    await waitFor(() => expect(sheet.getByRole('alert').textContent).toMatch(/at least 300 pixels/))
    expect(at()).toBe('/cart')
  })

  it('of the camera leads kindly to files', async () => {
    const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
    const { user, sheet } = await open()
    await user.click(sheet.getByRole('button', { name: 'Take a photo' }))
    expect((await sheet.findByRole('alert')).textContent).toMatch(/can’t reach a camera/)
    expect(sheet.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
    const opened = vi.spyOn(sheet.getByLabelText<HTMLInputElement>('A photo from the camera'), 'click')
    await user.click(sheet.getByRole('button', { name: 'Take a photo' }))
    expect(opened).toHaveBeenCalled()
  })
})
