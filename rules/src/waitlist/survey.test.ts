import { expect, it } from 'vitest'
import { sellsDirectly } from '../vocabulary/flags.ts'
import { directProblems, directSells } from './survey.ts'

const answers = { sells: ['bags'], often: 'monthly', places: ['sites'], obstacle: 'photos', mayWrite: true }

it('takes answers from its lists, several kinds and places at once', () => {
  expect(directProblems(answers)).toEqual([])
  expect(directProblems({ ...answers, sells: directSells, places: ['sites', 'friends'] })).toEqual([])
})

it('names each question that has no answer, or one that is not on its list', () => {
  const none = { sells: [], often: '', places: [], obstacle: '', mayWrite: false }
  expect(directProblems(none).map(({ field }) => field)).toEqual(['sells', 'often', 'places', 'obstacle'])
  const wrong = { ...answers, sells: ['bags', 'bags'], often: 'daily', places: ['moon'], obstacle: 'x' }
  expect(directProblems(wrong).map(({ field }) => field)).toEqual(['sells', 'often', 'places', 'obstacle'])
})

it('lets those sell directly who have one of its flags', () => {
  expect(sellsDirectly(['p2p'])).toBe(true)
  expect(sellsDirectly(['resolution_hub', 'beta_access'])).toBe(true)
  expect(sellsDirectly(['resolution_hub'])).toBe(false)
})
