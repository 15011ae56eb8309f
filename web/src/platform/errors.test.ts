import { CombinedError } from 'urql'
import { expect, it } from 'vitest'
import { isRefusal } from './errors.ts'

const refused = (code: string) => new CombinedError({ graphQLErrors: [{ message: 'This account can’t do that.', extensions: { code } }] })

it('reports failures, not refusals: those are the shop working as it should', () => {
  expect(isRefusal(refused('FORBIDDEN'))).toBe(true)
  expect(isRefusal(refused('INTERNAL'))).toBe(false)
  expect(isRefusal(new CombinedError({ networkError: new TypeError('no network') }))).toBe(false)
})
