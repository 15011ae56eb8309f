import { describe, expect, it } from 'vitest'
import { rawElements, strayWidths, unshown, unshownParts, widths } from './kit.ts'
import { readSources } from './sources.ts'

const sources = readSources()

const found = (path: string, text: string) => rawElements([{ path, text }])

describe('the parts of web', () => {
  it('are used by all screens', () => expect(rawElements(sources)).toEqual([]))

  it.each([
    ['<button>', 'const A = () => (\n  <button type="button">Go</button>\n)'],
    ['<table>', 'const A = () => (\n  <table />\n)'],
    ['a radio button', 'const A = () => (\n  <input type="radio" />\n)'],
  ])('are missed where a screen writes %s by itself', (element, text) =>
    expect(found('web/src/domains/cart/A.tsx', text)).toEqual([
      expect.stringMatching(`^web/src/domains/cart/A.tsx:2: ${element}, for which there is `),
    ]),
  )

  it('may write the elements themselves, and so may tests and comments', () => {
    expect(found('web/src/ui/Button.tsx', '<button />')).toEqual([])
    expect(found('web/src/domains/cart/cart.test.tsx', '<button />')).toEqual([])
    expect(found('web/src/domains/cart/A.tsx', '/** As a <button> does. */ const a = <Button />')).toEqual([])
  })
})

describe('the page of the parts', () => {
  it('shows every component of the kit, but for a few with a reason', () =>
    expect(unshownParts(sources)).toEqual(Object.keys(unshown).sort()))

  it('misses a component that it does not import', () => {
    const parts = [
      { path: 'web/src/ui/A.tsx', text: 'export function A() {}' },
      { path: 'web/src/ui/B.tsx', text: 'export const B = () => null\nexport const base = 1' },
      {
        path: 'web/src/ui/PartsScreen.tsx',
        text: "import { A } from './A.tsx'\nexport function PartsScreen() {}",
      },
    ]
    expect(unshownParts(parts)).toEqual(['B'])
    const more = { path: 'web/src/ui/parts/More.tsx', text: "import { B, type Props } from '../B.tsx'" }
    expect(unshownParts([...parts, more])).toEqual([])
  })
})

describe('the widths at which a screen changes', () => {
  const at = (text: string) => strayWidths([{ path: 'web/src/domains/cart/Cart.module.css', text }])

  it('are five', () => expect(strayWidths(sources)).toEqual([]))

  it('are named where the tokens are', () => {
    const tokens = sources.find(({ path }) => path === 'web/src/ui/styles/tokens.css')?.text
    for (const [name, width] of Object.entries(widths)) expect(tokens).toContain(`${name} ${width}`)
  })

  it.each(['min-width: 900px', 'max-width: 768px', 'min-width: 30em', 'min-width: 481px'])(
    'are not (%s)',
    (query) =>
      expect(at(`.a {}\n@media (${query}) {\n}`)).toEqual([expect.stringContaining(`:2: (${query})`)]),
  )

  it.each(['@media (min-width: 768px) and (max-width: 1219px)', '@container (max-width: 15rem)'])(
    'leave %s alone',
    (rule) => expect(at(`${rule} {}`)).toEqual([]),
  )
})
