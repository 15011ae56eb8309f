import { expect, it } from 'vitest'
import { pieceName } from './piece-name.ts'

it('says brand and title, and the brand once where the title begins with it', () => {
  expect(pieceName('Madewell', 'Wrap dress')).toBe('Madewell, Wrap dress')
  expect(pieceName('Madewell', 'Madewell wrap dress')).toBe('Madewell wrap dress')
  expect(pieceName('Sézane', 'SEZANE, linen shirt')).toBe('SEZANE, linen shirt')
  expect(pieceName('Gap', 'Gaping overalls')).toBe('Gap, Gaping overalls')
})
