import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

/** Opens a listing whose name can't be loaded until `mend` is called. */
async function open(path: string, operation: string, answer: () => Response) {
  const shop = newShop()
  const good = answerFrom(shop)
  let broken = true
  const asked: string[] = []
  const send: typeof fetch = async (input, init) => {
    const text = String(init?.body ?? input)
    asked.push(text)
    return broken && text.includes(operation) ? answer() : good(input, init)
  }
  await renderAt(path, { shop, send })
  return {
    piecesWereAsked: () => asked.some((text) => text.includes('getItems')),
    mend: () => {
      broken = false
    },
  }
}
const noNetwork = () => {
  throw new TypeError('no network')
}
const failedField = (field: string) => () =>
  new Response(JSON.stringify({ data: { [field]: null }, errors: [{ message: 'canceling statement' }] }), {
    headers: { 'content-type': 'application/json' },
  })

describe('a listing whose name does not load', () => {
  it.each([
    ['a partner', '/tessellate', 'getSupplier', 'supplier'],
    ['a brand', '/brand/juniper-row', 'getBrand', 'brand'],
    ['a landing page', '/lp/best-seasonal-hits/plp', 'getLandingNames', 'landingPage'],
  ])('of %s shows no pieces of others, and asks again', async (_, path, operation, field) => {
    for (const answer of [noNetwork, failedField(field)]) {
      const { piecesWereAsked, mend } = await open(path, operation, answer)
      const again = await screen.findByRole('button', { name: 'Try again' })
      expect(screen.queryAllByRole('article')).toHaveLength(0)
      expect(piecesWereAsked()).toBe(false)
      mend()
      await userEvent.click(again)
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
      await waitFor(() => expect(piecesWereAsked()).toBe(true))
    }
  })
})
