import { expect, it } from 'vitest'
import { typedParts } from './typed-parts.ts'

const shown = (text: string, typed: string) =>
  typedParts(text, typed)
    .map((part) => (part.typed ? part.text : `[${part.text}]`))
    .join('')

it('marks what would come with the offer, word by word', () => {
  expect(shown('white linen dresses', 'lin dr')).toBe('[white ]lin[en ]dr[esses]')
  expect(shown('size 6 under $40 red tops', 'size 6 under $40 red')).toBe('size 6 under $40 red [tops]')
})

it('reads letters without accents and capitals, and keeps them', () => {
  expect(shown('Sézane', 'sez')).toBe('Séz[ane]')
  expect(shown('J.Crew dresses', 'j crew')).toBe('J.Crew [dresses]')
})

it('leaves a text alone that was typed otherwise, or not at all', () => {
  expect(shown('Levi’s jeans', 'qq')).toBe('[Levi’s jeans]')
  expect(shown('linen dresses', '')).toBe('[linen dresses]')
  expect(typedParts('', 'a')).toEqual([])
})
