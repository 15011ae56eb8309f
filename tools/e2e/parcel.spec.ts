// A parcel from the last button of checkout to the door: picked and packed with the keyboard, carried,
// delivered, and the shopper asked once how it went.
import { expect, type Page } from '@playwright/test'
import { letParcelsTravel } from './backstage.ts'
import {
  goToPayment,
  labelOf,
  mailTo,
  main,
  orderSummary,
  packAndHandOver,
  pay,
  paymentsOf,
  sumInMail,
  takePiece,
} from './buying.ts'
import { accountOf, logIn } from './members.ts'
import { newGuest } from './mint.ts'
import { heading, painted, wordsOf } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

/** More days than any delivery option of the sandbox carrier takes. */
const longEnough = 20

/** Reloads a page that does not update by itself until `said` passes. */
async function untilSaid(page: Page, path: string, said: (page: Page) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await said(page)
  }).toPass({ timeout: 90_000 })
}

test('a guest’s parcel is picked and packed with the keyboard, travels, arrives, and each step is in a mail and on its pages', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const guest = newGuest()
  const piece = await mint.piece()
  await takePiece(page, piece)
  await goToPayment(page, guest)
  const { orderId, amount } = await pay(page, guest)
  const label = await labelOf(page)
  expect(sumInMail(await mailTo(guest.email, `Your order ${label} is confirmed`), 'Your payment')).toBe(
    amount,
  )

  const staff = await atWork(browser, mint, 'employee')
  await staff.goto('/employee/pick')
  const row = main(staff)
    .getByRole('listitem')
    .filter({ has: staff.getByText(label, { exact: true }) })
  await row.getByRole('button', { name: 'Start picking' }).press('Enter')
  await expect(row.getByRole('button', { name: 'Put back' })).toBeVisible()
  await page.goto(`/my/orders/${orderId}`)
  await expect(
    main(page).getByText('This order is being packed. You can return what you don’t keep.'),
  ).toBeVisible()
  await row.getByRole('link', { name: 'Pack' }).press('Enter')
  await expect(staff).toHaveURL(/\/employee\/pack\?parcel=/)
  await packAndHandOver(staff, [piece])

  await letParcelsTravel(orderId, longEnough)
  const shipment = `/shipment/order/${orderId}`
  await untilSaid(page, shipment, (it) =>
    expect(
      main(it)
        .getByText(/^Delivered (today|yesterday|\w+)/)
        .first(),
    ).toBeVisible({ timeout: 3000 }),
  )
  const scans = main(page)
    .getByRole('list', { name: 'Where it has been, newest first' })
    .getByRole('listitem')
  await expect(scans.first()).toContainText('Delivered')
  await expect(scans.first()).toContainText('Oakland, CA')
  await expect(scans.last()).toContainText('Picked up by the carrier')
  await expect(scans).toHaveCount(5)
  await expect(main(page).getByRole('list', { name: 'In this parcel' }).getByRole('link')).toHaveCount(1)

  await page.goto(`/my/orders/${orderId}`)
  await expect(main(page).getByText('It has arrived. We hope it fits.')).toBeVisible()
  expect(await paymentsOf(page)).toContainEqual({ kind: 'Charged', amount })
  await expect(orderSummary(page)).toContainText('was charged to Visa ending in 4242')
  const words = /\$[\d,]+\.\d\d was charged/.exec(await wordsOf(orderSummary(page)))?.[0] ?? ''
  expect(words).not.toBe('')
  expect(await mailTo(guest.email, `On its way: order ${label}`)).toContain(words)
  const last = await mailTo(guest.email, `Delivered: order ${label}`)
  const link = new URL(/https?:\/\/\S+\/shipment\/\S+/.exec(last)?.[0] ?? '')

  // The mail's link opens the parcel in any browser; without the key in the link, other visitors don't see
  // it.
  const elsewhere = await anotherShopper(browser)
  await elsewhere.goto(`${link.pathname}${link.search}`)
  await expect(heading(elsewhere, 'Where your parcel is')).toBeVisible()
  await elsewhere.goto(link.pathname)
  await expect(heading(elsewhere, 'We can’t find this parcel')).toBeVisible()
})

test('who has an account is asked once whether everything arrived well, and in no browser again', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(240_000)
  const member = await mint.member(page)
  const piece = await mint.piece()
  await takePiece(page, piece)
  const buyer = { fullName: 'Edith Marlowe' }
  await goToPayment(page, buyer)
  const { orderId } = await pay(page, buyer)
  const label = await labelOf(page)
  const question = (of: Page) => of.getByRole('complementary', { name: 'Did everything arrive well?' })

  const staff = await atWork(browser, mint, 'employee')
  await packAndHandOver(staff, [piece])
  await page.goto('/about')
  await expect(heading(page, /./)).toBeVisible()
  await expect(question(page)).toHaveCount(0)

  await letParcelsTravel(orderId, longEnough)
  await mailTo(member.email, `Delivered: order ${label}`)
  await page.goto('/about')
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByText(/^Your parcel was delivered/)).toBeVisible()
  await question(page).getByRole('button', { name: 'Yes, thank you' }).click()
  await expect(question(page)).toHaveCount(0)

  // The page before may have asked too, and its answer never ends once that page is left.
  const asked = (of: Page) =>
    of.waitForResponse(
      (answer) =>
        answer.url().includes('/graphql') &&
        (answer.request().headers().referer ?? '').endsWith('/about') &&
        (answer.request().postData() ?? answer.url()).includes('getLastDeliveryShipment'),
    )
  for (const again of [page, await anotherShopper(browser)]) {
    if (again !== page) {
      await logIn(again, member)
      await expect(accountOf(again, member)).toBeVisible()
    }
    await again.goto('/legal')
    const answered = asked(again)
    await again.goto('/about')
    // The page would show a question with the next paint after this answer.
    await (await answered).finished()
    await painted(again)
    await expect(question(again)).toHaveCount(0)
  }
})
