// A saved search is edited on its listing, and told by the channels that its owner chose for it.
import { expect, type Page } from '@playwright/test'
import { wakeWorker } from './backstage.ts'
import { main } from './buying.ts'
import { linkMailedTo, mailCountTo, mailTo } from './members.ts'
import { phone } from './shop.ts'
import { test } from './shopper.ts'

const bar = (page: Page) => page.getByRole('region', { name: /^Edit the search/ })

/** Saves a listing to be told at once, under a name. */
async function saveListing(page: Page, listing: string, name: string): Promise<void> {
  await page.goto(listing)
  await page.getByRole('button', { name: 'Tell me of new ones' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).not.toHaveValue('')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('radio', { name: /^At once/ }).check()
  await form.getByRole('button', { name: 'Save search' }).click()
  await expect(form).toHaveCount(0)
}

test('the filters of a search are edited on its listing, on a phone; what it asked before is told no more', async ({
  page,
  mint,
}) => {
  const member = await mint.member(page)
  await page.goto(await linkMailedTo(member.email, /confirm your email/))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.setViewportSize(phone)
  await saveListing(page, '/women/dresses?price=661-662', 'For the garden')

  await page.goto('/saved/searches')
  await main(page).getByRole('button', { name: 'Edit filters of For the garden' }).click()
  await expect(page).toHaveURL(/\/women\/dresses\?price=661-662/)
  const save = bar(page).getByRole('button', { name: 'Save changes to “For the garden”' })
  await expect(save).toBeEnabled()
  // A reload in the middle of the edit, and another range of prices.
  await page.goto('/women/dresses?price=671-672&my_sizes=false')
  await save.click()
  await expect(page.getByText('“For the garden” looks for this now.')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.goto('/saved/searches')
  await expect(main(page).getByText('Women · Dresses · $671 to $672')).toBeVisible()

  await page.getByRole('button', { name: 'Edit filters of For the garden' }).click()
  await bar(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/saved/searches')
  await page.goto('/women/dresses')
  await expect(page.getByRole('button', { name: 'Tell me of new ones' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('an edited listing becomes a search of its own, which is told by the bell alone', async ({
  page,
  mint,
}) => {
  const member = await mint.member(page)
  await page.goto(await linkMailedTo(member.email, /confirm your email/))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  const like = await mint.piece()
  await page.goto(like.path)
  const category = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link')
    .last()
    .getAttribute('href')
  await saveListing(page, `${category}?price=681-682`, 'Loud')
  await page.goto('/saved/searches')
  await main(page).getByRole('button', { name: 'Edit filters of Loud' }).click()
  await page.goto(`${category}?price=691-692&my_sizes=false`)
  await bar(page).getByRole('button', { name: 'Save as new' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).not.toHaveValue('')
  await form.getByLabel('Name').fill('Quiet')
  await form.getByRole('radio', { name: /^At once/ }).check()
  await form.getByRole('checkbox', { name: 'By email' }).uncheck()
  await form.getByRole('button', { name: 'Save search' }).click()
  await expect(form).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)

  await mint.piece({ price: 69_100 })
  await mint.piece({ price: 68_100 })
  await wakeWorker('matchSearches')
  await mailTo(member.email, /^New for “Loud”$/)
  expect(await mailCountTo(member.email, /“Quiet”/)).toBe(0)
  await page.goto('/my/activity')
  await expect(main(page).getByText('New for “Quiet”')).toBeVisible()
})
