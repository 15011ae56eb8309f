// Grades the ten pieces of a seller's bag with the keyboard alone, and measures the keys per piece and how
// long the shop makes the employee wait. The time of a practised hand is reckoned from the keys, by the
// keystroke-level model of Card, Moran and Newell (1980): 0.2 s a key, 1.35 s of thought a field.
import { expect, type Page } from '@playwright/test'
import { test } from './shopper.ts'

/** The keys that a practised employee types for each piece: category, brand, size, condition, color. */
const pieces = [
  ['midi', 'theory', 'm', '2', 'blue'],
  ['blou', 'vince', 's', '3', 'white'],
  ['cardi', 'madewell', 'l', '2', 'gray'],
  ['blaz', 'j.crew', '8', '2', 'black'],
  ['straight', 'levi', '28', '4', 'blue'],
  ['casual dr', 'gap', 'xs', '3', 'green'],
  ['pullo', 'eileen', 'm', '2', 'red'],
  ['mini sk', 'zara', '4', '1', 'pink'],
  ['puffer', 'j.crew', 'm', '4', 'black'],
  ['t-sh', 'gap', 's', '3', 'white'],
] as const

/** Seconds of a practised hand for so many keys and so many fields that it thinks about. */
const secondsOf = ({ keys, fields }: { keys: number; fields: number }) => keys * 0.2 + fields * 1.35
/** Intake takes less than this a piece (issue "Selling"). */
const mostSeconds = 20

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/** Types like a person and counts the key presses: each letter is one, and so is Enter. */
function hands(page: Page) {
  let pressed = 0
  return {
    pressed: () => pressed,
    type: async (text: string) => {
      pressed += text.length
      await page.keyboard.type(text)
    },
    enter: async () => {
      pressed += 1
      await page.keyboard.press('Enter')
    },
  }
}

test('a practised person grades ten pieces with the keyboard alone', async ({ page, mint }) => {
  test.setTimeout(180_000)
  const { email } = await mint.member()
  const code = await mint.receivedBag(email, pieces.length)
  await mint.staff(page, 'employee')
  await page.goto('/employee/intake')
  const scan = page.getByRole('textbox', { name: 'Scan or type the code on a bag' })
  await expect(scan).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  const field = (name: string) => page.getByRole('combobox', { name, exact: true })
  const said = page.getByRole('region', { name: 'Decide' }).locator('p').first()
  await expect(field('Category')).toBeFocused()
  const keys: number[] = []
  const times: number[] = []
  const reckoned: number[] = []
  for (const [category, brand, size, condition, color] of pieces) {
    const { type, enter, pressed } = hands(page)
    const began = performance.now()
    await type(category)
    await enter()
    await type(brand)
    await enter()
    await type(size)
    await enter()
    await type(condition)
    await type(color)
    await enter()
    // What the kind needs is asked for, and stands there as it is likeliest: each is looked at and taken.
    await expect(field('Colors')).not.toBeFocused()
    let asked = 0
    const focus = page.locator(':focus')
    for (; (await focus.getAttribute('role')) !== 'application'; asked += 1) {
      const at = await focus.getAttribute('id')
      await enter()
      await expect(page.locator(`[id="${at}"]`)).not.toBeFocused()
    }
    expect(asked).toBeGreaterThan(0)
    await enter()
    await expect(said).toHaveText(new RegExp(`^Place ${keys.length + 1}: .*accepted\\.$`))
    await expect(field('Category')).toBeFocused()
    times.push((performance.now() - began) / 1000)
    keys.push(pressed())
    reckoned.push(secondsOf({ keys: pressed(), fields: 5 + asked }))
  }
  console.log(
    `intake: ${middle(times).toFixed(2)} s of machine time a piece (middle of ${times.length}), ${middle(keys)} keys (most: ${Math.max(...keys)})`,
  )
  expect(Math.max(...keys)).toBeLessThanOrEqual(44)
  console.log(`intake: ${middle(reckoned).toFixed(1)} s of a practised hand a piece`)
  expect(middle(reckoned)).toBeLessThan(mostSeconds)
})
