import { expect, it } from 'vitest'
import { caseHappening } from './history.ts'

const person = { name: 'Edith' }

it('says who did what: the employee, the shopper, or the shop where nobody did', () => {
  expect(caseHappening('told', null, person)).toEqual({ actor: 'Edith', kind: 'told us' })
  expect(caseHappening('reply', 'Ines', person)).toEqual({ actor: 'Ines', kind: 'answered' })
  expect(caseHappening('released', null, person).actor).toBe('Hemline')
  expect(caseHappening('closed', null, person)).toEqual({ actor: 'Hemline', kind: 'closed' })
  expect(caseHappening('closed', null, { ...person, didIt: true })).toEqual({
    actor: 'Edith',
    kind: 'closed the case as sorted out',
  })
})
