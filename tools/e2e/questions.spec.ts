// A shopper asks about a piece, an employee answers in public, and everybody reads it.
import { expect, type Page } from '@playwright/test'
import { main } from './buying.ts'
import { mailTo } from './members.ts'
import { phone, wide } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

const section = (page: Page) => main(page).getByRole('region', { name: 'Questions about this piece' })

for (const viewport of [wide, phone]) {
  test.describe(`a question at ${viewport.width}`, () => {
    test.use({ viewport })

    test('becomes a case with the piece, and its answer stands on the page without a name', async ({
      page,
      browser,
      mint,
    }) => {
      const piece = await mint.piece()
      const question = `Is number ${piece.itemNumber} fully lined?`
      const { email, firstName } = await mint.member(page)
      await page.goto(piece.path)
      await section(page).scrollIntoViewIfNeeded()
      await section(page).getByRole('button', { name: 'Ask about this piece' }).click()
      await section(page).getByLabel('Your question').fill(question)
      await section(page).getByRole('button', { name: 'Send the question' }).dblclick()
      await expect(section(page).getByText('We have your question.')).toBeVisible()
      await expect(section(page).getByText('Only you see this')).toHaveCount(1)
      await mailTo(email, /^Your question about .+: we have it$/)

      const work = await atWork(browser, mint, 'employee')
      await work.goto('/employee/cases')
      await main(work).getByLabel('Number, email or words').fill(email)
      await main(work).getByRole('button', { name: 'Find', exact: true }).click()
      await main(work).getByRole('link', { name: question }).click()
      await expect(main(work).getByRole('region', { name: new RegExp(piece.title) })).toBeVisible()
      await main(work).getByLabel('Answer to the question').fill('Yes, in silk.')
      await main(work).getByRole('button', { name: 'Answer in public' }).dblclick()
      await expect(main(work).getByText('On the page of the piece', { exact: true })).toBeVisible()
      const mail = await mailTo(email, /^Your question about .+: our answer$/)
      expect(mail.text).toContain('without your name')

      const stranger = await anotherShopper(browser)
      await stranger.goto(piece.path)
      await section(stranger).scrollIntoViewIfNeeded()
      await expect(section(stranger).getByText('Yes, in silk.')).toBeVisible()
      await expect(section(stranger).getByText(/^A shopper, /)).toBeVisible()
      await expect(section(stranger).getByText(firstName)).toHaveCount(0)

      await main(work).getByRole('button', { name: 'Take it off the page' }).click()
      await expect(main(work).getByText('Answered to the shopper alone', { exact: true })).toBeVisible()
      await stranger.reload()
      await section(stranger).scrollIntoViewIfNeeded()
      await expect(section(stranger).getByText(/^Nobody has asked yet/)).toBeVisible()
    })
  })
}
