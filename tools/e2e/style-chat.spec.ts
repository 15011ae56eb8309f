// The style chat: a talk of ten turns on a phone; an outfit held as a whole, a reload, another device.
import { expect, type Page } from '@playwright/test'
import { main, takePiece } from './buying.ts'
import { accountOf, logIn } from './members.ts'
import { pieceWithPicture } from './piece-with-picture.ts'
import { message, phone, wide } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const log = (page: Page) => main(page).getByRole('log', { name: 'Chat' })
const outfits = (page: Page) => main(page).getByRole('article')
const chip = (page: Page, label: string) => main(page).getByRole('button', { name: `Take away: ${label}` })
const answer = (page: Page, words: RegExp) => log(page).getByText(words).last()

async function say(page: Page, words: string): Promise<void> {
  await main(page).getByLabel('Your message').fill(words)
  await page.keyboard.press('Enter')
  await expect(log(page).locator('[data-turn="shopper"]').last()).toContainText(words)
  await expect(log(page)).toHaveAttribute('aria-busy', 'false')
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a wish, its answers, a swap, and everything that may be said about them', async ({ page }) => {
    await page.goto('/style-chat')
    await main(page)
      .getByLabel('Your message')
      .fill('An outfit for an October wedding in Portland, under $300, size M, no heels')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
    for (const label of ['Wedding', 'October, Portland', 'Size M', 'Under $300', 'No heels'])
      await expect(chip(page, label)).toBeVisible()
    await expect(outfits(page).first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)

    await main(page).getByRole('button', { name: 'Shoe size 8' }).click()
    await expect(chip(page, 'Shoe 8')).toBeVisible()
    await say(page, 'warmer')
    await expect(chip(page, 'Warmer')).toBeVisible()
    await chip(page, 'Warmer').click()
    await expect(chip(page, 'Warmer')).toHaveCount(0)
    await say(page, 'thanks')
    await expect(answer(page, /^You are welcome/)).toBeVisible()
    await say(page, 'Ich suche ein Kleid für eine Hochzeit')
    await expect(answer(page, /^I understand English only/)).toBeVisible()
    await say(page, 'you are stupid')
    await expect(answer(page, /when we are kind to each other/)).toBeVisible()
    await say(page, 'my budget is $1')
    await expect(answer(page, /^The least for a whole outfit like that is/)).toBeVisible()
    await main(page).getByRole('button', { name: 'Any price' }).click()
    await expect(chip(page, 'Under $1')).toHaveCount(0)

    const first = outfits(page).first()
    await first
      .getByRole('button', { name: /^Swap the/ })
      .first()
      .click()
    await first
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    await expect(first.getByRole('button', { name: /^Choose / })).toHaveCount(0)
    const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    await expect.poll(() => page.evaluate<number>(tooWide)).toBe(0)
  })
})

test.describe('at 1440', () => {
  test.use({ viewport: wide })

  test('a picture becomes words, which are asked about, and an open chat is deleted', async ({ page }) => {
    const { picture } = await pieceWithPicture(page)
    await page.goto('/style-chat')
    await main(page)
      .getByLabel('A picture from your files')
      .setInputFiles({ name: 'coat.jpg', mimeType: 'image/jpeg', buffer: picture })
    const seen = main(page).getByRole('region', { name: 'Your picture' })
    await expect(seen).toContainText('I see')
    await seen.getByRole('button', { name: 'What goes with it?' }).click()
    await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}/)
    await expect(main(page).getByRole('button', { name: /^Take away: With your / })).toBeVisible()

    await main(page).getByRole('button', { name: 'Delete this chat' }).click()
    await main(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(main(page).getByText('No chats yet')).toBeVisible()
  })

  test('an outfit is held as a whole but for what another holds, and is so on another device', async ({
    page,
    browser,
    mint,
  }) => {
    const member = await mint.member(page)
    const { chat, pieces } = await mint.styleOutfit(member.email)
    const rival = await anotherShopper(browser)
    const [, taken] = pieces
    if (!taken) throw new Error('the outfit has no second piece')
    await takePiece(rival, taken)

    await page.goto(chat)
    const outfit = outfits(page).first()
    await expect(outfit.getByText(/^Held by another shopper until/)).toBeVisible()
    await expect(outfit.getByText('$40.00')).toBeVisible()
    await outfit.getByRole('button', { name: 'Hold these two' }).click()
    await expect(message(page, /^Held for you until/)).toBeVisible()
    await page.reload()
    await expect(outfits(page).first().getByRole('link', { name: 'In your cart' })).toBeVisible()

    const other = await anotherShopper(browser)
    await other.goto(chat)
    await expect(main(other).getByRole('heading', { name: 'This chat isn’t here' })).toBeVisible()
    await logIn(other, member)
    await expect(accountOf(other, member)).toBeVisible()
    await other.goto('/chat')
    await main(other)
      .getByRole('link', { name: /^A journey of jeans/ })
      .click()
    await expect(outfits(other).first().getByRole('link', { name: 'In your cart' })).toBeVisible()
  })

  test('a shared outfit is open to a stranger with the link, until it is no longer shared', async ({
    page,
    browser,
    mint,
  }) => {
    const member = await mint.member(page)
    const { chat, path } = await mint.styleOutfit(member.email)
    const friend = await anotherShopper(browser)
    await friend.goto(path)
    await expect(main(friend).getByRole('heading', { name: 'This outfit isn’t here' })).toBeVisible()
    await page.goto(chat)
    const outfit = outfits(page).first()
    await outfit.getByRole('button', { name: 'Copy a link' }).click()
    await expect(outfit.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
    await friend.reload()
    await main(friend).getByRole('button', { name: 'Hold all three for 20 minutes' }).click()
    await expect(message(friend, /^Held for you until/)).toBeVisible()
    await page.reload()
    await expect(
      outfits(page)
        .first()
        .getByText(/^Held by another shopper until/)
        .first(),
    ).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Nothing left to hold' })).toBeDisabled()
    await outfits(page).first().getByRole('button', { name: 'Stop sharing' }).click()
    await expect(message(page, 'The link no longer works.')).toBeVisible()
    await friend.reload()
    await expect(main(friend).getByRole('heading', { name: 'This outfit isn’t here' })).toBeVisible()
  })
})
