import { expect, it } from 'vitest'
import { armWords, harmWords } from './arm-words.ts'

it('names an arm in words, and keeps the short form of staff', () => {
  expect(['control', 'short_flow', 'ncc_credit_40', 'payout_booster_20_ncc'].map(armWords)).toEqual([
    'Control',
    'Short flow',
    'NCC credit 40',
    'Payout booster 20 NCC',
  ])
})

it('says which guardrails an arm makes worse, whatever else the arm does', () => {
  const rail = (label: string, standing: string | null) => ({ label, standing })
  expect(harmWords([rail('Failed requests', 'worse'), rail('Slow requests', 'few')])).toBe(
    'It makes a guardrail worse: failed requests.',
  )
  expect(harmWords([rail('Failed requests', null)])).toBe('')
})
