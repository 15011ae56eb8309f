// An edit of the home page by a person at work: made at the desk, seen by everybody, without what is sold.
import { markedItems } from '@hemline/db/seed/marked.ts'
import { expect, type Page } from '@playwright/test'
import { goToPayment, main, pay, takePiece } from './buying.ts'
import { newGuest } from './mint.ts'
import type { Piece } from './mint-piece.ts'
import { heading } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

/** Fills in the form of a new edit with these pieces, and does not save it. */
async function draftEdit(work: Page, title: string, pieces: readonly Piece[]): Promise<void> {
  await work.goto('/employee/edits')
  await expect(heading(work, 'Edits')).toBeVisible()
  await work.getByRole('button', { name: 'New edit' }).click()
  await work.getByLabel('Title').fill(title)
  await work.getByLabel('One sentence about it').fill('Chosen by hand, for one cold week.')
  for (const { itemNumber } of pieces) {
    const box = work.getByRole('searchbox', { name: /^A piece’s number/ })
    await box.fill(String(itemNumber))
    await box.press('Enter')
    await main(work)
      .getByRole('list', { name: 'Found pieces' })
      .getByRole('button', { name: /^Add / })
      .click()
  }
}

/** Returns the day that is `days` after today where the browser is, as a date field has it. */
const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000)

test('an employee makes an edit of two pieces, the home page shows it, and a sold piece falls out', async ({
  page,
  browser,
  mint,
}) => {
  const pieces = [await mint.piece(), await mint.piece()] as const
  const title = `Frost ${pieces[0].itemNumber}`
  const work = await atWork(browser, mint, 'employee')
  await draftEdit(work, title, pieces)
  const chosen = main(work).getByRole('list', { name: 'Pieces of this edit' }).getByRole('listitem')
  await expect(chosen).toHaveCount(2)
  await chosen
    .last()
    .getByRole('button', { name: /^Move .* forward$/ })
    .click()
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(main(work).getByRole('row', { name: new RegExp(`${title}.*Running.*2 pieces`) })).toBeVisible()

  const edit = main(page).getByRole('region', { name: title })
  await page.goto('/')
  await expect(edit.getByRole('article')).toHaveCount(2)
  await expect(edit.getByRole('article').first()).toContainText(pieces[1].title)

  const buyer = await anotherShopper(browser)
  await takePiece(buyer, pieces[1])
  const guest = newGuest()
  await goToPayment(buyer, guest)
  await pay(buyer, guest)
  await page.reload()
  await expect(edit.getByRole('article')).toHaveCount(1)
  await expect(edit.getByRole('article').first()).toContainText(pieces[0].title)

  await work.reload()
  await work.getByRole('button', { name: `Change “${title}”` }).click()
  await expect(main(work).getByText('Not on sale any more, so it is left out')).toBeVisible()
  await main(work)
    .getByRole('button', { name: /^Take .* out$/ })
    .first()
    .click()
  await main(work)
    .getByRole('button', { name: /^Take .* out$/ })
    .first()
    .click()
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(main(work).getByRole('row', { name: new RegExp(`${title}.*0 pieces`) })).toBeVisible()
  await page.reload()
  await expect(heading(page, /./)).toBeVisible()
  await expect(edit).toHaveCount(0)
})

test('an edit stands on the home page from its first day to its last, and on no other', async ({
  page,
  browser,
  mint,
}) => {
  const piece = await mint.piece()
  const title = `Thaw ${piece.itemNumber}`
  const work = await atWork(browser, mint, 'employee')
  const edit = main(page).getByRole('region', { name: title })
  const rowOf = (standing: string) =>
    main(work).getByRole('row', { name: new RegExp(`${title}.*${standing}.*1 piece`) })
  const save = work.getByRole('button', { name: 'Save' })
  const setDays = async (first: string, last: string) => {
    await work.getByLabel('First day').fill(first)
    await work.getByLabel('Last day').fill(last)
    await save.click()
  }
  await draftEdit(work, title, [piece])
  await setDays(dayAfter(2), dayAfter(1))
  await expect(work.getByLabel('Last day')).toHaveAccessibleDescription(/The end comes after the start/)
  await setDays(dayAfter(1), dayAfter(2))
  await expect(rowOf('Planned')).toBeVisible()
  await page.goto('/')
  await expect(heading(page, /./)).toBeVisible()
  await expect(edit).toHaveCount(0)

  for (const [first, last, standing, shown] of [
    [0, 0, 'Running', 1],
    [-2, -1, 'Ended', 0],
  ] as const) {
    await work.getByRole('button', { name: `Change “${title}”` }).click()
    await setDays(dayAfter(first), dayAfter(last))
    await expect(rowOf(standing)).toBeVisible()
    await page.reload()
    await expect(heading(page, /./)).toBeVisible()
    await expect(edit).toHaveCount(shown)
  }
})

test('an edit for the top of the page stands there as pictures and in no row, until it is over', async ({
  page,
  browser,
  mint,
}) => {
  const flawed = await mint.piece({ like: markedItems.flawed })
  const piece = await mint.piece({ like: markedItems.onePhoto })
  const title = `Top ${piece.itemNumber}`
  const work = await atWork(browser, mint, 'employee')
  await draftEdit(work, title, [flawed, piece])
  await work.getByRole('checkbox', { name: 'For the pictures at the top of the page' }).check()
  await expect(main(work).getByText('Has a flaw or a note, so the top leaves it out')).toHaveCount(1)
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(
    main(work).getByRole('row', { name: new RegExp(`${title}.*Running.*Top of the page`) }),
  ).toBeVisible()

  const picture = main(page).locator(`section:has(h1) a[href$="${piece.itemNumber}"]`)
  await page.goto('/')
  await expect(picture).toBeVisible()
  await expect(main(page).locator('section:has(h1) a[href^="/product/"]')).toHaveCount(3)
  await expect(main(page).getByRole('region', { name: title })).toHaveCount(0)

  await work.getByRole('button', { name: `Change “${title}”` }).click()
  await work.getByLabel('First day').fill(dayAfter(-2))
  await work.getByLabel('Last day').fill(dayAfter(-1))
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(main(work).getByRole('row', { name: new RegExp(`${title}.*Ended`) })).toBeVisible()
  await page.reload()
  await expect(heading(page, /./)).toBeVisible()
  await expect(picture).toHaveCount(0)
})
