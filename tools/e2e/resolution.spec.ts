// The resolution hub: what went wrong is settled by the rules at once, or by a person.
import { dollars } from '@hemline/rules/common/dollars.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buyAndGet } from './arrived.ts'
import { letParcelsTravel, wakeWorker } from './backstage.ts'
import { mailTo, main, packAndHandOver, takePiece } from './buying.ts'
import { mailTo as mailLike } from './members.ts'
import type { Piece } from './mint-piece.ts'
import { heading, isWide, phone, wide, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

/** Comes from the order's page to the hub, checks the piece and says what is wrong with it. */
async function tell(
  page: Page,
  { orderId, piece, kind, words }: { orderId: string; piece: Piece; kind: string; words: string },
): Promise<void> {
  await page.goto(`/my/orders/${orderId}`)
  await main(page).getByRole('link', { name: 'Something went wrong?' }).click()
  await expect(heading(page, 'What went wrong?')).toBeVisible()
  await main(page).getByRole('listitem').filter({ hasText: piece.title }).getByRole('checkbox').check()
  await main(page)
    .getByRole('radio', { name: new RegExp(`^${kind}`) })
    .check()
  await main(page).getByLabel('What do you see?').fill(words)
}

/** A photo of 600 × 800 pixels, as a phone's camera hands it over. */
const phonePhoto = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const way = (page: Page, name: string): Locator =>
  main(page).getByRole('radio', { name: new RegExp(`^${name}`) })

/** The button that sends the form: in the bar of a phone, beside the form in wide windows. */
const send = (page: Page, name: string | RegExp): Locator =>
  (isWide(page)
    ? main(page).getByRole('complementary', { name: 'Your case' })
    : page.getByRole('region', { name: 'Your case', exact: true })
  ).getByRole('button', { name })

for (const viewport of [wide, phone]) {
  test.describe(`the resolution hub at ${viewport.width}`, () => {
    test.use({ viewport })

    test('gives everything back for a different piece that came, without a person', async ({
      page,
      browser,
      mint,
    }) => {
      test.setTimeout(120_000)
      const { email } = await mint.member(page)
      const piece = await mint.piece({ price: 2400 })
      await takePiece(page, piece)
      const { orderId } = await buyAndGet(page, { browser, mint, email, pieces: [piece] })

      await tell(page, { orderId, piece, kind: 'A different piece came', words: 'A blue scarf came.' })
      await way(page, 'Everything back').check()
      const button = send(page, /^Accept \$/)
      const sum = (await wordsOf(button)).replace('Accept ', '')
      await button.dblclick()
      await expect(heading(page, `${sum} is on its way`)).toBeVisible()
      const code = /cs\/(\d+)$/.exec(page.url())?.[1] ?? ''
      await mailTo(email, `Case ${code}: ${sum} for you`)

      // The order says the same sum once, and the piece is in no return.
      await page.goto(`/my/orders/${orderId}`)
      await expect(main(page).getByText(sum).last()).toBeVisible()
      await page.goto(`/my/return?order=${orderId}`)
      await expect(main(page).getByText('This piece was paid back already.')).toBeVisible()
    })
  })
}

/** Packs the order of a replacement, which charges nobody, and lets its parcel arrive. */
async function sendReplacement(staff: Page, twin: Piece, orderId: string): Promise<void> {
  await packAndHandOver(staff, [twin], /^Packed.* Label for/)
  await letParcelsTravel(orderId, 12)
}

test('a damaged dear piece is replaced at once by an identical one, which leaves when the first one comes back', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const { email } = await mint.member(page)
  const piece = await mint.piece({ price: 6000 })
  await takePiece(page, piece)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [piece] })
  const twin = await mint.piece({ price: 6000, sameAs: piece })

  await tell(page, { orderId, piece, kind: 'Damaged on the way', words: 'The zip is torn out.' })
  await expect(way(page, 'The same piece again')).toBeVisible()
  await expect(main(page).getByText(/^Send the first piece with our free label/)).toBeVisible()
  await way(page, 'The same piece again').check()
  await send(page, 'Send me this one').dblclick()
  await expect(heading(page, 'Your label is ready')).toBeVisible()
  await expect(main(page).getByText('The carrier scans your parcel')).toBeVisible()
  const mine = page.url()
  const newOrder = await main(page)
    .getByRole('region', { name: 'Its replacement' })
    .getByRole('link')
    .getAttribute('href')
  const newOrderId = newOrder?.split('/').at(-1) ?? ''
  await main(page).getByRole('link', { name: 'See the return and its label' }).click()
  const number = /R \d+/.exec(await wordsOf(main(page).getByText(/^R \d+$/)))?.[0] ?? ''

  // Nobody else can have the identical piece meanwhile.
  await page.goto(twin.path)
  await expect(main(page).getByRole('button', { name: /add to (cart|bag)/i })).toHaveCount(0)

  // The first piece comes home, is looked over and goes on sale again.
  await staff.goto('/employee/returns')
  await expect(staff.getByLabel('Scan a parcel')).toBeFocused()
  await staff.keyboard.type(number)
  await staff.keyboard.press('Enter')
  await expect(heading(staff, `Return ${number}`)).toBeVisible()
  const atTable = main(staff).getByRole('region', { name: new RegExp(`${piece.title}$`) })
  await atTable.getByRole('button', { name: 'Accept it' }).click()
  await expect(atTable).toContainText('On sale again as')
  await wakeWorker('followCases')
  await expect(async () => {
    await page.goto(mine)
    await expect(heading(page, 'Your replacement is being packed')).toBeVisible({ timeout: 2000 })
  }).toPass()

  await sendReplacement(staff, twin, newOrderId)
  await expect(async () => {
    await page.goto(mine)
    await expect(heading(page, 'Your replacement is there')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto(`/my/orders/${newOrderId}`)
  await expect(
    main(page).getByText('There is nothing to pay: this piece replaces another one.'),
  ).toBeVisible()
  await expect(main(page)).not.toContainText(/charge/i)
  const { text } = await mailLike(email, /^Your replacement .* is confirmed/)
  expect(text).toContain('There is nothing to pay')
  expect(text).not.toMatch(/charge|\$/i)
})

test('a person sends an identical piece for a case, and the shopper follows its parcel', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const { email } = await mint.member(page)
  const piece = await mint.piece({ price: 2400 })
  await takePiece(page, piece)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [piece] })
  await tell(page, { orderId, piece, kind: 'A different piece came', words: 'A blue scarf came.' })
  await way(page, 'Talk to a person').check()
  await send(page, 'Send to a person').click()
  await expect(heading(page, 'A person is looking')).toBeVisible()
  const mine = page.url()
  const code = /cs\/(\d+)$/.exec(mine)?.[1] ?? ''
  const twin = await mint.piece({ price: 2400, sameAs: piece })

  await staff.goto(`/employee/cases/${code}`)
  await main(staff)
    .getByRole('radio', { name: /^The same piece again/ })
    .check()
  await main(staff).getByRole('button', { name: 'Send the same piece' }).dblclick()
  await expect(main(staff).getByText('Settled', { exact: true })).toBeVisible()
  await mailTo(email, `Case ${code}: the same piece again`)
  await page.reload()
  await expect(heading(page, 'Your replacement is being packed')).toBeVisible()
  const link = main(page).getByRole('region', { name: 'Its replacement' }).getByRole('link')
  const newOrderId = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await sendReplacement(staff, twin, newOrderId)
  await expect(async () => {
    await page.goto(mine)
    await expect(heading(page, 'Your replacement is there')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('a damaged piece is looked at by a person, who answers, gives a part and closes the case', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(180_000)
  const { email } = await mint.member(page)
  const piece = await mint.piece({ price: 5000 })
  await takePiece(page, piece)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [piece] })

  const words = `The heel of ${piece.title} is broken.`
  await tell(page, { orderId, piece, kind: 'Damaged on the way', words })
  // Two photos by the file chooser of the browser; a text that calls itself a photo is refused in words.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main(page).getByText('Choose files').click(),
  ])
  await chooser.setFiles([
    await phonePhoto('heel.jpg', '#7a3b2e'),
    await phonePhoto('sole.jpg', '#35735c'),
    { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') },
  ])
  await expect(main(page).getByRole('img', { name: 'Number 2', exact: true })).toBeVisible()
  await expect(main(page).getByRole('alert')).toContainText('This isn’t a photo.')
  await main(page).getByRole('button', { name: 'Forget bill.jpg' }).click()
  await way(page, 'Talk to a person').check()
  await send(page, 'Send to a person').click()
  await expect(heading(page, 'A person is looking')).toBeVisible()
  await expect(main(page).getByText(/^A person answers by \w+day/)).toBeVisible()
  const code = /cs\/(\d+)$/.exec(page.url())?.[1] ?? ''

  await staff.goto(`/employee/cases/${code}`)
  await expect(main(staff).getByRole('list', { name: 'What was said' })).toContainText(words)
  const theirs = main(staff)
    .getByRole('list', { name: /^Photos of / })
    .first()
    .getByRole('img')
  await expect(theirs).toHaveCount(2)
  await theirs.first().scrollIntoViewIfNeeded()
  await expect(theirs.first()).toHaveJSProperty('naturalWidth', 600)
  const address = (await theirs.first().getAttribute('src')) ?? ''
  const stranger = await browser.newContext()
  expect((await stranger.request.get(new URL(address, staff.url()).href)).status()).toBe(404)
  await stranger.close()
  await main(staff).getByRole('button', { name: 'Take the case' }).click()
  await expect(main(staff).getByRole('button', { name: /^Put back/ })).toBeVisible()
  await main(staff).getByRole('button', { name: 'Mending tip' }).click()
  await main(staff).getByRole('button', { name: 'Send the answer' }).click()
  await expect(main(staff).getByText('Answered', { exact: true })).toBeVisible()
  await mailTo(email, `Case ${code}: our answer`)

  await page.reload()
  await expect(main(page).getByText(/A tailor mends this/)).toBeVisible()
  await main(page).getByLabel('Write to us').fill('A part of it is fine.')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText('A part of it is fine.', { exact: true })).toHaveCount(1)

  await staff.reload()
  await expect(main(staff).getByText('A part of it is fine.')).toBeVisible()
  const keep = main(staff).getByRole('radio', { name: /^Keep it, get part back/ })
  await keep.check()
  const give = main(staff).getByRole('button', { name: /^Give \$/ })
  const sum = (await wordsOf(give)).replace('Give ', '')
  await give.dblclick()
  await expect(main(staff).getByText('Settled', { exact: true })).toBeVisible()
  await mailTo(email, `Case ${code}: ${sum} for you`)
  await page.reload()
  await expect(heading(page, `${sum} is on its way`)).toBeVisible()
  // Half of the price with half of its tax.
  expect(Number(sum.replace('$', ''))).toBeGreaterThanOrEqual(25)
  expect(sum).toBe(dollars(Math.round(Number(sum.replace('$', '')) * 100)))
  await main(staff).getByRole('button', { name: 'Close' }).click()
  await expect(main(staff).getByText('Closed', { exact: true })).toBeVisible()
})

test('a measure that differs is told beside the stated one, and the employee reads by how much', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(180_000)
  const { email } = await mint.member(page)
  const piece = await mint.piece({ price: 4000 })
  await takePiece(page, piece)
  const { orderId, staff } = await buyAndGet(page, { browser, mint, email, pieces: [piece] })
  await page.goto(`/my/orders/${orderId}`)
  await main(page).getByRole('link', { name: 'Something went wrong?' }).click()
  await main(page).getByRole('listitem').filter({ hasText: piece.title }).getByRole('checkbox').check()
  await way(page, 'Not as described').check()
  await send(page, 'Go on').click()
  await expect(main(page).getByText('Say what differs first.')).toBeVisible()
  await expect(main(page).getByLabel('What differs?')).toBeFocused()
  await main(page).getByLabel('What differs?').selectOption('A measure')
  await main(page).getByLabel('Which measure?').selectOption({ index: 1 })
  const stated = Number(/^[\d.]+/.exec(await wordsOf(main(page).getByText(/^[\d.]+ in$/)))?.[0])

  // Half an inch is what a tape by hand allows: a person looks, and the rules give nothing.
  const measured = main(page).getByLabel('You measured, in inches')
  await measured.fill(String(stated - 0.5))
  await expect(main(page).getByText(/^We measure by hand/)).toBeVisible()
  await expect(way(page, 'Keep it, get part back')).toHaveCount(0)
  await measured.fill(String(stated - 2))
  await way(page, 'Talk to a person').check()
  await send(page, 'Send to a person').click()
  await expect(heading(page, 'A person is looking')).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'The pieces of this case' })).toContainText(
    `${stated - 2} in, 2 in less than the ${stated} in we stated`,
  )
  const code = /cs\/(\d+)$/.exec(page.url())?.[1] ?? ''

  await staff.goto(`/employee/cases/${code}`)
  const record = main(staff).getByRole('region', { name: new RegExp(`${piece.title}$`) })
  await expect(record.getByRole('definition')).toHaveText([`${stated} in`, `${stated - 2} in`, '2 in less'])
})
