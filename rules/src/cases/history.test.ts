import { expect, it } from 'vitest'
import { caseHappening } from './history.ts'

it('says who did what: the employee, the shopper, or the shop where nobody did', () => {
  expect(caseHappening('told', null, 'Edith')).toEqual({ actor: 'Edith', kind: 'told us' })
  expect(caseHappening('reply', 'Ines', 'Edith')).toEqual({ actor: 'Ines', kind: 'answered' })
  expect(caseHappening('released', null, 'Edith').actor).toBe('Hemline')
  expect(caseHappening('closed', null, 'Edith')).toEqual({ actor: 'Hemline', kind: 'closed' })
})
