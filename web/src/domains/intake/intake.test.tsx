import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { intakeOf } from '../../../mocks/domains/intake.mock.ts'
import { markedIntakeCodes } from '../../../mocks/seed/intake.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

afterEach(() => vi.unstubAllGlobals())

const tomas = 'tomas@hemline.example'
const type = (keys: string) => userEvent.keyboard(keys)
const said = (words: string | RegExp) => screen.findByText(words)

async function atTable(shop: Shop = newShop(), send = answerFrom(shop)) {
  await renderAt(`/employee/intake/${markedIntakeCodes.waiting}`, { as: tomas, shop, send })
  await screen.findByRole('combobox', { name: 'Category' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Category' })))
  return shop
}
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name })))
const onBoard = () => waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('application'))
/** One piece, up to the moment when Enter accepts it. */
async function describePiece(brand = 'theo') {
  await type('midi{Enter}')
  await focused('Brand')
  await type(brand)
  await screen.findAllByRole('option')
  await type('{Enter}')
  await focused('Size')
  await type('m{Enter}')
  await onBoard()
  await type('2')
  await focused('Colors')
  await type('blu{Enter}')
  await asUsual()
}
/** Takes what is likeliest of a dress by Enter alone: its cut, its pattern and its cloth. */
async function asUsual(fields: readonly string[] = ['Cut', 'Pattern', 'Materials']) {
  for (const name of fields) {
    await focused(name)
    await type('{Enter}')
  }
  await onBoard()
}

describe('the queue', () => {
  it('takes a scan at once and opens the bag', async () => {
    const { router } = await renderAt('/employee/intake', { as: tomas })
    await screen.findByRole('textbox', { name: 'Scan or type the code on a bag' })
    await type(`${markedIntakeCodes.waiting}{Enter}`)
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/employee/intake/${markedIntakeCodes.waiting}`),
    )
  })
  it('says whether a digit slipped or no bag has the code', async () => {
    await renderAt('/employee/intake', { as: tomas })
    await screen.findByRole('textbox', { name: 'Scan or type the code on a bag' })
    await type('HB7305000010{Enter}')
    expect(await said(/a digit is wrong/)).toBeTruthy()
    await userEvent.clear(screen.getByRole('textbox', { name: 'Scan or type the code on a bag' }))
    await type('HB0000000000{Enter}')
    expect(await said('No bag of ours has this code.')).toBeTruthy()
  })
  it('takes a scan at once whichever way one came', async () => {
    await renderAt('/employee', { as: tomas })
    await userEvent.click((await screen.findAllByRole('link', { name: /^Intake/ }))[0] as HTMLElement)
    const field = await screen.findByRole('textbox', { name: 'Scan or type the code on a bag' })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Intake'))
    await new Promise((done) => queueMicrotask(() => done(undefined)))
    expect(document.activeElement).toBe(field)
  })
  it('shows premium bags first, with how long they wait', async () => {
    await renderAt('/employee/intake', { as: tomas })
    const rows = await screen.findAllByRole('row')
    expect(within(rows[1] as HTMLElement).getByText('Premium')).toBeTruthy()
    expect(within(rows[1] as HTMLElement).getByText('3 h')).toBeTruthy()
  })
  it('receives a bag that stands at the door, with its pieces counted', async () => {
    const shop = newShop()
    await renderAt(`/employee/intake/${markedIntakeCodes.atTheDoor}`, { as: tomas, shop })
    await screen.findByRole('textbox', { name: 'How many pieces are in it?' })
    await type('501{Enter}')
    expect(await said('Please count the pieces: a number from 0 to 500.')).toBeTruthy()
    await type('{Backspace}{Enter}')
    await screen.findByRole('combobox', { name: 'Category' })
    expect(intakeOf(shop.db).bags[2]).toMatchObject({ status: 'received', piecesCounted: 50 })
  })
})

describe('the grading table, by keyboard alone', () => {
  it('accepts a piece at the suggested price, and the next one begins where the hands are', async () => {
    const shop = await atTable()
    await describePiece()
    await type('{Enter}')
    expect(await said(/^Place 1: Theodora, blue .*midi dress, accepted\.$/)).toBeTruthy()
    await focused('Category')
    const [piece] = intakeOf(shop.db).pieces
    expect(piece).toMatchObject({
      decision: 'accepted',
      brandName: 'Theodora',
      condition: 'excellent',
      price: piece?.suggested,
    })
    await describePiece()
    await type('{Enter}')
    expect(await said(/^Place 2: /)).toBeTruthy()
  })
  it('takes cut and pattern by a letter each, and the piece is called by both', async () => {
    const shop = await atTable()
    await describePiece()
    await type('w')
    await focused('Cut')
    await type('wrap{Enter}')
    await onBoard()
    await type('a')
    await focused('Pattern')
    await type('strip{Enter}')
    await onBoard()
    await type('{Enter}')
    expect(
      await said(/^Place 1: Theodora, blue striped fit-and-flare wrap midi dress, accepted\.$/),
    ).toBeTruthy()
    await focused('Category')
    await describePiece()
    await type('w')
    await focused('Cut')
    await type('no such cut{Enter}')
    expect(await said('This kind of piece has no such cut.')).toBeTruthy()
    expect(intakeOf(shop.db).pieces).toHaveLength(1)
  })
  it('begins with what is likeliest, which letters replace and Escape leaves unsaid; style and occasion follow', async () => {
    const shop = await atTable()
    await type('midi{Enter}')
    await focused('Brand')
    await type('theo')
    await screen.findAllByRole('option')
    await type('{Enter}')
    await focused('Size')
    await type('m{Enter}')
    await onBoard()
    await type('2')
    await focused('Colors')
    await type('blu{Enter}')
    await focused('Cut')
    const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
    await waitFor(() => expect(field('Cut').value).toBe('A line dress'))
    expect([field('Cut').selectionStart, field('Cut').selectionEnd]).toEqual([0, 'A line dress'.length])
    await type('{Escape}')
    await onBoard()
    expect(field('Cut').value).toBe('')
    await type('{Enter}')
    expect(await said(/^Please look at the pattern/)).toBeTruthy()
    await focused('Pattern')
    await type('floral{Enter}')
    await focused('Materials')
    await type('silk{Enter}')
    await onBoard()
    expect(field('Style').value).toBe('romantic')
    await type('y')
    await focused('Style')
    await type('edg{Enter}')
    await onBoard()
    expect(field('Style').value).toBe('edgy')
    await type('{Enter}')
    expect(await said(/^Place 1: Theodora, blue floral silk midi dress, accepted\.$/)).toBeTruthy()
    expect(intakeOf(shop.db).pieces).toHaveLength(1)
  })
  it('takes a shade by its letters, the kind’s commonest material by Enter alone, and asks for no width of a dress', async () => {
    await atTable()
    await describePiece()
    await type('l')
    await focused('Colors')
    await type('nav{Enter}')
    await onBoard()
    expect(screen.getByRole('combobox', { name: 'Colors' })).toHaveProperty('value', 'blue, navy')
    expect(screen.getByRole('combobox', { name: 'Materials' })).toHaveProperty('value', 'Polyester')
    await type('o')
    expect(await said('There is no more to say of this kind of piece.')).toBeTruthy()
  })
  it('takes the width of shoes by a letter, and calls jeans by the wash that their shade tells', async () => {
    const shop = newShop()
    const sent: { details?: object[] }[] = []
    const send: typeof fetch = async (input, init) => {
      const asked = JSON.parse(String(init?.body ?? '{}')) as {
        operationName?: string
        variables?: { input?: { details?: object[] } }
      }
      if (asked.operationName === 'gradePiece') sent.push(asked.variables?.input ?? {})
      return answerFrom(shop)(input, init)
    }
    await atTable(shop, send)
    const describe = async (category: string, size: string, color: string) => {
      await type(`${category}{Enter}`)
      await focused('Brand')
      await type('theo')
      await screen.findAllByRole('option')
      await type('{Enter}')
      await focused('Size')
      await type(`${size}{Enter}`)
      await onBoard()
      await type('2')
      await focused('Colors')
      await type(`${color}{Enter}`)
    }
    await describe('sneak', '8', 'burg')
    for (const name of ['Cut', 'Materials']) {
      await focused(name)
      await type('{Enter}')
    }
    await focused('Shoe width')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Shoe width' })).toHaveProperty('value', 'Medium'),
    )
    await type('wid{Enter}')
    await onBoard()
    await type('{Enter}')
    expect(await said(/^Place 1: Theodora, burgundy .*accepted\.$/)).toBeTruthy()
    expect(sent).toMatchObject([{ details: [{ name: 'shoeWidth', value: 'Wide' }] }])
    await describe('straight', '27', 'indi')
    await asUsual(['Cut', 'Materials'])
    await type('{Enter}')
    expect(await said(/^Place 2: Theodora, dark wash .*jeans, accepted\.$/)).toBeTruthy()
  })
  it('takes a typed price, refuses one of nothing, and keeps all else', async () => {
    const shop = await atTable()
    await describePiece()
    await type('p')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' })))
    await type('0{Enter}')
    await onBoard()
    await type('{Enter}')
    expect(await said(/The lowest price is/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' })))
    await type('24.50{Enter}')
    await onBoard()
    await type('{Enter}')
    await said(/^Place 1: /)
    expect(intakeOf(shop.db).pieces[0]?.price).toBe(2450)
  })
  it('declines with a reason by its number, and not without one', async () => {
    const shop = await atTable()
    await type('midi{Enter}')
    await focused('Brand')
    await type('{Escape}')
    await onBoard()
    await type('dq')
    expect(await said('Press the number of the reason, or Escape.')).toBeTruthy()
    await type('6')
    await said(/declined\.$/)
    expect(intakeOf(shop.db).pieces[0]).toMatchObject({ decision: 'declined', declineReason: 'too_worn' })
  })
  it('adds a brand that nobody knows', async () => {
    const shop = await atTable()
    await describePiece('Maison Ondine')
    await type('{Enter}')
    await said(/^Place 1: Maison Ondine, blue .*midi dress/)
    expect(intakeOf(shop.db).brands).toHaveLength(1)
  })
  it('names flaws by their letters, sends to review, and takes the last piece back', async () => {
    const shop = await atTable()
    await describePiece()
    await type('fph{Enter}')
    await onBoard()
    await type('r')
    await said(/sent to review\.$/)
    expect(intakeOf(shop.db).pieces[0]?.decision).toBe('review')
    await focused('Category')
    await type('{Escape}')
    await onBoard()
    await type('u')
    await said(/^Place 1 is free again/)
    expect(intakeOf(shop.db).pieces).toHaveLength(0)
  })
  it('tells who took the place, and Enter takes the next one', async () => {
    const shop = await atTable()
    const marta = {
      gradeKey: 'x',
      brandName: 'Theory',
      categoryName: 'Midi dresses',
      title: 'Blue midi dress',
    }
    const [bag] = intakeOf(shop.db).bags
    intakeOf(shop.db).pieces.push({
      ...marta,
      itemNumber: 9,
      bagId: bag?.id ?? '',
      pieceNumber: 1,
      decision: 'accepted',
      declineReason: null,
      state: 'pending_listing',
      sizeDisplay: 'Size M',
      condition: 'good',
      price: 999,
      suggested: null,
      note: '',
      gradedAt: '2026-11-21T12:00:00Z',
      photoIds: [],
      graderId: shop.db.state.users[2]?.id ?? '',
    })
    await describePiece()
    await type('{Enter}')
    expect(await said(/^Greta Lindqvist has just graded place 1/)).toBeTruthy()
    await onBoard()
    await type('{Enter}')
    expect(await said(/^Place 2: /)).toBeTruthy()
  })
  it('waits for a photo that is on its way, and gives it to no other piece', async () => {
    const shop = await atTable()
    const arrivals: (() => void)[] = []
    const sent = [...'12'].map((n) => ({ data: { id: `01939bd2-4c11-7a55-8d21-0b3f7f3a9c7${n}` } }))
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise((done) =>
          arrivals.push(() => done(new Response(JSON.stringify(sent[arrivals.length - 1])))),
        ),
    )
    await describePiece()
    await type('i')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Choose files')))
    const address = screen.getByLabelText('Or paste the address of a photo')
    await userEvent.type(address, 'https://photos.example/coat.jpg{Enter}')
    await type('{Escape}')
    await onBoard()
    await type('{Enter}')
    expect(await said('A photo is still on its way. Press again when it is in.')).toBeTruthy()
    expect(intakeOf(shop.db).pieces).toHaveLength(0)
    arrivals[0]?.()
    await said('Photos (1)')
    await type('{Enter}')
    await said(/^Place 1: /)
    expect(intakeOf(shop.db).pieces[0]?.photoIds).toHaveLength(1)
    // Begun anew while one is on its way: it was of the piece that is not on the table any more.
    await focused('Category')
    await type('{Escape}')
    await onBoard()
    await type('i')
    await userEvent.type(
      screen.getByLabelText('Or paste the address of a photo'),
      'https://photos.example/hat.jpg{Enter}',
    )
    await type('{Escape}')
    await onBoard()
    await type('x')
    await focused('Category')
    arrivals[1]?.()
    await describePiece()
    await type('{Enter}')
    await said(/^Place 2: /)
    expect(intakeOf(shop.db).pieces[1]?.photoIds).toHaveLength(0)
  })
  it('asks for a number where letters were typed', async () => {
    const shop = await atTable()
    await describePiece()
    await type('p')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' })))
    await type('cheap{Enter}')
    await onBoard()
    await type('{Enter}')
    expect(await said('Please type the price as a number: 24.50.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' })))
    await type('20{Enter}')
    await onBoard()
    await type('m')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    await type('wide')
    await type('{Escape}')
    await onBoard()
    await type('{Enter}')
    expect(await said(/^Please type inches as a number: /)).toBeTruthy()
    expect(intakeOf(shop.db).pieces).toHaveLength(0)
  })
  it('is done with a bag, with a reason where pieces are missing', async () => {
    const shop = await atTable()
    await describePiece()
    await type('{Enter}')
    await focused('Category')
    await type('{Escape}')
    await onBoard()
    await type('e')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    await type('Two were sewn together{Enter}')
    expect(await said('This bag is done.')).toBeTruthy()
    expect(intakeOf(shop.db).bags[0]?.status).toBe('done')
  })
})

describe('a suggested price', () => {
  it('is replaced by the price that is typed, also when it comes while the field is open', async () => {
    const shop = newShop()
    const answers: (() => void)[] = []
    await atTable(shop, async (input, init) => {
      if (String(init?.body).includes('getIntakeSuggestion'))
        await new Promise<void>((come) => answers.push(come))
      return answerFrom(shop)(input, init)
    })
    await describePiece()
    await type('p')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('')
    for (const come of answers) come()
    await waitFor(() => expect(field.value).not.toBe(''))
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    await type('180')
    expect(field.value).toBe('180')
  })
})

describe('what waits', () => {
  async function withPiece(keys: string): Promise<Shop> {
    const shop = await atTable()
    await describePiece()
    await type(keys)
    await said(/^Place 1: /)
    return shop
  }
  it('is listed together, and only with a photo', async () => {
    const shop = await withPiece('{Enter}')
    await renderAt('/employee/listing', { as: tomas, shop })
    expect(await said('No photo')).toBeTruthy()
    expect((screen.getByRole('button', { name: 'List 0 pieces' }) as HTMLButtonElement).disabled).toBe(true)
    intakeOf(shop.db).pieces[0]?.photoIds.push(820_000_001)
    await renderAt('/employee/listing', { as: tomas, shop })
    await userEvent.click(await screen.findByRole('button', { name: 'List 1 piece' }))
    expect(await said('1 piece on sale now.')).toBeTruthy()
    expect(await said('Nothing waits to be listed.')).toBeTruthy()
  })
  it('is decided by a second person, with a reason', async () => {
    const shop = await withPiece('r')
    await renderAt('/employee/review', { as: tomas, shop })
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(await said('Please say why the piece is not taken.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Decline reason' }), 'not_clean')
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    expect(await said(/Nothing waits for a second look/)).toBeTruthy()
    expect(intakeOf(shop.db).pieces[0]?.state).toBe('unaccepted')
  })
})
