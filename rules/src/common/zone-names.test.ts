import { expect, it } from 'vitest'
import { zoneName } from './zone-names.ts'

it('shows a time zone by its present name, in words', () => {
  expect(zoneName('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(zoneName('Europe/Kiev')).toBe('Europe/Kyiv')
  expect(zoneName('America/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
  expect(zoneName('America/New_York')).toBe('America/New York')
})
