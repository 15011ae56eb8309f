// Signing up, logging in and out with the screens of the shop. Journeys about something else mint their
// accounts (mint.ts).
import { expect, type Page } from '@playwright/test'
import { mailUrl } from './env.ts'
import type { Member } from './mint.ts'
import { heading, message } from './shop.ts'

/** Creates the account on the sign-up page, skips the question for sizes, and waits for the header's menu. */
export async function signUp(page: Page, member: Member): Promise<void> {
  await page.goto('/sign-up')
  await page.getByLabel('First name').fill(member.firstName)
  await page.getByLabel('Last name').fill('Marlowe')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const sizes = page.getByRole('dialog', { name: 'What do you look for?' })
  await sizes.getByRole('button', { name: 'Not now' }).click()
  await expect(sizes).toHaveCount(0)
  await expect(accountOf(page, member)).toBeVisible()
}

/** Fills in and sends the log-in form; does not wait for the result. */
export async function logIn(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/log-in')
  await expect(heading(page, 'Log in')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Finds the button in the header that opens a member's account menu. */
export const accountOf = (page: Page, { firstName }: Member) =>
  page.getByRole('button', { name: `Account of ${firstName}` })

/** Logs out by the account's menu and waits for the message that says so. */
export async function logOut(page: Page, member: Member): Promise<void> {
  const menu = accountOf(page, member)
  // The page after a sign-up takes the focus when it arrives, which closes an open menu: so the click is
  // repeated.
  await expect(async () => {
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click()
    await page.getByRole('button', { name: 'Log out' }).click({ timeout: 2000 })
  }).toPass()
  await expect(message(page, 'You are logged out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
}

type Mail = { readonly subject: string; readonly text: string }

/**
 * Waits for the newest mail to `email` whose subject matches, and returns path and query of its first link.
 */
export async function linkMailedTo(email: string, subject: RegExp): Promise<string> {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec((await mailTo(email, subject)).text)?.[0] ?? '')
  return `${pathname}${search}`
}

async function mailsTo(email: string, subject: RegExp): Promise<Mail[]> {
  const answer = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as Mail[]).filter((mail) => subject.test(mail.subject))
}

/** Returns how many mails to `email` whose subject matches have come until now. */
export const mailCountTo = async (email: string, subject: RegExp): Promise<number> =>
  (await mailsTo(email, subject)).length

/** Waits up to 30 s for a mail to `email` whose subject matches, and returns the newest one. */
export async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  const newest = async (): Promise<Mail | undefined> => (await mailsTo(email, subject))[0]
  await expect.poll(newest, { timeout: 30_000 }).toBeDefined()
  const found = await newest()
  if (!found) throw new Error(`no mail like ${subject} to ${email}`)
  return found
}
