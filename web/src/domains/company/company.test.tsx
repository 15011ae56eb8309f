import { classify } from '@hemline/rules/site/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { markedEmails } from '../../../mocks/marked.ts'
import { mockUsers } from '../../../mocks/seed/people.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const formAt = async () => within(await screen.findByRole('form', { name: 'Write to us' }))
const value = (field: HTMLElement) => (field as HTMLInputElement).value

async function write(form: Awaited<ReturnType<typeof formAt>>, email = 'wren@example.com'): Promise<void> {
  await userEvent.selectOptions(form.getByLabelText('What is it about?'), 'A return')
  await userEvent.type(form.getByLabelText('Your name'), 'Wren Aldous')
  await userEvent.type(form.getByLabelText('Email'), email)
  await userEvent.type(form.getByLabelText('Your message'), 'The coat is lovely, and too long.')
}

it('sends a message and says what it is called', async () => {
  const { shop } = await renderAt('/contact')
  const form = await formAt()
  await write(form)
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeTruthy()
  expect(screen.getByText(/^HM-[0-9A-F]{8}$/)).toBeTruthy()
  expect(shop.db.state.contactMessages).toMatchObject([
    { topic: 'return', name: 'Wren Aldous', email: 'wren@example.com' },
  ])
})

it('sends once when the button is pressed twice', async () => {
  const { shop } = await renderAt('/contact')
  const form = await formAt()
  await write(form)
  await userEvent.dblClick(form.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeTruthy()
  expect(shop.db.state.contactMessages).toHaveLength(1)
})

it('keeps the message when its answer is lost, and the second try is the same message', async () => {
  const shop = newShop()
  const answers = answerFrom(shop)
  let lost = false
  const send: typeof fetch = async (input, init) => {
    const answer = await answers(input, init)
    if (lost || !String(init?.body).includes('sendContactMessage')) return answer
    lost = true
    throw new TypeError('offline')
  }
  await renderAt('/contact', { shop, send })
  const form = await formAt()
  await write(form)
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  expect(await form.findByText(/We’ve encountered an error/)).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeTruthy()
  expect(shop.db.state.contactMessages).toHaveLength(1)
})

it('fills in what it knows: the person, and the topic and number of the link', async () => {
  const person = mockUsers[0]
  await renderAt('/contact?topic=order&about=148200101', { as: person?.email })
  const form = await formAt()
  await waitFor(() => expect(value(form.getByLabelText('Email'))).toBe(person?.email))
  expect(value(form.getByLabelText('Your name'))).toBe(`${person?.firstName} ${person?.lastName}`)
  expect(value(form.getByLabelText('What is it about?'))).toBe('order')
  expect(value(form.getByLabelText(/^Order or item number/))).toBe('148200101')
})

it('keeps what was typed and marks what is missing', async () => {
  await renderAt('/contact?topic=nonsense')
  const form = await formAt()
  await userEvent.type(form.getByLabelText('Your message'), 'Hi')
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  expect(await form.findByText('Please choose what it is about.')).toBeTruthy()
  expect(form.getByText(/Please write a little more/)).toBeTruthy()
  expect(value(form.getByLabelText('Your message'))).toBe('Hi')
  expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

it('asks to wait who writes too often', async () => {
  await renderAt('/contact')
  const form = await formAt()
  await write(form, markedEmails.throttled)
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  expect((await form.findByRole('alert')).textContent).toMatch(/try again in 15 minutes/)
})

it('finds answers as one types, and a person when there is none', async () => {
  await renderAt('/support')
  await heading('How can we help?')
  expect(await screen.findByText('What does shipping cost?')).toBeTruthy()
  const box = screen.getByRole('searchbox', { name: 'Search the answers' })
  await userEvent.type(box, 'CANT log in')
  expect(screen.getByText('I can’t log in. What can I do?')).toBeTruthy()
  expect(screen.queryByText('What does shipping cost?')).toBeNull()
  expect(screen.getByText('1 answer found')).toBeTruthy()
  await userEvent.clear(box)
  await userEvent.type(box, 'zeppelin')
  expect(screen.getByText(/Nothing in the help center/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ask a person' }).getAttribute('href')).toBe('/contact')
})

it('knows that shoppers say refund where the answers say money back', async () => {
  await renderAt('/support')
  await heading('How can we help?')
  const box = screen.getByRole('searchbox', { name: 'Search the answers' })
  await userEvent.type(box, 'refund')
  expect(screen.getByText('How do I get my money back?')).toBeTruthy()
  await userEvent.clear(box)
  await userEvent.type(box, 'track package')
  expect(screen.getByText('When will my parcel come?')).toBeTruthy()
  expect(screen.queryByText(/Nothing in the help center/)).toBeNull()
})

it('opens the answer that a link names', async () => {
  await renderAt('/support#payout')
  expect((await screen.findByText('When and how am I paid?')).closest('details')?.open).toBe(true)
  expect(screen.getByText('What does shipping cost?').closest('details')?.open).toBe(false)
})

it('tells how much there is, counted from what hangs there', async () => {
  const { shop } = await renderAt('/about')
  await heading(/second closet/)
  const isOnSale = ({ item_number: number, state }: { item_number: number; state: string }) =>
    state === 'listed' && !shop.db.state.sold.includes(number)
  const onSale = () => String(shop.db.items.filter(isOnSale).length)
  await waitFor(() =>
    expect(screen.getByText('pieces on sale now').parentElement?.textContent).toContain(onSale()),
  )
  expect(screen.getByText(/Oakland, California 94607/)).toBeTruthy()
})

it('shows collections of pieces that are there', async () => {
  await renderAt('/concept')
  await heading(/everything happens once/)
  const row = within(await screen.findByRole('region', { name: 'In the window' }))
  expect((await row.findAllByRole('link', { name: /./ })).length).toBeGreaterThan(3)
  expect(row.getByRole('link', { name: /of In the window$/ }).getAttribute('href')).toBe(
    '/products?curation_id=3&sort=featured',
  )
})

it('puts the cursor into the search of the guide, and searches', async () => {
  const { router } = await renderAt('/find-anything')
  await heading('What are you looking for?')
  const box = screen.getByRole('searchbox', { name: 'What are you looking for?' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  await userEvent.type(box, 'linen dress{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/search?text=linen+dress'))
})

it('says goodbye to who logs out in their account, with ways back', async () => {
  const { router } = await renderAt('/my/settings', { as: mockUsers[0]?.email })
  const device = within(await screen.findByRole('region', { name: 'This device' }))
  await userEvent.click(device.getByRole('button', { name: 'Log out' }))
  await heading('You are logged out')
  await waitFor(() => expect(router.state.location.pathname).toBe('/goodbye'))
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Log in again' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Back to the shop' })).toBeTruthy()
})

it.each(['constructor', 'nonsense'])('knows no reason %s, and is kind all the same', async (why) => {
  await renderAt(`/goodbye?why=${why}`)
  await heading('Goodbye, and thank you')
})

it('maps departments, categories and brands to pages that exist', async () => {
  await renderAt('/sitemap')
  await heading('Site map')
  const page = within(screen.getByRole('main'))
  await page.findByRole('heading', { name: 'Brands by letter' })
  const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.length).toBeGreaterThan(40)
  expect(hrefs.filter((href) => classify(new URL(href, 'http://x').pathname).kind === 'not-found')).toEqual(
    [],
  )
})

it('tells ways to reach us in the words of the country', async () => {
  await renderAt('/contact')
  const ways = within(await screen.findByRole('complementary', { name: 'Other ways to reach us' }))
  expect(ways.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Call',
    'Email',
    'Mail',
  ])
  expect(screen.getByText(/we tell you by when you have an answer/)).toBeTruthy()
})
