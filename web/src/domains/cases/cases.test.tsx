import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedOrders } from '../../../mocks/marked.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const tomas = 'tomas@hemline.example'
const form = `/resolution-hub?order=${markedOrders.delivered}`
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })

async function open(
  url: string,
  title: string | RegExp,
  options: Parameters<typeof renderAt>[1] = { as: nora },
) {
  const user = userEvent.setup()
  const shown = await renderAt(url, options)
  await heading(title)
  return { user, ...shown }
}

type User = ReturnType<typeof userEvent.setup>

/** Returns a fetch that answers as the mocks do and fails for this operation. */
function without(operation: string): Parameters<typeof renderAt>[1] {
  const shop = newShop()
  const answer = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (String(init?.body).includes(`"${operation}"`)) throw new TypeError('no network')
    return answer(input, init)
  }
  return { as: nora, shop, send }
}

/** Checks the first piece that a case can be about, and says what it is. */
async function ask(user: User, kind: string) {
  const boxes = await main().findAllByRole('checkbox')
  const free = boxes.find((box) => !(box as HTMLInputElement).disabled)
  if (!free) throw new Error('no piece can be in a case')
  await user.click(free)
  await user.click(main().getByRole('radio', { name: new RegExp(`^${kind}`) }))
}

describe('the resolution hub', () => {
  it('begins with the order that went wrong', async () => {
    const { user, router } = await open('/resolution-hub', 'What went wrong?')
    await user.click((await main().findAllByRole('link', { name: /^Order / }))[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toHaveProperty('order'))
    await heading('With which piece?', 2)
  })

  it('shows every sum before it is chosen, and settles the case in one click', async () => {
    const { user, router } = await open(form, 'What went wrong?')
    await ask(user, 'Not as described')
    main().getByText(/^Answer the questions above/)
    await user.selectOptions(main().getByLabelText('What differs?'), 'A flaw')
    await user.selectOptions(main().getByLabelText('Which flaw?'), 'The zipper')
    await user.selectOptions(main().getByLabelText('Where is it?'), 'At the waist')
    const keep = await main().findByRole('radio', { name: /^Keep it, get part back/ })
    main().getByRole('radio', { name: /^Talk to a person/ })
    await user.click(keep)
    const accept = main().getAllByRole('button', { name: /^Accept \$/ })[0] as HTMLElement
    const sum = accept.textContent?.replace('Accept ', '') ?? ''
    await user.type(main().getByLabelText(/^Anything we should know/), 'The zip doesn’t close.')
    await user.dblClick(accept)
    await heading(`${sum} is on its way`)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/resolution-hub\/cs\/\d+$/))
    main().getByText('The zip doesn’t close.')
    main().getByText('The zipper, at the waist')
    // The piece is in no second case.
    await router.navigate({ href: form })
    await main().findByText('This piece was paid back already.')
  })

  it('sets the stated measure beside the field, in the reader’s unit, and says what is missing', async () => {
    const { user } = await open(form, 'What went wrong?')
    await ask(user, 'Not as described')
    const go = main().getAllByRole('button', { name: 'Go on' })[0] as HTMLElement
    await user.click(go)
    await main().findByText('Say what differs first.')
    expect(document.activeElement).toBe(main().getByLabelText('What differs?'))
    await user.selectOptions(main().getByLabelText('What differs?'), 'A measure')
    const measures = main().getByLabelText('Which measure?')
    await user.selectOptions(measures, within(measures).getAllByRole('option')[1] as HTMLElement)
    const stated = Number(/([\d.]+) in$/.exec(main().getByText(/^[\d.]+ in$/).textContent ?? '')?.[1])
    await user.type(main().getByLabelText('You measured, in inches'), String(stated))
    await main().findByText('That is what we stated. What did you measure?')
    await user.click(main().getByRole('button', { name: 'cm, centimeters' }))
    const seen = main().getByLabelText('You measured, in centimeters')
    main().getByText(`${Number((stated * 2.54).toFixed(1))} cm`)
    await user.clear(seen)
    await user.type(seen, String(Math.round(stated * 2.54) - 1))
    await main().findByText(/^We measure by hand/)
    await user.clear(seen)
    await user.type(seen, String(Math.round(stated * 2.54) - 10))
    await main().findByRole('radio', { name: /^Keep it, get part back/ })
    await user.click(main().getByRole('button', { name: 'in, inches' }))
  })

  it('lists the pieces by the parcels that brought them, and says when they don’t load', async () => {
    const shop = newShop()
    const order = shop.db.state.orders?.find((one) => one.id === markedOrders.delivered)
    const [first] = order?.shipments ?? []
    const line = order?.lines.findLast((one) => one.kind === 'item')
    if (!order || !first || !line) throw new Error('no parcel arrived')
    order.shipments.push({ ...first, id: 'second', trackingCode: '1Z999AA10123456784' })
    line.shipmentId = 'second'
    await open(form, 'What went wrong?', { as: nora, shop })
    const second = within(await main().findByRole('region', { name: /^Parcel 2 of 2, delivered / }))
    expect(second.getAllByRole('checkbox')).toHaveLength(1)
    const others = within(main().getByRole('region', { name: /^Parcel 1 of 2/ }))
    expect(others.getAllByRole('checkbox')).toHaveLength(2)
    cleanup()
    await open(form, 'What went wrong?', without('resolutionItems'))
    await main().findByRole('button', { name: 'Try again' })
    main().getByText(friendly('fetchingResolutions'))
  })

  it('says a refused piece, and asks a person by the same form', async () => {
    const { user } = await open(form, 'What went wrong?')
    await ask(user, 'Charged wrongly')
    await main().findByText(/can’t be decided by a rule/)
    await user.type(main().getByLabelText('What do you see?'), 'Charged twice.')
    await user.click(main().getByRole('radio', { name: /^Talk to a person/ }))
    await user.click(main().getAllByRole('button', { name: 'Send to a person' })[0] as HTMLElement)
    await heading('A person is looking')
  })

  it('has one phrase for what doesn’t load, and one for a choice that fails', async () => {
    await open('/resolution-hub', 'Something’s wrong here…', without('getOrders'))
    main().getByText(friendly('fetchingResolutions'))
  })

  it('keeps the words when the choice fails', async () => {
    const { user } = await open(form, 'What went wrong?', without('selectResolution'))
    await ask(user, 'Damaged')
    await user.type(main().getByLabelText('What do you see?'), 'Torn.')
    await user.click(await main().findByRole('radio', { name: /^Keep it/ }))
    await user.click(main().getAllByRole('button', { name: /^Accept/ })[0] as HTMLElement)
    await main().findByText(friendly('selectResolution'))
    expect((main().getByLabelText('What do you see?') as HTMLTextAreaElement).value).toBe('Torn.')
  })

  it('lists the cases, shows one, and takes a word', async () => {
    const { user } = await open('/resolution-hub/cs', 'Your cases')
    await user.click(await main().findByRole('link', { name: /^My payout/ }))
    await heading('A person is looking')
    await user.type(main().getByLabelText('Write to us'), 'Any news?')
    await user.click(main().getByRole('button', { name: 'Send' }))
    await main().findByText('Any news?')
    expect((main().getByLabelText('Write to us') as HTMLTextAreaElement).value).toBe('')
  })

  it('leads to a person from an order without pieces, such as a box or a gift card', async () => {
    const { user } = await open(
      '/resolution-hub?order=0193cc10-0000-7000-8000-00000000dead',
      'What went wrong?',
    )
    await user.click(await main().findByRole('link', { name: 'Write to a person' }))
    await main().findByLabelText('What is it about?')
  })

  it('says to a guest how the order gets into an account, instead of a form that no account can send', async () => {
    await open(form, 'What went wrong?', {})
    await main().findByRole('button', { name: 'create an account' })
    main().getByRole('link', { name: 'write to us' })
    expect(main().queryByLabelText('What do you see?')).toBeNull()
    cleanup()
    await open('/resolution-hub', 'What went wrong?', {})
    await main().findByRole('button', { name: 'create an account' })
    cleanup()
    await open('/resolution-hub?about=payout', 'Log in, and tell us', {})
    main().getByRole('button', { name: 'Log in' })
    expect(main().getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
    cleanup()
    await open('/resolution-hub/cs/3107', 'There is no such case here', {})
    main().getByRole('button', { name: 'Log in' })
    expect(main().getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain('case%203107')
  })

  it('knows the bag that it was opened from, and names it in the case', async () => {
    const { user } = await open('/resolution-hub?about=bag&bag=204411', 'What went wrong?')
    expect(main().getByRole('radio', { name: /^My clean-out bag/ })).toHaveProperty('checked', true)
    main().getByText('About bag 204411. One sentence is enough.')
    await user.type(main().getByLabelText('What is it about?'), 'Nothing is listed yet.')
    await user.click(await main().findByRole('radio', { name: /^Talk to a person/ }))
    await user.click(main().getAllByRole('button', { name: 'Send to a person' })[0] as HTMLElement)
    await heading('A person is looking')
    main().getByText('About bag 204411: Nothing is listed yet.')
  })

  it('leads to a person while it is switched off', async () => {
    const shop = newShop()
    const answer = answerFrom(shop)
    const send: typeof fetch = async (input, init) => {
      const response = await answer(input, init)
      const text = (await response.text()).replaceAll('"resolution_hub"', '"none"')
      return new Response(text, { status: response.status, headers: response.headers })
    }
    await open(form, 'A person looks at it', { as: nora, shop, send })
    expect(main().getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain('/contact')
  })

  it('says its terms in numbers', async () => {
    await open('/resolution-hub/terms', /^What we promise/)
    main().getByText(/40% of its price back, 50% when/)
    for (const name of [
      'The same piece again',
      'It may not be genuine',
      'Charged wrongly',
      'Who pays, and when',
    ])
      main().getByRole('heading', { level: 2, name })
    main().getByRole('heading', { level: 2, name: 'Your clean-out bag, or your payout' })
  })

  it('knows no case of somebody else', async () => {
    await open('/resolution-hub/cs/99', 'There is no such case here')
  })
})

describe('a case for people at work', () => {
  it('has a sum above the limit looked at by a second person, and not by who proposed it', async () => {
    const shop = newShop()
    const order = (shop.db.state.orders ?? []).find((one) => one.id === markedOrders.delivered)
    const made = shop.db.state.cases?.[0]
    const line = order?.lines.findLast((one) => one.kind === 'item')
    if (!order || !made || !line) throw new Error('no case of an order')
    line.net = 40_000
    order.totals.total += 40_000
    Object.assign(made, { orderId: order.id, lineIds: [line.id], kind: 'charged_wrongly' })
    const { user } = await open(`/employee/cases/${made.number}`, /^My payout/, { as: tomas, shop })
    main().getByText(/^Member since Mar 2, 2025 · \d orders · \d returns · 1 case$/)
    main().getByText(/^Delivered .* · UPS 1Z/)
    await user.click(await main().findByRole('radio', { name: /^Everything back/ }))
    main().getByText(/Above \$150.00 a second person looks at it/)
    const propose = main().getByRole('button', { name: /^Propose \$/ })
    const sum = propose.textContent?.replace('Propose ', '') ?? ''
    await user.click(propose)
    await heading('Waits for a second person', 2)
    expect(main().queryByRole('button', { name: /^Approve/ })).toBeNull()
    cleanup()
    const known = shop.db.state.users.find((one) => one.email === tomas)
    if (!known) throw new Error('no employee')
    const admin = { ...known, id: 'admin', email: 'ida@hemline.example', roles: ['admin'] }
    shop.db.state.users.push(admin)
    await open(`/employee/cases/${made.number}`, /^My payout/, { as: admin.email, shop })
    const decline = await main().findByRole('button', { name: 'Decline' })
    await user.click(decline)
    await main().findByRole('alert')
    await user.click(main().getByRole('button', { name: `Approve ${sum}` }))
    await main().findByText('Settled')
  })

  it('shows who graded its piece and when, and is declined for a reason that its shopper reads', async () => {
    const shop = newShop()
    const order = (shop.db.state.orders ?? []).find((one) => one.id === markedOrders.delivered)
    const made = shop.db.state.cases?.[0]
    const line = order?.lines.find((one) => one.kind === 'item')
    if (!order || !made || !line) throw new Error('no case of an order')
    Object.assign(made, { orderId: order.id, lineIds: [line.id], kind: 'damaged' })
    const { user } = await open(`/employee/cases/${made.number}`, /^My payout/, { as: tomas, shop })
    main().getByText('Ours, at intake')
    main().getByText(/ Pacific, Tomas Okafor$/)
    main().getByText('No photo came with this case.')
    await user.click(main().getByRole('button', { name: 'The record of the piece' }))
    within(main().getByRole('list', { name: /^The record of / })).getByText('Graded and photographed')
    await user.click(main().getByRole('button', { name: 'Decline the case' }))
    const decline = main().getByRole('button', { name: /^Decline and tell / })
    await user.click(decline)
    expect((await main().findByRole('alert')).textContent).toBe('Choose a reason first.')
    await user.click(main().getByRole('radio', { name: /^No photo shows it/ }))
    await user.type(main().getByRole('textbox', { name: /^In your own words/ }), 'The place is dark.')
    await user.click(decline)
    await main().findByText('Answered')
    cleanup()
    await open(`/resolution-hub/cs/${made.number}`, 'We give nothing back for this', { as: nora, shop })
    main().getByText(/Then somebody else looks at it\./)
    main().getByText(/The place is dark\.$/)
  })

  it('is found in the queue, taken, answered with a prepared letter, and closed', async () => {
    const { user } = await open('/employee/cases', 'Cases', { as: tomas })
    await user.click(await main().findByRole('link', { name: /^My payout/ }))
    await heading(/^My payout/)
    await user.click(await main().findByRole('button', { name: 'Take the case' }))
    await main().findByRole('button', { name: 'Put back (Tomas has it)' })
    await user.selectOptions(main().getByLabelText('Hand over to'), 'Priya Raman')
    await main().findByText(/handed the case over$/)
    await user.click(main().getByRole('button', { name: 'Carrier is asked' }))
    await user.click(main().getByRole('button', { name: 'Send the answer' }))
    await main().findByText(/^Dear Nora,/, { selector: 'p' })
    await main().findByText('Answered')
    await user.click(main().getByRole('button', { name: 'Close' }))
    await main().findByText('Closed')
  })

  it('leads to the next that waits by a key, which writes letters while somebody writes', async () => {
    const shop = newShop()
    const [first] = shop.db.state.cases ?? []
    if (!first) throw new Error('no case')
    shop.db.state.cases?.push({ ...first, id: 'letter', number: 5001, kind: 'letter', subject: 'A letter' })
    const { user } = await open(`/employee/cases/${first.number}`, /^My payout/, { as: tomas, shop })
    const queue = within(await main().findByRole('navigation', { name: 'Cases that wait for us' }))
    queue.getByText('2 cases for us')
    expect(queue.queryByRole('link', { name: 'Before' })).toBeNull()
    const answer = main().getByRole('textbox', { name: /^Answer to/ })
    await user.click(answer)
    await user.keyboard(']')
    expect(answer).toHaveProperty('value', ']')
    await user.tab()
    await user.keyboard(']')
    await heading('A letter')
    expect(main().getByRole('textbox', { name: /^Answer to/ })).toHaveProperty('value', '')
    await user.keyboard('[[')
    await heading(/^My payout/)
  })

  it('is found by its kind, and on the second page of a long queue', async () => {
    const shop = newShop()
    const [first] = shop.db.state.cases ?? []
    if (!first) throw new Error('no case')
    for (let n = 1; n <= 26; n += 1)
      shop.db.state.cases?.push({
        ...first,
        id: `letter-${n}`,
        number: 5000 + n,
        kind: 'letter',
        subject: `Letter ${n}`,
      })
    const { user } = await open('/employee/cases', 'Cases', { as: tomas, shop })
    await main().findByRole('link', { name: 'Letter 24' })
    expect(main().queryByRole('link', { name: 'Letter 26' })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Next page' }))
    await main().findByRole('link', { name: 'Letter 26' })
    expect(main().queryByRole('button', { name: 'Next page' })).toBeNull()
    await user.selectOptions(main().getByLabelText('About'), 'My payout')
    await main().findByRole('link', { name: /^My payout/ })
    expect(main().queryByRole('link', { name: /^Letter/ })).toBeNull()
    await user.selectOptions(main().getByLabelText('About'), 'It may not be genuine')
    await main().findByText('No case of this kind has this status.')
  })
})
