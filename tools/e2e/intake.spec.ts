// Grades the ten pieces of a seller's bag with the keyboard alone, and measures the keys per piece and how
// long the shop makes the employee wait.
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
    await enter()
    await expect(said).toHaveText(new RegExp(`^Place ${keys.length + 1}: .*accepted\\.$`))
    await expect(field('Category')).toBeFocused()
    times.push((performance.now() - began) / 1000)
    keys.push(pressed())
  }
  console.log(
    `intake: ${middle(times).toFixed(2)} s of machine time a piece (middle of ${times.length}), ${middle(keys)} keys (most: ${Math.max(...keys)})`,
  )
  expect(Math.max(...keys)).toBeLessThanOrEqual(40)
})
