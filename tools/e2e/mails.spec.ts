// Mails as a phone opens them: every kind of told mail and a full digest, in light and dark.
import { type ToldThing, toldMail } from '@hemline/api/domains/notifications/told-mail.ts'
import { notificationKinds } from '@hemline/rules/notifications/kinds.ts'
import { expect, type Page, test } from '@playwright/test'
import { seriousFaults } from './faults.ts'
import { phone } from './shop.ts'

const dot = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
/** Words as long as the shop's longest brands and titles. */
const words = 'Proenza Schouler White Label asymmetric cotton-jacquard midi dress with a belt'

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

/** Opens a mail; its pictures come from the mail itself. */
async function open(page: Page, things: readonly ToldThing[]): Promise<void> {
  const mail = await toldMail({
    to: 'ada@shopper.example',
    origin: 'https://shop.example',
    token: 'a.b',
    things,
  })
  const html = mail.html ?? ''
  await page.setContent(html.replaceAll(/cid:[^"]+/g, `data:image/gif;base64,${dot.toString('base64')}`))
}

async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => page.evaluate(tooWide)).toBe(0)
    expect(await seriousFaults(page)).toEqual([])
  }
}

for (const kind of notificationKinds)
  test(`a mail about ${kind} fits a phone, can be read in light and dark, and has its ways on and out`, async ({
    page,
  }) => {
    await open(page, [thing(kind)])
    await expectReadable(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
    const on = page.getByRole('link', { name: /^(See|Go to) / })
    await expect(on).toHaveAttribute('href', 'https://shop.example/product/0')
    const out = page.getByRole('link', { name: 'Stop these mails' })
    await expect(out).toHaveAttribute('href', 'https://shop.example/unsubscribe?token=a.b')
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
