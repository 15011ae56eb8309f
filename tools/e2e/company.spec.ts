import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { mailUrl } from './env.ts'
import { faultsOf } from './faults.ts'
import { cards, heading, numberIn, phone, settled, wide, wordsOf } from './shop.ts'
import { test } from './shopper.ts'

const pages = [
  ['/about', /second closet/],
  ['/concept', /everything happens once/],
  ['/find-anything', 'What are you looking for?'],
  ['/contact', 'Write to us'],
  ['/support', 'How can we help?'],
  ['/goodbye', 'Goodbye, and thank you'],
  ['/robots', /For robots/],
  ['/sitemap', 'Site map'],
  ['/resale', /somebody let go/],
  ['/resale/2025', /What is worn again/],
] as const

const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

async function mailsTo(address: string): Promise<readonly { subject: string; text: string }[]> {
  const answer = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as { subject: string; text: string }[]
}

for (const viewport of [wide, phone]) {
  test.describe(`about the shop at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('every page about the shop opens, shuts nobody out and stays in its width', async ({ page }) => {
      for (const [path, title] of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        expect(await faultsOf(page), path).toEqual([])
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        await expect.poll(() => sideways(page), `${path} with text of twice its size`).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('from the promo bar to what the shop is, with numbers that are counted', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'About Hemline' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /second closet/ })).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(/^[\d,]+$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /happens once/ })).toBeVisible()
  await page.getByRole('link', { name: /of In the window$/ }).click()
  await expect(page).toHaveURL(/curation_id=3/)
  await expect(cards(page).first()).toBeVisible()
})

test('from a question to an answer to a person, whose mail arrives once', async ({ page }) => {
  const address = `letter-${randomUUID()}@hemline.example`
  await page.goto('/support')
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('not as described')
  const question = page.getByText('A piece is not as described. What now?')
  await question.click()
  // Money comes from the hub; a letter is for all else.
  await expect(page.getByRole('link', { name: 'Something went wrong' })).toHaveAttribute(
    'href',
    '/resolution-hub',
  )
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(heading(page, 'Write to us')).toBeVisible()
  await page.getByLabel('What is it about?').selectOption('return')
  await page.getByLabel('Your name').fill('Edith Marlowe')
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByLabel('Your message').fill('The blue is greener than in the picture.')
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
  const reference = await wordsOf(page.getByText(/^HM-[0-9A-F]{8}$/))
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 30_000 }).toBe(1)
  expect((await mailsTo(address))[0]?.subject).toContain(reference)
  // Two mails are sent, and they may arrive in either order.
  const received = async () =>
    (await mailsTo('help@hemline.example')).filter(({ subject }) => subject.includes(reference))
  await expect.poll(async () => (await received()).length, { timeout: 30_000 }).toBe(1)
  expect((await received())[0]?.text).toContain('The blue is greener')
})

test('the form knows who is logged in, and logging out in the account says goodbye', async ({
  page,
  mint,
}) => {
  const member = await mint.member(page)
  await page.goto('/contact')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email)
  await page.goto('/my/settings')
  await page.getByRole('region', { name: 'This device' }).getByRole('button', { name: 'Log out' }).click()
  await expect(heading(page, 'You are logged out')).toBeVisible()
  await expect(page).toHaveURL(/\/goodbye/)
})

test('the guide to search leads to as many pieces as it says', async ({ page }) => {
  await page.goto('/find-anything')
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused()
  const row = page.getByRole('link', { name: /^Under \$30 [\d,]+$/ })
  const said = numberIn((await settled(page, () => wordsOf(row))).replace('Under $30', ''))
  await row.click()
  await expect(page).toHaveURL(/price=-30/)
  await expect(page.getByRole('main')).toContainText(`${said.toLocaleString('en-US')} pieces`)
})

test('the site map leads to a category that has what it says', async ({ page }) => {
  await page.goto('/sitemap')
  const women = page.getByRole('region', { name: 'Women', exact: true })
  await women.getByRole('link', { name: /^Dresses/ }).click()
  await expect(page).toHaveURL(/\/women\/dresses/)
  await expect(cards(page).first()).toBeVisible()
})
