// Who waits to sell directly: the list, the survey, the mail when it is open, and the way off the list.
import { expect, type Page } from '@playwright/test'
import { wakeWorker } from './backstage.ts'
import { main } from './buying.ts'
import { linkMailedTo, mailTo } from './members.ts'
import { newGuest } from './mint.ts'
import { heading, phone } from './shop.ts'
import { test } from './shopper.ts'

const choose = (page: Page, name: string | RegExp) =>
  main(page).locator('label').filter({ hasText: name }).click()

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('somebody answers the survey, joins the waitlist, is told once, and leaves the list', async ({
    page,
  }) => {
    const { email } = newGuest()
    await page.goto('/direct/sell/survey')
    await page.getByRole('button', { name: 'Send my answers' }).click()
    await expect(main(page).getByRole('alert').first()).toContainText('4 things need another look.')
    await expect(main(page).getByRole('group', { name: 'What would you sell?' })).toContainText(
      'Please choose at least one kind.',
    )
    await choose(page, 'Shoes')
    await choose(page, 'Every month')
    await choose(page, 'To friends')
    await choose(page, 'Taking pictures')
    await page.getByRole('button', { name: 'Send my answers' }).dblclick()
    await expect(heading(page, 'Thank you')).toBeVisible()
    await main(page).getByRole('link', { name: 'Join the waitlist' }).click()

    await expect(heading(page, 'Sell it yourself: the waitlist')).toBeVisible()
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Join the waitlist' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Join the waitlist' }).dblclick()
    await expect(main(page)).toContainText(`${email} is on the list`)

    await wakeWorker('tellWaitlist')
    const { text } = await mailTo(email, /^You can sell it yourself now$/)
    expect(text).toContain('From today on you can')
    expect(await linkMailedTo(email, /^You can sell it yourself now$/)).toBe('/direct/sell')
    const leave = /https?:\S+leave=\S+/.exec(text)?.[0] ?? ''
    const { pathname, search } = new URL(leave)
    await page.goto(`${pathname}${search}`)
    await page.getByRole('button', { name: 'Take me off the list' }).click()
    await expect(main(page)).toContainText('You are off the list.')

    await page.goto('/direct/sell/survey')
    await expect(main(page)).toContainText('You answered on')
    await expect(page.getByRole('checkbox', { name: 'Shoes' })).toBeChecked()
    await choose(page, 'Handbags')
    await page.getByRole('button', { name: 'Change my answers' }).click()
    await expect(heading(page, 'Thank you')).toBeVisible()
  })
})
