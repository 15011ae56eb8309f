// Mails as a phone opens them, in light and dark: every kind of told mail, a full digest, and an example of
// each other mail of the shop.
import { type ToldThing, toldMail } from '@hemline/api/domains/notifications/told-mail.ts'
import type { Mail } from '@hemline/api/ports/mail.ts'
import { notificationKinds } from '@hemline/rules/notifications/kinds.ts'
import { mailsCanEnd } from '@hemline/rules/notifications/subscriptions.ts'
import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { longName as words } from './mail-example-words.ts'
import { mailExamples } from './mail-examples.ts'
import { phone } from './shop.ts'

const dot = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

const thing = (kind: ToldThing['kind'], at = 0): ToldThing => ({
  id: `${kind}-${at}`,
  kind,
  title: `New for “${words}”`,
  body: `${words}: $1,254.99, was $1,568.99. Size 12 Petite, gently used.`,
  link: `/product/${at}`,
  amount_cents: 125_499,
  picture: {
    cid: `photo-${at}@hemline`,
    filename: `piece-${at}.gif`,
    contentType: 'image/jpeg',
    content: dot,
    contentDisposition: 'inline',
  },
})

/** Shows a mail; its pictures come from the mail itself. */
async function show(page: Page, { html }: Mail): Promise<void> {
  await page.setContent(html.replaceAll(/cid:[^"]+/g, `data:image/gif;base64,${dot.toString('base64')}`))
}

const open = async (page: Page, things: readonly ToldThing[]) =>
  show(
    page,
    await toldMail({ to: 'ada@shopper.example', origin: 'https://shop.example', token: 'a.b', things }),
  )

/** What axe asks of pages alone: the program that shows a mail has the landmarks. */
const ofPages = /^(?:landmark-one-main|region): /

async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => page.evaluate(tooWide)).toBe(0)
    expect((await faultsOf(page)).filter((one) => !ofPages.test(one))).toEqual([])
  }
}

for (const kind of notificationKinds)
  test(`a mail about ${kind} fits a phone, can be read in light and dark, and has its way on, and out where it may end`, async ({
    page,
  }) => {
    await open(page, [thing(kind)])
    await expectReadable(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
    const on = page.getByRole('link', { name: /^(See|Go to) / })
    await expect(on).toHaveAttribute('href', 'https://shop.example/product/0')
    const out = page.getByRole('link', { name: 'Stop these mails' })
    if (mailsCanEnd(kind))
      await expect(out).toHaveAttribute('href', 'https://shop.example/unsubscribe?token=a.b')
    else await expect(out).toHaveCount(0)
  })

test('a full digest fits a phone and shows a picture for each piece', async ({ page }) => {
  await open(
    page,
    Array.from({ length: 15 }, (_, at) => thing('match', at)),
  )
  await expectReadable(page)
  await expect(page.locator('img')).toHaveCount(12)
  await expect(page.getByRole('link', { name: 'See everything' })).toBeVisible()
})

for (const [name, compose] of mailExamples)
  test(`the mail about ${name} fits a phone and can be read in light and dark`, async ({ page }) => {
    const mail = await compose()
    await show(page, mail)
    await expectReadable(page)
    await expect(page.getByText('Hemline', { exact: true }).first()).toBeVisible()
  })

test('the mail about a piece that a saved search bought has the link that stops the search', async ({
  page,
}) => {
  const [, compose] = mailExamples[0] ?? []
  if (compose) await show(page, await compose())
  await expect(page.getByRole('link', { name: 'Stop buying for this search' })).toHaveAttribute(
    'href',
    /^https:\/\/shop\.example\/saved\/searches\/stop\?code=/,
  )
})
