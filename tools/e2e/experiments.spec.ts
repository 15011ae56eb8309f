// An experiment from draft to result: an admin ramps it, visitors get arms and keep them, a kit counts, and
// the page says how many people it has and how many it needs.
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeDraft } from './backstage.ts'
import { walkToAddress } from './kit-steps.ts'
import { heading } from './shop.ts'
import { anotherShopper, atWork, test } from './shopper.ts'

const main = (page: Page) => page.getByRole('main')
const reason = 'No complaints in a week.'
/** The words of the button at the end of the guide, by arm. */
const words: Readonly<Record<string, string>> = {
  control: 'Order a free bag',
  plain_words: 'Send me a free bag',
}

/** Opens the guide as somebody who takes part, sees the words of the arm, and returns the arm. */
async function armFor(page: Page): Promise<string> {
  const noted = page.waitForRequest((one) =>
    Boolean(one.postData()?.includes('"experiment":"cleanout_button"')),
  )
  await page.goto('/cleanout/guide')
  const { variables } = (await noted).postDataJSON() as { variables: { arm: string } }
  const answer = await (await noted).response()
  expect(answer?.ok()).toBe(true)
  await expect(main(page).getByRole('link', { name: words[variables.arm] ?? 'no such arm' })).toBeVisible()
  return variables.arm
}

async function press(work: Page, form: string, share: string): Promise<void> {
  const act = main(work).getByRole('form', { name: form })
  await act.getByLabel(/^Share of everybody/).fill(share)
  await act.getByLabel('Why').fill(reason)
  await act.getByRole('button').click()
}

test('an experiment is ramped from 0 to 100 percent and read', async ({ page, browser, mint }) => {
  test.slow()
  await makeDraft('cleanout_button')
  const work = await atWork(browser, mint, 'admin')
  await work.goto('/employee/experiments')
  await main(work).getByRole('link', { name: 'Words of the clean-out button' }).click()
  await press(work, 'Start', '0')
  await expect(main(work).getByText('Running for 0%')).toBeVisible()
  await page.goto('/cleanout/guide')
  await expect(main(page).getByRole('link', { name: 'Order a free bag' })).toBeVisible()
  await press(work, 'Ramp up', '100')
  await expect(main(work).getByRole('form', { name: 'Ramp up' })).toBeHidden()

  const visitors = [page, await anotherShopper(browser), await anotherShopper(browser)]
  for (const one of visitors) expect(await armFor(one)).toBe(await armFor(one))

  const before = await armFor(page)
  await mint.member(page)
  expect(await armFor(page)).toBe(before)
  await page.goto('/cleanout/sell?type=label')
  await walkToAddress(page, 'Your label, ready to print')
  await main(page).getByRole('button', { name: 'Get my label', exact: true }).click()
  await expect(heading(page, 'Your label is ready')).toBeVisible()

  await work.reload()
  await expect(
    main(work).getByText(/^No difference can be told yet: \d+ of about 3,800 needed\.$/),
  ).toBeVisible()
  const own = main(work).getByRole('listitem', {
    name: before === 'control' ? 'Control' : 'Plain words',
    exact: true,
  })
  await expect(own).toContainText(/[1-9]\d* people/)
  await expect(own).toContainText(/1 ordered a kit/)
  const changes = main(work).getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText(`Running for 100%`)
  await expect(changes.first()).toContainText(reason)
})

test('an experiment is planned by an admin, and waits as a draft for its start', async ({
  browser,
  mint,
}) => {
  const name = `Words of the heart ${randomUUID().slice(0, 8)}`
  const work = await atWork(browser, mint, 'admin')
  await work.goto('/employee/experiments')
  await main(work).getByRole('button', { name: 'Plan an experiment' }).click()
  const form = main(work).getByRole('form', { name: 'Plan an experiment' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('What you expect, and why').fill('A friendlier word gets more hearts.')
  await form.getByLabel('Arms').fill('control 50\nfriendly 30')
  await form.getByLabel('Expected, in percent').fill('3.5')
  await form.getByLabel('Difference that matters').fill('0.5')
  await form.getByLabel('Why', { exact: true }).fill(reason)
  await form.getByRole('button', { name: 'Save the draft' }).click()
  await expect(form.getByText('The shares come to 80%. They have to come to 100%.')).toBeVisible()
  await form.getByLabel('Arms').fill('control 50\nfriendly 50')
  await form.getByRole('button', { name: 'Save the draft' }).click()
  await expect(main(work).getByRole('heading', { name })).toBeVisible()
  await expect(main(work).getByText('Control: 50%, Friendly: 50%')).toBeVisible()
  await expect(main(work).getByRole('button', { name: 'Start the experiment' })).toBeVisible()
})
