// A letter of the contact page becomes a case that its writer follows without an account (decision 0250).
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { main } from './buying.ts'
import { linkMailedTo } from './members.ts'
import { heading } from './shop.ts'
import { atWork, test } from './shopper.ts'

const hanger = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#7a3b2e' } })
    .jpeg()
    .toBuffer()

test('a visitor writes, reads the answer by the link of its mail, and answers; staff see the reply', async ({
  page,
  browser,
  mint,
}) => {
  test.setTimeout(120_000)
  const address = `letter-${randomUUID()}@hemline.example`
  await page.goto('/contact')
  await page.getByLabel('What is it about?').selectOption('other')
  await page.getByLabel('Your name').fill('Wren Aldous')
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.getByLabel('Your message').fill('Which hangers are in your pictures?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
  const link = await linkMailedTo(address, /^We have your message/)
  expect(link).toMatch(/^\/resolution-hub\/cs\/\d+\?key=[\w-]{43}$/)
  const code = /cs\/(\d+)/.exec(link)?.[1] ?? ''

  const staff = await atWork(browser, mint, 'employee')
  await staff.goto(`/employee/cases/${code}`)
  await expect(main(staff)).toContainText('Which hangers are in your pictures?')
  await main(staff).getByLabel('Answer to Wren Aldous').fill('They are of beech, from a mill near Salem.')
  await main(staff).getByRole('button', { name: 'Send the answer' }).click()
  await expect(main(staff)).toContainText('They are of beech')

  // Another browser, which never wrote anything.
  const answered = await linkMailedTo(address, new RegExp(`^Case ${code}: our answer`))
  expect(answered).toBe(link)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(answered)
  await expect(heading(elsewhere, 'We answered you')).toBeVisible()
  await expect(main(elsewhere)).toContainText('They are of beech, from a mill near Salem.')
  await main(elsewhere).getByLabel('Write to us').fill('Do you sell them?')
  const [chooser] = await Promise.all([
    elsewhere.waitForEvent('filechooser'),
    main(elsewhere).getByText('Choose files').click(),
  ])
  await chooser.setFiles([{ name: 'hanger.jpg', mimeType: 'image/jpeg', buffer: await hanger() }])
  await expect(main(elsewhere).getByRole('img', { name: 'Number 1', exact: true })).toBeVisible()
  await main(elsewhere).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(main(elsewhere).getByRole('list', { name: 'What was said' })).toContainText(
    'Do you sell them?',
  )
  await expect(heading(elsewhere, 'A person is looking')).toBeVisible()
  await staff.reload()
  await expect(main(staff)).toContainText('Do you sell them?')

  // The photo is seen by the link in the browser that wrote first, and the case is closed there.
  await page.goto(link)
  const photo = main(page).getByRole('img', { name: 'Your photo, photo 1 of 1' })
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveJSProperty('naturalWidth', 300)
  await main(page).getByRole('button', { name: 'It’s sorted out, close my case' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close my case' }).click()
  await expect(heading(page, 'You closed this case')).toBeVisible()
  await staff.goto('/employee/cases')
  await expect(heading(staff, 'Cases')).toBeVisible()
  await expect(main(staff).getByRole('link', { name: code })).toHaveCount(0)

  // A cut link opens nothing, and says how to go on.
  await elsewhere.goto(answered.slice(0, -4))
  await expect(heading(elsewhere, 'This link doesn’t open your case any more')).toBeVisible()
  await elsewhere.context().close()
})
