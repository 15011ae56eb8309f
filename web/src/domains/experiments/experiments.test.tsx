import { armOfBucket, experimentBucket } from '@hemline/rules/experiments/buckets.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'
const main = () => within(screen.getByRole('main'))
const reason = 'No complaints in a week.'

/** Renders the site at `url` and waits for its main part. */
async function show(url: string, options: Parameters<typeof renderAt>[1]) {
  const rendered = await renderAt(url, options)
  await screen.findByRole('main')
  return rendered
}

/** A shop of mocks in which Tomas is an admin. */
function shopOfAdmin() {
  const shop = newShop()
  const user = shop.db.state.users.find(({ email }) => email === tomas)
  if (!user) throw new Error('Tomas does not work here')
  user.roles = ['admin']
  return shop
}

describe('the page of flags', () => {
  it('lets an employee look and nothing else', async () => {
    await show('/employee/flags', { as: tomas })
    expect(await main().findByRole('heading', { name: 'p2p' })).toBeTruthy()
    expect(main().queryByRole('button', { name: /^Change/ })).toBeNull()
  })

  it('sets a flag with a reason, and keeps who, when and why', async () => {
    const user = userEvent.setup()
    await show('/employee/flags', { as: tomas, shop: shopOfAdmin() })
    await user.click(await main().findByRole('button', { name: 'Change p2p' }))
    const form = () => within(main().getByRole('form', { name: 'Change p2p' }))
    const share = form().getByLabelText(/^Share of everybody/)
    await user.clear(share)
    await user.type(share, '120')
    await user.click(form().getByRole('button', { name: 'Save' }))
    expect(await form().findByText('A whole number from 0 to 100, please.')).toBeTruthy()
    await user.clear(share)
    await user.type(share, '75')
    await user.click(form().getByRole('button', { name: 'Save' }))
    expect(await form().findByText(/^Please say why/)).toBeTruthy()
    await user.type(form().getByLabelText(/^Always on/), 'nobody@hemline.example')
    await user.type(form().getByLabelText('Why'), reason)
    await user.click(form().getByRole('button', { name: 'Save' }))
    expect(await form().findByText(/^There is no account with the address nobody@/)).toBeTruthy()
    await user.clear(form().getByLabelText(/^Always on/))
    await user.click(form().getByRole('button', { name: 'Save' }))
    expect(await main().findByText('75% of everybody.')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'History of p2p' }))
    const [change] = within(main().getByRole('list', { name: 'Changes' })).getAllByRole('listitem')
    expect(change?.textContent).toContain('On for 75%')
    expect(change?.textContent).toContain(`Tomas Okafor: ${reason} Before: On for 50%.`)
  })
})

describe('a flag that two people change', () => {
  it('tells the second what the first has made of it, and then does what the second wants', async () => {
    const user = userEvent.setup()
    const shop = shopOfAdmin()
    await show('/employee/flags', { as: tomas, shop })
    await user.click(await main().findByRole('button', { name: 'Change p2p' }))
    const other = { name: 'p2p', enabled: true, rolloutPercent: 10, alwaysFor: [], reason }
    const body = JSON.stringify({
      operationName: 'changeFlag',
      variables: { input: other },
      extensions: { persistedQuery: { sha256Hash: persistedHashes.changeFlag } },
    })
    await answerFrom(shop)('/graphql', { method: 'POST', body })
    const form = within(main().getByRole('form', { name: 'Change p2p' }))
    const share = form.getByLabelText(/^Share of everybody/)
    await user.clear(share)
    await user.type(share, '75')
    await user.type(form.getByLabelText('Why'), reason)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(
      await form.findByText(/ changed this flag while you looked at it\. It is now: On for 10%/),
    ).toBeTruthy()
    expect(await main().findByText('10% of everybody.')).toBeTruthy()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await main().findByText('75% of everybody.')).toBeTruthy()
  })
})

describe('the page of experiments', () => {
  it('writes one down, which is a draft with its plan', async () => {
    const user = userEvent.setup()
    await show('/employee/experiments', { as: tomas, shop: shopOfAdmin() })
    await user.click(await main().findByRole('button', { name: 'Plan an experiment' }))
    const form = within(main().getByRole('form', { name: 'Plan an experiment' }))
    await user.type(form.getByLabelText('Name'), 'Words of the heart')
    expect(form.getByLabelText<HTMLInputElement>(/^Key/).value).toBe('words_of_the_heart')
    await user.click(form.getByRole('button', { name: 'Save the draft' }))
    expect(await form.findByText(/^Please write what you expect/)).toBeTruthy()
    await user.type(form.getByLabelText(/^What you expect/), 'A friendlier word gets more hearts.')
    await user.type(form.getByLabelText(/^Expected/), '3.5')
    await user.type(form.getByLabelText(/^Difference/), '0.5')
    await user.type(form.getByLabelText('Why'), reason)
    await user.click(form.getByRole('button', { name: 'Save the draft' }))
    expect(await main().findByRole('heading', { name: 'Words of the heart' })).toBeTruthy()
    expect(main().getByText('Control: 50%, Other: 50%')).toBeTruthy()
  })
})

describe('the page of an experiment', () => {
  it('reads the results: sizes, interval and a sentence for each arm', async () => {
    await show('/employee/experiments/cleanout_flow', { as: tomas })
    const arm = (name: string) => within(main().getByRole('listitem', { name }))
    await main().findByRole('list', { name: 'Arms' })
    expect(arm('Control').getByText('5,120')).toBeTruthy()
    expect(arm('Short flow').getByText(/^Better than control: \+\d\.\d to \+\d\.\d points\.$/)).toBeTruthy()
    expect(arm('Short flow').getByRole('img', { name: /^From / })).toBeTruthy()
    expect(arm('Long flow').getByText(/^No difference was found/)).toBeTruthy()
    expect(main().queryByRole('complementary', { name: 'Change the experiment' })).toBeNull()
  })

  it('tells no difference from few people', async () => {
    await show('/employee/experiments/cleanout_incentive', { as: tomas })
    expect(
      await main().findByText(/^No difference can be told yet: 120 of about [\d,]+ needed\.$/),
    ).toBeTruthy()
    expect(main().queryByRole('img', { name: /^From / })).toBeNull()
  })

  it('starts, ramps and stops one, each with a reason', async () => {
    const user = userEvent.setup()
    const { router } = await show('/employee/experiments', { as: tomas, shop: shopOfAdmin() })
    await user.click(await main().findByRole('link', { name: 'Words of the clean-out button' }))
    const form = (name: string) => within(main().getByRole('form', { name }))
    await main().findByRole('form', { name: 'Start' })
    await user.type(form('Start').getByLabelText(/^Share/), '10')
    await user.click(form('Start').getByRole('button'))
    expect(await form('Start').findByText(/^Please say why/)).toBeTruthy()
    await user.type(form('Start').getByLabelText('Why'), reason)
    await user.click(form('Start').getByRole('button'))
    await main().findByRole('form', { name: 'Ramp up' })
    await user.type(form('Ramp up').getByLabelText(/^Share/), '5')
    await user.type(form('Ramp up').getByLabelText('Why'), reason)
    await user.click(form('Ramp up').getByRole('button'))
    expect(await form('Ramp up').findByText(/^The share only grows/)).toBeTruthy()
    await user.clear(form('Ramp up').getByLabelText(/^Share/))
    await user.type(form('Ramp up').getByLabelText(/^Share/), '100 %')
    await user.click(form('Ramp up').getByRole('button'))
    await waitFor(() => expect(main().queryByRole('form', { name: 'Ramp up' })).toBeNull())
    await user.selectOptions(form('Stop').getByLabelText(/^Arm for everybody/), 'Plain words')
    await user.type(form('Stop').getByLabelText('Why'), reason)
    await user.click(form('Stop').getByRole('button'))
    await waitFor(() => expect(main().queryByRole('form', { name: 'Stop' })).toBeNull())
    const changes = within(main().getByRole('list', { name: 'Changes' })).getAllByRole('listitem')
    expect(changes.map((change) => change.querySelector('b')?.textContent)).toEqual([
      'Stopped, everybody has plain_words',
      'Running for 100%',
      'Running for 10%',
    ])
    await act(() => router.navigate({ to: '/employee/experiments/$key', params: { key: 'nonsense' } }))
    expect(await main().findByText('There is no experiment with this key.')).toBeTruthy()
  })
})

describe('an exposure', () => {
  const nora = 'nora@hemline.example'
  /** A shop in which Nora gets the flow of her arm, or another one. */
  function shopOfFlow(own: boolean) {
    const shop = newShop()
    const user = shop.db.state.users.find(({ email }) => email === nora)
    if (!user || !shop.db.state.cleanout) throw new Error('no clean-outs')
    const arms = [
      { name: 'control', share: 3400 },
      { name: 'short_flow', share: 3300 },
      { name: 'long_flow', share: 3300 },
    ] as const
    const arm = armOfBucket(arms, 100, experimentBucket('cleanout_flow', user.id))?.name
    const variant = arms.find(({ name }) => (name === arm) === own)?.name ?? 'control'
    shop.db.state.cleanout.variant = variant
    const notes: string[] = []
    const answered = answerFrom(shop)
    const send: typeof fetch = (input, init) => {
      const body = String(init?.body ?? '')
      if (body.includes('"experiment":"cleanout_flow"')) notes.push(body)
      return answered(input, init)
    }
    return { shop, send, notes, variant }
  }

  it('is noted once when the flow of a clean-out is on the screen, and not on the page before', async () => {
    const { notes, variant, ...options } = shopOfFlow(true)
    const { router } = await show('/cleanout', { ...options, as: nora })
    await screen.findByRole('heading', { level: 1 })
    expect(notes).toEqual([])
    await act(() => router.navigate({ href: '/cleanout/sell' }))
    await waitFor(() => expect(notes).toHaveLength(1))
    expect(notes[0]).toContain(`"arm":"${variant}"`)
    await act(() => router.navigate({ href: '/cleanout/sell?step=address' }))
    await main().findByRole('complementary', { name: 'Your kit' })
    expect(notes).toHaveLength(1)
  })

  it('is not noted for an offer of another arm', async () => {
    const { notes, ...options } = shopOfFlow(false)
    await show('/cleanout/sell', { ...options, as: nora })
    await main().findByRole('complementary', { name: 'Your kit' })
    expect(notes).toEqual([])
  })

  it('shows the words of an arm to who takes part', async () => {
    const shop = shopOfAdmin()
    await show('/cleanout/guide', { shop, as: tomas })
    expect(await main().findByRole('link', { name: 'Order a free bag' })).toBeTruthy()
    const user = userEvent.setup()
    await show('/employee/experiments/cleanout_button', { shop, as: tomas })
    const start = within(await main().findByRole('form', { name: 'Start' }))
    await user.type(start.getByLabelText(/^Share/), '100')
    await user.type(start.getByLabelText('Why'), reason)
    await user.click(start.getByRole('button'))
    await main().findByRole('form', { name: 'Stop' })
    const id = shop.db.state.users.find(({ email }) => email === tomas)?.id ?? ''
    const plain = experimentBucket('cleanout_button', id) >= 5000
    await show('/cleanout/guide', { shop, as: tomas })
    const name = plain ? 'Send me a free bag' : 'Order a free bag'
    expect(await main().findByRole('link', { name })).toBeTruthy()
  })
})
