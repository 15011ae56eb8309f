// A listing takes under two minutes on a phone: what its seller taps and types is counted, and each tap is
// given the time that a hand and a thought need. What the machine takes is measured elsewhere: it differs by
// machine.
import { expect, type Locator } from '@playwright/test'
import { main } from './buying.ts'
import { camera } from './camera.ts'
import { row } from './listing-steps.ts'
import { heading, phone } from './shop.ts'

/** The keystroke-level model (Card, Moran and Newell 1980): to point is 1.1 s, to decide 1.35 s. */
const tapSeconds = 2.45
/** A sign on the keyboard of a phone, about 36 words in a minute (Palin and others 2019). */
const signSeconds = 0.33
/** To aim the camera at a piece, and to turn the piece over. */
const aimSeconds = 5

camera.describe('on a phone', () => {
  camera.use({ viewport: phone, permissions: ['camera'] })

  camera('a seller with a closet lists a piece in under two minutes', async ({ page, mint }) => {
    camera.setTimeout(180_000)
    const { email } = await mint.member(page)
    await mint.closet(email, [4000])
    let seconds = 0
    const tap = async (where: Locator) => {
      seconds += tapSeconds
      await where.click()
    }
    const type = async (where: Locator, text: string) => {
      seconds += tapSeconds + text.length * signSeconds
      await where.fill(text)
    }
    await page.goto('/direct/sell')
    await tap(main(page).getByRole('link', { name: 'List a piece' }))
    await tap(page.getByRole('button', { name: 'Take the photos' }))
    const shutter = page.getByRole('button', { name: 'Take the picture' })
    for (const _ of ['label', 'front', 'back']) {
      seconds += aimSeconds
      await tap(shutter)
    }
    await tap(page.getByRole('button', { name: 'Leave the camera' }))
    await expect(page.getByRole('list', { name: 'Photos, the cover first' }).getByRole('img')).toHaveCount(3)
    await tap(page.getByRole('button', { name: 'Go on to the facts' }))
    await expect(heading(page, 'Is this right?')).toBeVisible()
    // The slow way: nothing that was read from the pictures is taken.
    await tap(row(page, 'kind'))
    await type(page.getByRole('combobox', { name: 'What is it?' }), 'blaz')
    await tap(page.getByRole('option', { name: /^Blazers/ }))
    await tap(row(page, 'brand'))
    await type(page.getByRole('combobox', { name: 'Brand, as it stands on the label' }), 'Theory')
    await tap(page.getByRole('button', { name: 'That is it' }))
    await tap(row(page, 'size'))
    seconds += tapSeconds
    await page.getByLabel('Size on the label').selectOption({ label: 'M' })
    await tap(row(page, 'color'))
    const brown = page.getByRole('button', { name: 'Brown', exact: true })
    seconds += tapSeconds
    if ((await brown.getAttribute('aria-pressed')) !== 'true') await brown.click()
    await tap(row(page, 'condition'))
    await tap(page.getByRole('radio', { name: /^Very good/ }))
    await tap(page.getByRole('button', { name: 'Go on to the price' }))
    await expect(page.getByLabel('Your price in dollars')).not.toHaveValue('')
    await tap(page.getByRole('button', { name: 'Look it over and list' }))
    await tap(page.getByRole('button', { name: 'List it' }))
    await expect(page).toHaveURL(/\/direct\/sell\/create-listing\/confirmation/)
    expect(seconds).toBeLessThan(120)
  })
})
