import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mockHandlers } from '../../../mocks/http.ts'
import { markedOrders } from '../../../mocks/marked.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const uploads = setupServer()
beforeAll(() => uploads.listen())
afterEach(() => uploads.resetHandlers())
afterAll(() => uploads.close())

const tomas = 'tomas@hemline.example'
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })
const photo = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], name, { type: 'image/jpeg' })

/** Opens the form of a delivered order in a shop that takes uploads. */
async function open() {
  const user = userEvent.setup()
  const shop = newShop()
  uploads.use(...mockHandlers(shop.db, shop.jar))
  const shown = await renderAt(`/resolution-hub?order=${markedOrders.delivered}`, {
    as: 'nora@hemline.example',
    shop,
  })
  await heading('What went wrong?')
  return { user, ...shown }
}

async function ask(user: ReturnType<typeof userEvent.setup>, kind: string) {
  const boxes = await main().findAllByRole('checkbox')
  await user.click(boxes.find((box) => !(box as HTMLInputElement).disabled) as HTMLElement)
  await user.click(main().getByRole('radio', { name: new RegExp(`^${kind}`) }))
}

describe('photos of what went wrong', () => {
  it('takes photos with the words, and shows them to the shopper and to who answers', async () => {
    const { user, shop } = await open()
    await ask(user, 'Damaged')
    await user.type(main().getByLabelText('What do you see?'), 'The heel is broken.')
    await user.upload(main().getByLabelText('Choose files'), [
      photo('heel.jpg'),
      new File(['I am no photo'], 'text.jpg', { type: 'image/jpeg' }),
    ])
    await main().findByAltText('Number 1')
    // A file that is no photo is said, is not sent again, and is forgotten; the other one stays.
    expect((await main().findByRole('alert')).textContent).toContain('This isn’t a photo.')
    expect(main().queryByRole('button', { name: 'Send text.jpg again' })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Forget text.jpg' }))
    await user.click(await main().findByRole('radio', { name: /^Talk to a person/ }))
    await user.click(main().getAllByRole('button', { name: 'Send to a person' })[0] as HTMLElement)
    await heading('A person is looking')
    const mine = await main().findByAltText('Your photo, photo 1 of 1')
    await user.upload(main().getByLabelText('Choose files'), [photo('sole.jpg')])
    await main().findByAltText('Number 1')
    await user.click(main().getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(main().getAllByAltText('Your photo, photo 1 of 1')).toHaveLength(2))
    const path = mine.getAttribute('src')
    cleanup()
    await renderAt('/employee/cases', { as: tomas, shop })
    await heading('Cases')
    await user.click(await main().findByRole('link', { name: /^The heel is broken/ }))
    const theirs = await main().findByRole('figure', { name: /^Photos of Nora/ })
    expect(
      within(theirs)
        .getAllByRole('img')
        .map((img) => img.getAttribute('src')),
    ).toContain(path)
  })

  it('takes a photo out by keyboard, and at most five', async () => {
    const { user } = await open()
    await user.upload(
      main().getByLabelText('Choose files'),
      ['1', '2', '3', '4', '5', '6'].map((name) => photo(`${name}.jpg`)),
    )
    await main().findByAltText('Number 5')
    main().getByText('At most 5 photos: 1 file left out.')
    expect(main().queryByLabelText('Choose files')).toBeNull()
    main().getByRole('button', { name: 'Remove photo 2' }).focus()
    await user.keyboard('{Enter}')
    main().getByText('Photo 2 is taken out.')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove photo 2'))
  })
})
