// A member adds a passkey, logs in with it, also by the browser's own offer, and removes it.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { main } from './buying.ts'
import { mailTo } from './members.ts'
import { heading } from './shop.ts'
import { test } from './shopper.ts'

const part = (page: Page, name: string) => main(page).getByRole('region', { name })

/** Plugs a device for passkeys into a page's browser: it knows its owner and says yes to everything. */
async function plugIn(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device answers by itself; else the browser's offer waits. */
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    knowsOwner: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a passkey is added, logs in by a press and by the browser’s offer, and is removed', async ({
  page,
  context,
  mint,
}) => {
  const member = await mint.member(page)
  const device = await plugIn(context, page)
  await page.goto('/my/settings')
  const keys = part(page, 'Passkeys')
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  const list = keys.getByRole('list', { name: 'Your passkeys' })
  await expect(list.getByText('Chrome on Linux')).toBeVisible()
  await mailTo(member.email, /^A passkey was added$/)
  await keys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(keys.getByRole('alert')).toContainText('has a passkey for your account already')

  const logOut = async () => {
    await main(page).getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page).toHaveURL(/\/goodbye/)
  }
  await device.answers(false)
  await logOut()
  await page.goto('/log-in?next=/my')
  await device.answers(true)
  await main(page).getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(heading(page, `Hello, ${member.firstName}`)).toBeVisible()

  // The browser offers the passkey in the field for the address, and the device says yes.
  await page.goto('/my/settings')
  await expect(list.getByText(/last used/)).toBeVisible()
  await logOut()
  await page.goto('/log-in?next=/my')
  await expect(heading(page, `Hello, ${member.firstName}`)).toBeVisible()

  await page.goto('/my/settings')
  await list.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await expect(list).toHaveCount(0)
  await mailTo(member.email, /^A passkey was removed$/)
  await device.answers(false)
  await logOut()
  await page.goto('/log-in?next=/my')
  await device.answers(true)
  await main(page).getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(main(page).getByText(/We don’t know that passkey/)).toBeVisible()
})
