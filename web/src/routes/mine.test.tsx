// What somebody keeps with the shop, while it loads, when it fails, and when there is nothing yet.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../testing/render-at.tsx'

const as = 'aiko@hemline.example'
const main = () => within(screen.getByRole('main'))
const refusal = () =>
  new Response('{"errors":[{"message":"no","extensions":{"code":"INTERNAL"}}]}', {
    headers: { 'content-type': 'application/json' },
  })

const pages = [
  ['/my/sizes', 'getSizeProfile', 'Loading your sizes', 'No sizes yet', /encountered an error/],
  ['/my/activity', 'getActivity', 'Loading what happened', 'Nothing here yet', /encountered an error/],
  [
    '/my/subscriptions',
    'getSubscriptions',
    'Loading what we tell you',
    'While you shop',
    /encountered an error/,
  ],
  [
    '/saved/favorites',
    'getSaved',
    'Loading pieces',
    'Nothing saved yet',
    /We’ve encountered an error fetching favorites/,
  ],
  [
    '/saved/searches',
    'getSavedSearches',
    'Loading your searches',
    'Let the rail come to you',
    /We’ve encountered an error loading your saved searches/,
  ],
] as const

it.each(pages)('%s says that it loads, what failed, and what to do while it is empty', async (...page) => {
  const [path, operation, loading, empty, failure] = page
  const shop = newShop()
  // The mocks' member has been told nothing and keeps nothing.
  const id = shop.db.state.users.find(({ email }) => email === as)?.id ?? ''
  shop.db.state.notifications[id] = []
  shop.db.state.loved[`user:${id}`] = []
  const answer = answerFrom(shop)
  const held = Promise.withResolvers<void>()
  let fails = true
  const send: typeof fetch = async (input, init) => {
    const asked = new RegExp(`"${operation}"|operationName=${operation}(?:&|$)`)
    if (!asked.test(`${String(input)}${String(init?.body)}`)) return answer(input, init)
    await held.promise
    return fails ? refusal() : answer(input, init)
  }
  await renderAt(path, { as, shop, send })
  await screen.findByRole('main')
  expect(await main().findByRole('status', { name: loading })).toBeTruthy()
  held.resolve()
  const alert = within(await main().findByRole('alert'))
  expect(alert.getByText(failure)).toBeTruthy()
  expect(main().queryByRole('status', { name: loading })).toBeNull()
  fails = false
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await main().findByRole('heading', { name: empty })).toBeTruthy()
  await waitFor(() => expect(main().queryByRole('alert')).toBeNull())
})
