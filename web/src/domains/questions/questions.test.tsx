import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const tomas = 'tomas@hemline.example'
const main = () => within(screen.getByRole('main'))
const region = { name: 'Questions about this piece' }
const section = async () => within(await screen.findByRole('main')).findByRole('region', region)

/** Every part of the page is in sight from the start. */
class AlwaysInSight {
  readonly seen: IntersectionObserverCallback
  constructor(seen: IntersectionObserverCallback) {
    this.seen = seen
  }
  observe() {
    this.seen([{ isIntersecting: true }] as unknown as IntersectionObserverEntry[], this as never)
  }
  unobserve() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', AlwaysInSight))
afterEach(() => void vi.unstubAllGlobals())

function openPiece(shop: Shop): number {
  const marked: readonly number[] = Object.values(markedItems)
  const item = shop.db.items.find((one) => one.state === 'listed' && !marked.includes(one.item_number))
  if (!item) throw new Error('the mocks have no open piece')
  return item.item_number
}

async function ask(text: string): Promise<void> {
  const user = userEvent.setup()
  const part = within(await section())
  await user.click(await part.findByRole('button', { name: 'Ask about this piece' }))
  await user.type(part.getByLabelText('Your question'), text)
  await user.click(part.getByRole('button', { name: 'Send the question' }))
}

describe('the questions of a product page', () => {
  it('are asked by a member and answered by an employee for everybody', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const itemNumber = openPiece(shop)
    await renderAt(`/product/${itemNumber}`, { as: nora, shop })
    await within(await section()).findByText(/^Nobody has asked yet/)
    await ask('Is it fully lined?')
    const part = within(await section())
    await part.findByText('We have your question.')
    await part.findByText('Is it fully lined?')
    part.getByText('Only you see this')
    const href = part.getByRole('link', { name: 'Your talk with us' }).getAttribute('href')
    const code = /\d+$/.exec(href ?? '')?.[0] ?? ''

    cleanup()
    await renderAt(`/employee/cases/${code}`, { as: tomas, shop })
    await user.type(await screen.findByLabelText('Answer to the question'), 'Yes, in silk.')
    // The prepared answers are those of a question, not of a complaint.
    expect(main().getByRole('button', { name: 'We can’t tell' })).toBeTruthy()
    expect(main().queryByRole('button', { name: 'Sorry, money sent' })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Answer in public' }))
    await main().findByText('On the page of the piece')

    cleanup()
    shop.jar.token = null
    await renderAt(`/product/${itemNumber}`, { shop })
    const shown = within(await section())
    await shown.findByText('Yes, in silk.')
    shown.getByText(/^A shopper, /)

    cleanup()
    await renderAt(`/employee/cases/${code}`, { as: tomas, shop })
    await user.click(await screen.findByRole('button', { name: 'Take it off the page' }))
    await main().findByText('Answered to the shopper alone')
  })

  it('say what is wrong with a question before it is sent', async () => {
    const shop = newShop()
    await renderAt(`/product/${openPiece(shop)}`, { as: nora, shop })
    await ask('Call me at 212 555 0134 please')
    await within(await section()).findByText(/^Leave out mail addresses/)
  })

  it('ask a visitor to log in first', async () => {
    const shop = newShop()
    await renderAt(`/product/${openPiece(shop)}`, { shop })
    const button = await within(await section()).findByRole('button', { name: 'Ask about this piece' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Log in' })
  })

  it('are left out for a sold piece that nobody asked about', async () => {
    const { router } = await renderAt('/cart')
    await screen.findByRole('main')
    await router.navigate({ href: `/product/${markedItems.sold}` })
    await screen.findAllByText('Sold. There was only one.')
    await main().findByRole('heading', { name: 'The piece itself' })
    expect(main().queryByRole('region', { name: 'Questions about this piece' })).toBeNull()
  })

  it('can be asked for again when they don’t load', async () => {
    const shop = newShop()
    const answer = answerFrom(shop)
    let down = true
    const send: typeof fetch = async (input, init) => {
      const asked = String(init?.body ?? input)
      if (down && asked.includes('getPieceQuestions')) throw new TypeError('no network')
      return answer(input, init)
    }
    await renderAt(`/product/${openPiece(shop)}`, { as: nora, shop, send })
    const part = within(await section())
    const again = await part.findByRole('button', { name: 'Try again' })
    down = false
    await userEvent.click(again)
    await part.findByText(/^Nobody has asked yet/)
  })
})
