// What the shop remembers of a member: brands and closets that are followed, lists with names, children's
// sizes, how a piece fits, and that a loved piece is free again.
import { expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { letHoldLapse, wakeWorker } from './backstage.ts'
import { main, takePiece } from './buying.ts'
import { cards, heading, heartOf, openPiece, wordsOf } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

/** Loves a piece, and waits until the shop knows. */
async function love(page: Page, piece: { path: string; title: string }): Promise<void> {
  await openPiece(page, piece)
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('addFavorites') ?? false,
  )
  await heartOf(page, piece).click()
  await kept
}

/** Opens the history, and finds a line of it once it is there. */
async function expectTold(page: Page, title: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/my/activity')
    await expect(main(page).getByText(title).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('who loves a piece hears that it is free again when the hold of another shopper ends', async ({
  page,
  browser,
  mint,
}) => {
  await mint.member(page)
  const piece = await mint.piece()
  await love(page, piece)
  // The first round notes up to when holds were looked at; later ends of holds are news.
  await wakeWorker('tellFreeAgain')
  const other = await anotherShopper(browser)
  await takePiece(other, piece)
  await page.goto(piece.path)
  await expect(
    main(page)
      .getByText(/^Held by another shopper until/)
      .first(),
  ).toBeVisible()
  await letHoldLapse(piece.itemNumber)
  await wakeWorker('tellFreeAgain')
  await expectTold(page, new RegExp(`${piece.title} is free again`))
  await main(page)
    .getByRole('link', { name: new RegExp(`${piece.title} is free again`) })
    .click()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
})

test('a followed brand and a followed closet tell of their new pieces, and no longer once they are let go', async ({
  page,
  browser,
  mint,
}) => {
  await mint.member(page)
  const seller = await anotherShopper(browser)
  const { email } = await mint.member(seller)
  const { storefront } = await ask<{ storefront: { code: string } }>(seller, 'saveStorefront', {
    input: { name: 'Edith’s attic', showsPieces: true, isOpen: true },
  })
  const like = await mint.piece()
  const { brand, brandSlug } = await ask<{ brand: string; brandSlug: string }>(page, 'getProduct', {
    itemNumber: like.itemNumber,
  })
  await page.goto(`/brand/${brandSlug}`)
  await page.getByRole('button', { name: `Follow ${brand}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Following ${brand}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto(`/u/${storefront.code}`)
  await page.getByRole('button', { name: 'Follow Edith’s attic' }).click()
  await expect(page.getByRole('button', { name: 'Following Edith’s attic' })).toBeVisible()

  await wakeWorker('tellFollowers')
  await expect(async () => {
    await mint.piece({ consignor: email, isNew: true })
    await wakeWorker('tellFollowers')
    await page.goto('/my/activity')
    // The piece is of the brand and in the closet: one line tells of both.
    await expect(
      main(page)
        .getByText(/ of .*Edith’s attic/)
        .first(),
    ).toBeVisible({ timeout: 4000 })
  }).toPass()
  await page.goto('/saved/favorites')
  await page.getByRole('button', { name: `Unfollow ${brand}` }).click()
  await page.getByRole('button', { name: 'Unfollow Edith’s attic' }).click()
  await expect(page.getByRole('button', { name: /^Unfollow / })).toHaveCount(0)
})

test('a piece says how it fits once it knows one number of its reader', async ({ page, mint }) => {
  await mint.member(page)
  await page.goto('/women/dresses')
  const link = cards(page).first().getByRole('link').first()
  await expect(link).toBeVisible()
  const like = Number(/(\d+)(?:\?|$)/.exec((await link.getAttribute('href')) ?? '')?.[1])
  await openPiece(page, await mint.piece({ like }))
  const fit = page.getByRole('region', { name: 'How it fits' })
  const field = fit.getByRole('textbox')
  await expect(field).toBeVisible()
  await field.fill('a lot')
  await fit.getByRole('button', { name: 'Compare' }).click()
  await expect(fit.getByText(/^Please give your .+ as a number\.$/)).toBeVisible()
  // Far from the number of the piece: near to it, the shop says nothing that it doesn't know.
  const inches = Number.parseFloat(/([\d.]+) in\b/.exec(await wordsOf(fit.getByRole('heading')))?.[1] ?? '')
  const mine = `${inches > 30 ? inches - 8 : inches + 8}`
  await field.fill(mine)
  await fit.getByRole('button', { name: 'Compare' }).click()
  await expect(fit.getByText('this piece, measured by us')).toBeVisible()
  await expect(fit.getByText(/^the .+ you gave us$/)).toBeVisible()
  await page.reload()
  await expect(fit.getByText(`${mine} in`).first()).toBeVisible()
})

test('the sizes of a child are one chip in girls and boys, and narrow nothing by themselves', async ({
  page,
  mint,
}) => {
  await mint.member(page)
  await page.goto('/my/sizes')
  await page.getByRole('button', { name: 'Add a child' }).click()
  const form = page.getByRole('form', { name: 'A child’s sizes' })
  await form.getByLabel('Name').fill('June')
  await form.getByRole('button', { name: '7', exact: true }).click()
  await form.getByRole('button', { name: '8', exact: true }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Change June' })).toBeVisible()

  for (const department of ['girls', 'boys']) {
    await page.goto(`/${department}`)
    const chip = page.getByRole('button', { name: 'June: 7, 8' })
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await chip.click()
    await expect(page).toHaveURL(/sizing_id=\d+(?:,|%2C)\d+/)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await chip.click()
    await expect(page).not.toHaveURL(/sizing_id/)
  }
  await page.goto('/women')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'June: 7, 8' })).toHaveCount(0)
})

test('a list with a name holds what was put into it, is renamed, shared and deleted', async ({
  page,
  browser,
  mint,
}) => {
  await mint.member(page)
  const gown = await mint.piece()
  const shoes = await mint.piece()
  await love(page, gown)
  await love(page, shoes)
  await page.goto('/saved/favorites')
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('Name of the list').fill('For June’s wedding')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'For June’s wedding 0' })).toBeVisible()
  await page.getByLabel(new RegExp(`^List of .*${gown.title}$`)).selectOption('For June’s wedding')
  await page.getByRole('link', { name: 'For June’s wedding 1' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('link', { name: new RegExp(gown.title) })).toBeVisible()

  await page.getByRole('button', { name: 'Share this list' }).click()
  const shared = page.getByRole('link', { name: /\/fv\// })
  await expect(shared).toBeVisible()
  const friend = await anotherShopper(browser)
  await friend.goto(new URL((await shared.getAttribute('href')) ?? '').pathname)
  await expect(heading(friend, 'For June’s wedding')).toBeVisible()
  await expect(cards(friend)).toHaveCount(1)

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('June and Ada')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'June and Ada 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this list' }).click()
  await expect(page.getByRole('link', { name: 'June and Ada 1' })).toHaveCount(0)
  await page.goto('/saved/favorites')
  await expect(cards(page)).toHaveCount(2)
})
