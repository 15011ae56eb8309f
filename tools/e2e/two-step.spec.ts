// A member switches two-step log-in on, logs in with it on another device, and logs that device out.
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { main } from './buying.ts'
import { mailTo } from './members.ts'
import { heading } from './shop.ts'
import { anotherShopper, test } from './shopper.ts'

const part = (page: Page, name: string) => main(page).getByRole('region', { name })
const codeOf = (secret: string, aheadMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + aheadMs })

test('a log-in with two steps on another device, by code and by recovery code, and its end', async ({
  page,
  browser,
  mint,
}) => {
  const member = await mint.member(page)
  await page.goto('/my/settings')
  const two = part(page, 'Two-step log-in')
  await two.getByRole('button', { name: 'Switch on' }).click()
  await expect(two.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  // read once: the line above waited for the secret, which stays while the form is open.
  const secret = (await two.locator('code').innerText()).replaceAll(' ', '')
  await two.getByLabel('The code that the app shows now').fill(codeOf(secret))
  await two.getByRole('button', { name: 'Switch on' }).click()
  const codes = two.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  // read once: the codes are shown once and stay until the next press.
  const recovery = await codes.first().innerText()
  await two.getByRole('button', { name: 'I have kept them' }).click()
  await expect(two.getByText('10 recovery codes left')).toBeVisible()
  await mailTo(member.email, /^Two-step log-in is on$/)

  const phone = await anotherShopper(browser)
  const typePassword = async () => {
    await phone.goto('/log-in?next=/my')
    await main(phone).getByLabel('Email').fill(member.email)
    await main(phone).getByLabel('Password', { exact: true }).fill(member.password)
    await main(phone).getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(main(phone).getByLabel('Code')).toBeFocused()
  }
  await typePassword()
  await main(phone).getByLabel('Code').fill('000000')
  await main(phone).getByLabel('Code').press('Enter')
  await expect(main(phone).getByText(/That code is not right/)).toBeVisible()
  // The app's next code: the one of this half minute was used above.
  await main(phone).getByLabel('Code').fill(codeOf(secret, 30_000))
  await main(phone).getByLabel('Code').press('Enter')
  await expect(heading(phone, `Hello, ${member.firstName}`)).toBeVisible()

  await page.reload()
  const devices = part(page, 'Where you are logged in')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: /^Log out Chrome/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  // The other device notices by itself, and shows nothing of the account any more.
  await expect(heading(phone, 'You were logged out')).toBeVisible()
  await phone.goto('/my')
  await expect(phone).toHaveURL(/\/log-in/)

  await typePassword()
  await main(phone).getByLabel('Code').fill(recovery.toUpperCase())
  await main(phone).getByLabel('Code').press('Enter')
  await expect(heading(phone, `Hello, ${member.firstName}`)).toBeVisible()
  await mailTo(member.email, /^A recovery code was used$/)
})
