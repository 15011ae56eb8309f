// The pages that members show to others, /fv/:code and /u/:code, by keyboard and with text of twice its size.
import { expect, type Locator, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { faultsOf } from './faults.ts'
import type { Mint } from './mint.ts'
import { cards, heading, painted, phone, wide } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

type Shared = { list: string; closet: string; title: string }

/** A member who shares all favorites, and shows them on an open page with a long name. */
async function shared(page: Page, mint: Mint): Promise<Shared> {
  await mint.member(page)
  const pieces = [await mint.piece(), await mint.piece({ price: 123_456 })]
  await ask(page, 'addFavorites', { input: { itemNumbers: pieces.map(({ itemNumber }) => itemNumber) } })
  const lists = await ask<{ favorites: { share: { code: string } } }>(page, 'shareFavorites', {
    input: { listId: null, showName: true },
  })
  const input = { name: 'Bartholomea-Wilhelmina’s wardrobe', isOpen: true, showsPieces: true }
  const mine = await ask<{ storefront: { code: string } }>(page, 'saveStorefront', { input })
  return {
    list: `/fv/${lists.favorites.share.code}`,
    closet: `/u/${mine.storefront.code}`,
    title: pieces[0]?.title ?? '',
  }
}

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ timeout: 60_000, intervals: [0] })
}

const sideways = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

for (const viewport of [wide, phone])
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('shared favorites and a closet hold with text of twice its size', async ({
      page,
      browser,
      mint,
    }) => {
      const { list, closet } = await shared(page, mint)
      const friend = await anotherShopper(browser)
      await friend.setViewportSize(viewport)
      for (const path of [list, closet]) {
        await friend.goto(path)
        await expect(heading(friend, /./)).toBeVisible()
        await expect(friend.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
        await friend.evaluate("document.documentElement.style.fontSize = '200%'")
        await painted(friend)
        await expect.poll(() => sideways(friend), path).toBeLessThanOrEqual(0)
        expect(await faultsOf(friend), path).toEqual([])
      }
    })
  })

test('a friend goes from a closet to its list and loves a piece, with the keyboard alone', async ({
  page,
  browser,
  mint,
}) => {
  const { list, closet, title } = await shared(page, mint)
  const friend = await anotherShopper(browser)
  await mint.member(friend)
  await friend.goto(closet)
  const follow = friend.getByRole('main').getByRole('button', { name: /^Follow/ })
  await expect(follow).toBeVisible()
  await tabTo(friend, follow)
  await friend.keyboard.press('Enter')
  await expect(friend.getByRole('main').getByRole('button', { name: /^Following/ })).toBeVisible()
  await tabTo(friend, friend.getByRole('main').getByRole('link', { name: /^All favorites/ }))
  await friend.keyboard.press('Enter')
  await expect(friend).toHaveURL(list)
  await expect(heading(friend, 'Favorites')).toBeVisible()
  await expect(cards(friend)).toHaveCount(2)
  const card = cards(friend).filter({ hasText: title }).first()
  const heart = card.getByRole('button', { name: /^Save / })
  await tabTo(friend, heart)
  await friend.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
