// When news leave the shop: not in quiet hours, and together in the morning for whoever wants a digest.
import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { letMorningCome, wakeWorker } from './backstage.ts'
import { main } from './buying.ts'
import { linkMailedTo, mailCountTo, mailTo } from './members.ts'
import type { Piece } from './mint-piece.ts'
import { message } from './shop.ts'
import { test } from './shopper.ts'

/** Confirms the address of a member, and saves pieces of a price to be told in a rhythm. */
async function waitForPieces(
  page: Page,
  { email, like, rhythm, dollars }: { email: string; like: Piece; rhythm: RegExp; dollars: number },
): Promise<void> {
  await page.goto(await linkMailedTo(email, /confirm your email/))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  const { brandSlug } = await ask<{ brandSlug: string }>(page, 'getProduct', { itemNumber: like.itemNumber })
  await page.goto(`/brand/${brandSlug}?price=${dollars}-${dollars + 1}`)
  await page.getByRole('button', { name: 'Tell me of new ones' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).not.toHaveValue('')
  await form.getByLabel('Name').fill(`For ${dollars}`)
  await form.getByRole('radio', { name: rhythm }).check()
  await form.getByRole('button', { name: 'Save search' }).click()
  await expect(message(page, /^Saved\./)).toBeVisible()
}

/** Waits until the history has a line. */
async function expectTold(page: Page, title: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/my/activity')
    await expect(main(page).getByText(title).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('in quiet hours the bell tells and no mail leaves; once they are over, the mail comes', async ({
  page,
  mint,
}) => {
  const { email } = await mint.member(page)
  await waitForPieces(page, { email, like: await mint.piece(), rhythm: /^At once/, dollars: 551 })
  const hour = await page.evaluate<number>('new Date().getHours()')
  const saved = () =>
    page.waitForResponse((answer) => answer.request().postData()?.includes('changeQuietHours') ?? false)
  const choose = async (label: string, value: number): Promise<void> => {
    const kept = saved()
    await page.getByLabel(label, { exact: true }).selectOption(String((((value + 24) % 24) * 60) % 1440))
    await kept
  }
  await page.goto('/my/subscriptions')
  await choose('From', hour - 1)
  await choose('Until', hour + 3)
  await mint.piece({ price: 55_100 })
  await wakeWorker('matchSearches')
  await expectTold(page, /New for “For 551”/)
  expect(await mailCountTo(email, /For 551/)).toBe(0)
  // The hours are over: nothing is quiet any more, and what waited is due.
  await page.goto('/my/subscriptions')
  await choose('Until', hour - 1)
  await expect(() => letMorningCome(email)).toPass()
  await mailTo(email, /^New for “For 551”$/)
})

test('who wants a mail every morning gets one for all pieces of a day', async ({ page, mint }) => {
  const { email } = await mint.member(page)
  await waitForPieces(page, { email, like: await mint.piece(), rhythm: /^Every morning/, dollars: 541 })
  const pieces = [
    await mint.piece({ price: 54_100 }),
    await mint.piece({ price: 54_110 }),
    await mint.piece({ price: 54_120 }),
  ]
  await wakeWorker('matchSearches')
  await expectTold(page, /3 new for “For 541”/)
  expect(await mailCountTo(email, /For 541/)).toBe(0)
  await expect(() => letMorningCome(email)).toPass()
  const mail = await mailTo(email, /^New for “For 541”, and 2 more$/)
  for (const piece of pieces) expect(mail.text).toContain(piece.path)
  expect(await mailCountTo(email, /For 541/)).toBe(1)
})
