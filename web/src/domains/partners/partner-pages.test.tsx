import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mockHandlers } from '../../../mocks/http.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const uploads = setupServer()
beforeAll(() => uploads.listen())
afterEach(() => uploads.resetHandlers())
afterAll(() => uploads.close())

const tomas = 'tomas@hemline.example'

it('lets an employee write the page of a charity, with a preview, and shoppers read it', async () => {
  const shop = newShop()
  await renderAt('/employee/partners', { as: tomas, shop })
  const way = await screen.findByRole('link', { name: 'Change the page of Open Door Fund' })
  expect(way.getAttribute('href')).toBe('/employee/partner-pages/open-door-fund')
  cleanup()
  await renderAt('/employee/partner-pages/open-door-fund', { as: tomas, shop })
  const form = within(await screen.findByRole('form', { name: 'The page of Open Door Fund' }))
  await userEvent.click(form.getByRole('button', { name: 'Change the page' }))
  expect((await form.findAllByText('Please say what the money does.'))[0]).toBeTruthy()
  await userEvent.type(form.getByLabelText('What the money does'), 'One coat pays for a night.')
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('One coat pays for a night.')).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Change the page' }))
  expect(await screen.findByText('The page is changed.')).toBeTruthy()
  const changes = within(screen.getByRole('region', { name: 'Changes' }))
  expect(await changes.findByText('Changed the page: what the money does')).toBeTruthy()
  cleanup()
  await renderAt('/cleanout/open-door-fund', { shop })
  expect(await screen.findByText('One coat pays for a night.')).toBeTruthy()
})

it('lets the people of a partner write its page, and of no other one', async () => {
  const shop = newShop()
  const priya = 'priya@hemline.example'
  await renderAt('/my/stock', { as: priya, shop })
  const way = await screen.findByRole('link', { name: 'Change your page' })
  expect(way.getAttribute('href')).toBe('/my/stock/alderbrook')
  cleanup()
  await renderAt('/my/stock/alderbrook', { as: priya, shop })
  const form = within(await screen.findByRole('form', { name: 'The page of Alderbrook' }))
  const banner = form.getByLabelText('Text of the banner')
  await userEvent.clear(banner)
  await userEvent.type(banner, 'Wool that was mended')
  await userEvent.type(form.getByLabelText('What the picture shows'), 'A mill beside a river')
  await userEvent.click(form.getByRole('button', { name: 'Change the page' }))
  await waitFor(() => expect(screen.getByText('The page is changed.')).toBeTruthy())
  cleanup()
  await renderAt('/alderbrook', { shop })
  expect(await screen.findByText('Wool that was mended')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A mill beside a river' })).toBeTruthy()
  cleanup()
  await renderAt('/my/stock/fennel-row', { as: priya, shop })
  expect(await screen.findByText('There is no page here that you may change.')).toBeTruthy()
})

describe('a press while a picture is being uploaded', () => {
  const photo = () =>
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'mill.jpg', { type: 'image/jpeg' })

  /** Opens the form, starts an upload that stays under way, and presses the button of the form. */
  async function press() {
    const shop = newShop()
    let answer: (status: 'taken' | 'refused') => void = () => undefined
    const answered = new Promise<'taken' | 'refused'>((done) => {
      answer = done
    })
    uploads.use(
      http.post('/api/v1.0/photos', async () =>
        (await answered) === 'refused'
          ? HttpResponse.json(
              { data: null, errors: [{ message: 'This photo is too dark.' }] },
              { status: 422 },
            )
          : undefined,
      ),
      ...mockHandlers(shop.db, shop.jar),
    )
    await renderAt('/my/stock/alderbrook', { as: 'priya@hemline.example', shop })
    const form = within(await screen.findByRole('form', { name: 'The page of Alderbrook' }))
    await userEvent.type(form.getByLabelText('What the picture shows'), 'A mill beside a river')
    const wide = within(form.getByRole('group', { name: /^Wide picture/ }))
    await userEvent.upload(wide.getByLabelText('Choose files'), photo())
    await wide.findByRole('progressbar')
    const button = form.getByRole('button', { name: 'Change the page' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    return { answer, wide, button }
  }

  it('saves the page with the picture once the upload has ended', async () => {
    const { answer } = await press()
    answer('taken')
    expect(await screen.findByText('The page is changed.')).toBeTruthy()
    const changes = within(screen.getByRole('region', { name: 'Changes' }))
    expect(await changes.findByText(/wide picture/)).toBeTruthy()
  })

  it('saves nothing when the picture is refused', async () => {
    const { answer, wide, button } = await press()
    answer('refused')
    expect((await wide.findByRole('alert')).textContent).toContain('This photo is too dark.')
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(screen.queryByText('The page is changed.')).toBeNull()
  })
})
