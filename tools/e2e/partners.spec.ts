// A supplier's system sends a feed, people at work look at it, and a shopper finds the piece with the
// supplier's name.
import { createHmac, randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { baseUrl } from './env.ts'
import { wordsOf } from './shop.ts'
import { test } from './shopper.ts'

const slug = 'harbor-nine'
const name = 'Harbor Nine'

type Key = { id: string; secret: string }

/** Signs and sends a request as docs/partner-feeds.md says. */
async function send(
  system: APIRequestContext,
  key: Key,
  { method, path, body, type }: { method: 'POST' | 'PUT'; path: string; body: Buffer; type: string },
): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', key.secret).update(`${seconds}.${method}.${path}.`).update(body)
  const answer = await system.fetch(`${baseUrl}${path}`, {
    method,
    data: body,
    headers: {
      'content-type': type,
      'hemline-signature': `t=${seconds},k=${key.id},v1=${mac.digest('hex')}`,
    },
  })
  return answer.status()
}

/** Sets the supplier's terms and makes a key, as an admin does; a key that an earlier run made is ended. */
async function makeKey(page: Page, email: string): Promise<Key> {
  await page.goto(`/employee/partners/${slug}`)
  const terms = page.getByRole('region', { name: 'Terms' })
  await terms.getByRole('button', { name: /^(Set|Change the) terms$/ }).click()
  await terms.getByLabel('Account that earns').fill(email)
  await terms.getByLabel('Town that parcels come from').fill('Newport')
  await terms.getByLabel('State, in two letters').fill('RI')
  await terms.getByLabel('Ladder').fill('$0 40 %\n$50 62.5 %')
  await terms.getByRole('button', { name: 'Set the terms' }).click()
  await expect(terms.getByText('pays 62.5%')).toBeVisible()
  const keys = page.getByRole('region', { name: 'Keys' })
  await keys.getByRole('button', { name: 'Make a key' }).click()
  const id = (await wordsOf(keys.getByText(/^Key: /))).replace('Key: ', '')
  const secret = (await wordsOf(keys.getByText(/^Secret: /))).replace('Secret: ', '')
  return { id, secret }
}

test('a supplier sends a feed, and a shopper opens its piece', async ({
  page,
  mint,
  playwright,
  browser,
}) => {
  test.setTimeout(120_000)
  const { email } = await mint.member()
  await mint.staff(page, 'admin')
  const key = await makeKey(page, email)
  const system = await playwright.request.newContext()
  const mark = `HN-${randomInt(1e9)}`
  const photo = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#3f5f77' } })
    .jpeg()
    .toBuffer()
  const path = `/api/partners/${slug}`
  expect(
    await send(system, key, {
      method: 'PUT',
      path: `${path}/photos/${mark}.jpg`,
      body: photo,
      type: 'image/jpeg',
    }),
  ).toBe(201)
  const header = 'sku,brand,category,size,colors,condition,price,materials,photos,notes'
  const body = Buffer.from(
    `${header}\n${mark},Gap,midi-dresses,M,blue,Excellent,64.00,Linen,${mark}.jpg,Kept in ${mark} paper.\n${mark}-2,Gap,midi-dresses,44D,blue,Excellent,64.00,,,\n`,
  )
  const feed = { method: 'POST' as const, path: `${path}/feeds?id=${mark}`, body, type: 'text/csv' }
  expect(await send(system, key, feed)).toBe(202)
  expect(await send(system, { ...key, secret: 'sk_wrong' }, feed)).toBe(401)

  await expect(async () => {
    await page.goto(`/employee/partners/${slug}`)
    await page.getByRole('link', { name: new RegExp(mark) }).click()
    await expect(page.getByText('Applied', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect(rows).toContainText('There is no such size of this kind of piece.')
  await page.getByRole('checkbox', { name: 'Only rows with a problem' }).uncheck()
  const item = await wordsOf(rows.getByRole('link').first())
  await page.goto(`/employee/partners/${slug}`)
  await page.getByRole('button', { name: `End ${key.id}` }).click()
  await expect(page.getByText('The key has ended.')).toBeVisible()
  expect(await send(system, key, { ...feed, path: `${path}/feeds?id=${mark}-late` })).toBe(401)

  const shopper = await (await browser.newContext()).newPage()
  const card = shopper.locator(`a[href*="/${item}"]`).first()
  await expect(async () => {
    await shopper.goto(`${baseUrl}/${slug}`)
    await expect(card).toBeVisible({ timeout: 3000 })
  }).toPass()
  await card.click()
  const facts = shopper.getByRole('main')
  await expect(facts.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', `/${slug}`)
  await expect(facts.getByText(`Kept in ${mark} paper.`)).toBeVisible()
  await shopper.context().close()
  await system.dispose()
})
