import { expect, it } from 'vitest'
import { nameWithin } from './piece-name.ts'

it('begins a title small within a sentence, but for names', () => {
  expect(nameWithin({ brand: 'Alexander McQueen', title: 'Camel animal-print wrap midi dress' })).toBe(
    'Alexander McQueen camel animal-print wrap midi dress',
  )
  expect(nameWithin({ brand: 'COS', title: 'Breton-striped tee' })).toBe('COS Breton-striped tee')
})
