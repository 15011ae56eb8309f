import { describe, expect, it } from 'vitest'
import { rawElements } from './kit.ts'
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
