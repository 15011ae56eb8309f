import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useKeptStore } from '../../platform/kept.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const paid = '/my/returns/0193cc10-0000-7000-8000-000000040917'
const waiting = '/my/returns/0193cc10-0000-7000-8000-000000040918'
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })

/** Renders the shop at a URL and waits for its page. */
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

/** Returns a fetch that answers as the mocks do and fails for this operation. */
function without(operation: string, shop = newShop()): Parameters<typeof renderAt>[1] {
  const answer = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (String(init?.body).includes(`"${operation}"`)) throw new TypeError('no network')
    return answer(input, init)
  }
  return { as: nora, shop, send }
}

/** Returns the check box of the first piece that may go back. */
async function freeBox(): Promise<HTMLElement> {
  const boxes = await main().findAllByRole('checkbox', { name: /^Return / })
  const free = boxes.find((box) => !(box as HTMLInputElement).disabled)
  if (!free) throw new Error('no piece may go back')
  return free
}

/** Checks the first piece that may go back and gives its reason. */
async function pick(user: ReturnType<typeof userEvent.setup>, reason = 'Too small') {
  await user.click(await freeBox())
  await user.selectOptions(main().getByLabelText('Why does it go back?'), reason)
}

describe('sending pieces back', () => {
  it('shows each way with its whole sum, and makes one return of two clicks', async () => {
    const { user, router } = await open('/my/return', 'Send pieces back')
    await pick(user)
    const ways = await main().findAllByRole('radio')
    expect(ways.map((way) => way.closest('label')?.querySelector('b')?.textContent)).toEqual([
      'Shop credit',
      'As you paid, you post it',
      'As you paid, our label',
    ])
    await user.click(ways[2] as HTMLElement)
    expect(
      main()
        .getAllByText('Label')
        .map((name) => name.nextSibling?.textContent),
    ).toEqual(['–$8.99', '–$8.99'])
    const [send] = main().getAllByRole('button', { name: 'Get my label' })
    await user.dblClick(send as HTMLElement)
    await heading('Your label is ready')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/my\/returns\//))
    expect(main().getByRole('img', { name: /The code of return R \d+/ })).toBeTruthy()
  })

  it('says why a piece can’t go back, and what is missing when the button is pressed', async () => {
    const { user } = await open('/my/return', 'Send pieces back')
    expect(await main().findByText('Final sale: this piece can’t come back.')).toBeTruthy()
    const [send] = main().getAllByRole('button', { name: 'Get my label' })
    await user.click(send as HTMLElement)
    expect((await main().findByRole('alert')).textContent).toBe('Choose a piece to send back first.')
    const boxes = main().getAllByRole('checkbox', { name: /^Return / })
    await user.click(boxes.find((box) => !(box as HTMLInputElement).disabled) as HTMLElement)
    expect(main().getByText('One reason, please. It helps us describe the next one better.')).toBeTruthy()
    await user.click(send as HTMLElement)
    expect(document.activeElement).toBe(main().getByLabelText('Why does it go back?'))
  })

  it('asks for the sums of the last choice once, and keeps them in sight while a note is written', async () => {
    const shop = newShop()
    const answer = answerFrom(shop)
    const quoted: (string | undefined)[] = []
    const send: typeof fetch = (input, init) => {
      const asked = String(init?.body ?? input)
      if (asked.includes('getReturnQuote')) quoted.push(/too_[a-z]+/.exec(asked)?.[0])
      return answer(input, init)
    }
    const { user } = await open('/my/return', 'Send pieces back', { as: nora, shop, send })
    await user.click(await freeBox())
    // The test moves the page's clock: on a busy machine more time passes between two choices than the pause
    // after which the page asks for the sums (250 ms).
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reason = main().getByLabelText('Why does it go back?')
    fireEvent.change(reason, { target: { value: 'too_small' } })
    await act(() => vi.advanceTimersByTimeAsync(249))
    fireEvent.change(reason, { target: { value: 'too_large' } })
    await act(() => vi.advanceTimersByTimeAsync(250))
    vi.useRealTimers()
    await main().findAllByRole('radio')
    await user.type(main().getByLabelText(/^Anything we should know/), 'Tight')
    expect(main().getAllByRole('radio')).toHaveLength(3)
    expect(quoted).toEqual(['too_large'])
  })

  it('tells a member once that the first return has no restocking fee', async () => {
    const shop = newShop()
    shop.db.state.returns = []
    const first = await open('/my/return', 'Send pieces back', { as: nora, shop })
    const told = within(await screen.findByRole('dialog', { name: 'No restocking fee this time' }))
    await first.user.click(told.getByRole('button', { name: 'Choose pieces' }))
    await pick(first.user)
    await main().findAllByRole('radio')
    expect(main().queryByText(/^Restocking/)).toBeNull()
    const owner = `user:${shop.db.state.users.find((one) => one.email === nora)?.id}`
    await waitFor(() => expect(shop.db.state.settings[owner]?.modals).toHaveProperty('waive_restocking_fee'))
    first.unmount()
    localStorage.clear()
    await open('/my/return', 'Send pieces back', { as: nora, shop })
    await waitFor(() => expect(useKeptStore.getState().ready).toBe(true))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says at the piece what the shop refuses about it', async () => {
    const shop = newShop()
    const { user } = await open('/my/return', 'Send pieces back', { as: nora, shop })
    const boxes = await main().findAllByRole('checkbox', { name: /^Return / })
    const free = boxes.find((box) => !(box as HTMLInputElement).disabled) as HTMLInputElement
    await user.click(free)
    for (const { shipments } of shop.db.state.orders ?? [])
      for (const parcel of shipments) if (parcel.deliveredAt) parcel.deliveredAt = '2020-01-01T00:00:00Z'
    await user.selectOptions(main().getByLabelText('Why does it go back?'), 'Too small')
    await waitFor(() =>
      expect(main().getByLabelText('Why does it go back?').getAttribute('aria-invalid')).toBe('true'),
    )
  })

  it('takes no fee when the shop erred', async () => {
    const { user } = await open('/my/return', 'Send pieces back')
    await pick(user, 'Not as described')
    await waitFor(() => expect(main().getAllByRole('radio')).toHaveLength(2))
    expect(main().queryByText(/^Restocking/)).toBeNull()
    // What differs is asked, the first missing answer has the focus, and the return tells it.
    await user.click(main().getAllByRole('button', { name: 'Get my label' })[0] as HTMLElement)
    await main().findByText('Say what differs first.')
    expect(document.activeElement).toBe(main().getByLabelText('What differs?'))
    await user.selectOptions(main().getByLabelText('What differs?'), 'The color')
    main().getByText('We stated')
    const seen = main().getByLabelText('You see')
    const other = within(seen).getAllByRole('option').at(-1) as HTMLOptionElement
    await user.selectOptions(seen, other)
    await user.click(main().getAllByRole('button', { name: 'Get my label' })[0] as HTMLElement)
    await heading('Your label is ready')
    main().getByText(new RegExp(`^The color: ${other.value}, and we stated `))
  })

  it('says in the shop’s words that creating, changing or reading failed', async () => {
    const { user } = await open('/my/return', 'Send pieces back', without('createReturn'))
    await pick(user)
    await main().findAllByRole('radio')
    await user.click(main().getAllByRole('button', { name: 'Get my label' })[0] as HTMLElement)
    expect((await main().findByRole('alert')).textContent).toBe(friendly('createReturn'))
    await open('/my/return', 'Something’s wrong here…', without('orderReturnsSetup'))
    expect(main().getByText(friendly('returnSetup'))).toBeTruthy()
    await open('/my/returns', 'Something’s wrong here…', without('getReturns'))
    expect(main().getByText(friendly('returnHistory'))).toBeTruthy()
    const edit = await open(`${waiting}/edit`, 'Change your return', without('editReturn'))
    await main().findAllByRole('radio')
    await edit.user.click(main().getAllByRole('button', { name: 'Save the change' })[0] as HTMLElement)
    expect((await main().findByRole('alert')).textContent).toBe(friendly('editReturn'))
  })

  it('says to who opened an ended label what became of it, and what helps', async () => {
    await open(`${waiting}?label=ended`, 'Your label is ready')
    expect(main().getByText('The link to your label had ended. Here is the label again.')).toBeTruthy()
    await open('/my/returns/nobodys?label=ended', 'There is no such return here')
    expect(main().getByText(/^The label that you opened was used, or has ended\./)).toBeTruthy()
    const { user } = await open(waiting, 'Your label is ready')
    await user.click(main().getByRole('button', { name: 'Cancel this return' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the return' }))
    await screen.findByRole('heading', { level: 1, name: 'This return is canceled' })
    expect(main().getByText('Nothing is paid for a return that was canceled.')).toBeTruthy()
    expect(main().queryByText(/^To Visa/)).toBeNull()
    expect(main().getByRole('link', { name: 'Make a new return' }).getAttribute('href')).toMatch(
      /^\/my\/return\?order=/,
    )
  })

  it('asks a visitor to log in, or to bring the order into an account', async () => {
    await open('/my/return', 'Log in to send pieces back', {})
    expect(main().getByRole('button', { name: 'Log in' })).toBeTruthy()
    expect(main().getByRole('button', { name: 'create an account' })).toBeTruthy()
    main().getByRole('link', { name: 'write to us' })
  })
})

describe('a parcel at the table of an employee', () => {
  it('is received by a scan, and its piece is put on sale again', async () => {
    const { user } = await open('/employee/returns', 'Returns', { as: 'tomas@hemline.example' })
    await user.type(main().getByLabelText('Scan a parcel'), '99999{Enter}')
    expect((await main().findByRole('alert')).textContent).toBe('No return has this number or tracking code.')
    // The scanner types into the field that has the focus, and nothing of the last code is left there.
    expect(document.activeElement).toBe(main().getByLabelText('Scan a parcel'))
    await user.keyboard('R 40918{Enter}')
    await heading('Return R 40918')
    expect(await main().findByText(/A stone is missing/)).toBeTruthy()
    await user.click(await main().findByRole('radio', { name: /^Not acceptable/ }))
    const [photo] = main().getAllByRole('button', { name: /, photo 1 of \d+, larger$/ })
    await user.click(photo as HTMLElement)
    await main().findByRole('button', { name: /, photo 1 of \d+, smaller$/ })
    await user.click(main().getByRole('button', { name: 'Send it back' }))
    expect((await main().findByRole('alert')).textContent).toBe('Please say why, in a few words.')
    await user.click(main().getByRole('radio', { name: /^As it left/ }))
    await user.click(main().getByRole('button', { name: 'Accept it' }))
    expect(await main().findByText(/On sale again as/)).toBeTruthy()
  })
})

describe('a return', () => {
  it('stands in the history, and shows the money first once it is paid', async () => {
    const { user } = await open('/my/returns', 'Your returns')
    await user.click(await main().findByRole('link', { name: 'Return R 40917' }))
    await heading(/^\$[\d.]+ is yours$/)
    const steps = within(main().getByRole('list', { name: 'The way of this return' })).getAllByRole(
      'listitem',
    )
    expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
      'Started',
      'Handed in',
      'Credit given',
      'On its way to us',
      'Looked over',
    ])
    expect(main().queryByRole('link', { name: 'Change' })).toBeNull()
    await open(paid, /is yours$/)
  })

  it('names the nearest counter in its second step, and saves its code as a picture', async () => {
    const saved: string[] = []
    const context = {
      save() {},
      restore() {},
      scale() {},
      translate() {},
      fill() {},
      fillRect() {},
      fillText() {},
    }
    vi.stubGlobal('Path2D', class {})
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
      done(new Blob(['png'], { type: type ?? '' })),
    )
    URL.createObjectURL = () => 'blob:code'
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user } = await open(waiting, 'Your label is ready')
    expect(await main().findByText(/^Nearest: .+, .+, open .+\.$/)).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Save the code' }))
    await waitFor(() => expect(saved).toEqual(['hemline-return-40918.png']))
    // A phone has a sheet of its own for pictures.
    const shared: string[] = []
    Object.assign(globalThis.navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => void shared.push(files[0]?.name ?? ''),
    })
    cleanup()
    const phone = await open(waiting, 'Your label is ready')
    await phone.user.click(main().getByRole('button', { name: 'Save to phone' }))
    await waitFor(() => expect(shared).toEqual(['hemline-return-40918.png']))
    Object.assign(globalThis.navigator, { canShare: undefined, share: undefined })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is fetched in a window of a day, which can be moved and canceled', async () => {
    const { user } = await open(waiting, 'Your label is ready')
    const days = within(await main().findByRole('radiogroup', { name: 'Which day?' })).getAllByRole('radio')
    await user.click(days[1] as HTMLElement)
    await user.click(main().getByRole('radio', { name: '1 PM to 6 PM' }))
    await user.click(main().getByRole('button', { name: 'Book the pick-up' }))
    expect(await main().findByText(/^UPS comes on .*, 1 PM to 6 PM, to /)).toBeTruthy()
    expect(main().getByText(/^UPS-\d+$/)).toBeTruthy()
    expect(main().getByText(/^UPS fetches one piece on /)).toBeTruthy()
    expect(main().getByText(/^UPS fetches the parcel on .*, 1 PM to 6 PM\.$/)).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Change the time' }))
    await user.click(main().getByRole('radio', { name: '9 AM to 1 PM' }))
    await user.click(main().getByRole('button', { name: 'Move the pick-up' }))
    expect(await main().findByText(/^UPS comes on .*, 9 AM to 1 PM, to /)).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Cancel the pick-up' }))
    expect(await main().findByRole('button', { name: 'Book the pick-up' })).toBeTruthy()
    expect(main().queryByText(/^UPS comes on /)).toBeNull()
  })

  it('that nobody fetched says what comes next', async () => {
    const shop = newShop()
    const made = shop.db.state.returns?.find((one) => waiting.endsWith(one.id))
    if (!made) throw new Error('no such return in the mocks')
    made.pickUp = { day: '2026-11-26', window: 'morning', status: 'missed', confirmation: 'UPS-00040918' }
    await open(waiting, 'UPS didn’t get your parcel', { as: nora, shop })
    expect(main().getByText(/^UPS didn’t get your parcel on .*Choose another day/)).toBeTruthy()
    expect(main().getByRole('button', { name: 'Book the pick-up' })).toBeTruthy()
  })

  it('can be changed, and canceled after a question', async () => {
    const { user } = await open(waiting, 'Your label is ready')
    await user.click(main().getByRole('link', { name: 'Change' }))
    await heading('Change your return')
    await main().findAllByRole('radio')
    await user.click(main().getAllByRole('button', { name: 'Save the change' })[0] as HTMLElement)
    await heading('Your label is ready')
    await user.click(main().getByRole('button', { name: 'Cancel this return' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the return' }))
    await heading('This return is canceled')
  })

  it('asks for an answer to a lower sum', async () => {
    const shop = newShop()
    const made = shop.db.state.returns?.find((one) => one.number === 40_917)
    const [line] = made?.lines ?? []
    if (!made || !line) throw new Error('no return')
    Object.assign(made, { status: 'processing', paidAt: null })
    Object.assign(line, { outcome: 'accepted_less', outcomeReason: 'A button is missing.', offered: 500 })
    const { user } = await open(paid, 'We need your answer', { as: nora, shop })
    expect(main().getByText('We offer less for it')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Take $5.00' }))
    await heading('$5.00 is yours')
  })

  it('of another person is not told', async () => {
    await open(paid, 'There is no such return here', { as: 'greta@hemline.example' })
  })
})

it('a return that pays nothing by itself promises no sum and names no fee', async () => {
  const shop = newShop()
  const made = shop.db.state.returns?.find((one) => waiting.endsWith(one.id))
  if (!made) throw new Error('no such return in the mocks')
  Object.assign(made, { sums: [], to: [], total: 0 })
  await open(waiting, /./, { as: nora, shop })
  expect(await main().findByText(/^This return pays nothing by itself/)).toBeTruthy()
  expect(main().getByText('They scan this code and print the label.')).toBeTruthy()
  expect(document.querySelector('main')?.textContent).not.toMatch(/You get|Later, it is paid/)
})
