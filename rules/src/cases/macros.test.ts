import { expect, it } from 'vitest'
import { macrosFor } from './macros.ts'

const letter = { kind: 'damaged', person: 'Nora', employee: 'Tomas', number: '3107' }
const photoOf = (hasPage: boolean) =>
  macrosFor({ ...letter, hasPage }).find((one) => one.id === 'photo')?.text ?? ''

it('names the page of the case to those alone who can open it', () => {
  expect(photoOf(true)).toContain('on the page of your case')
  expect(photoOf(false)).not.toContain('page')
  expect(photoOf(false)).toContain('to help@hemline.example, and name case 3107')
})
