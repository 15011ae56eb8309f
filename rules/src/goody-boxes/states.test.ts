import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import {
  canCancelGoody,
  canGoodyMove,
  type GoodyStatus,
  goodyDiagram,
  goodyStatusLabels,
  goodySteps,
  goodyTransitions,
  holdingStatuses,
} from './states.ts'
import { goodyTerms } from './terms.ts'
import { type GoodyFacts, goodyWords } from './words.ts'

const fence = '```'
const statuses = Object.keys(goodyTransitions) as GoodyStatus[]

/** docs/goody-boxes.md as it should be. */
const goodyDoc = () => `# Goody boxes

Written from \`rules/src/goody-boxes/states.ts\` by \`rules/src/goody-boxes/states.test.ts\`: change the table there, then run
\`vitest run --project rules -u\`. What is charged, and when: decision 0171.

${fence}mermaid
${goodyDiagram()}
${fence}

| status | what its person reads |
|---|---|
${Object.entries(goodyStatusLabels)
  .map(([state, label]) => `| \`${state}\` | ${label} |`)
  .join('\n')}

What is said before anything is reserved:

${goodyTerms.map((one) => `- ${one}`).join('\n')}
`

it('is drawn in docs/goody-boxes.md', async () => {
  const path = fileURLToPath(new URL('../../../docs/goody-boxes.md', import.meta.url))
  await expect(goodyDoc()).toMatchFileSnapshot(path)
})

it('is canceled by its person until it is shipped, and is over for good in three ways', () => {
  expect(statuses.filter(canCancelGoody)).toEqual(['chosen', 'offered', 'placed'])
  const ends = statuses.filter((from) => statuses.every((to) => !canGoodyMove(from, to)))
  expect(ends).toEqual(['settled', 'lapsed', 'canceled'])
  expect(statuses.filter((one) => !holdingStatuses.includes(one))).toEqual(ends)
})

it('is charged only after it is with its person, or lost', () => {
  expect(statuses.filter((from) => canGoodyMove(from, 'settled'))).toEqual([
    'shipped',
    'with_you',
    'returning',
    'unpaid',
  ])
})

const at = new Date('2026-12-01T18:00:00Z')
const times = { chosen: at, offered: at, placed: at, shipped: null, with_you: null, settled: null }

it('shows how far it is as steps, and none for a box that came to nothing', () => {
  const steps = goodySteps('placed', times)
  expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'now', 'next', 'next', 'next'])
  expect(goodySteps('settled', times).every((step) => step.state === 'done')).toBe(true)
  expect(goodySteps('returning', times).at(-2)?.state).toBe('now')
  expect(goodySteps('lapsed', times)).toEqual([])
})

const facts: GoodyFacts = {
  status: 'with_you',
  pieces: 5,
  kept: 2,
  reserved: 21_000,
  charged: null,
  offerEndsAt: at,
  keepBy: at,
  isDecided: false,
  travelsBack: false,
  isChargedEarly: false,
  isLost: false,
  paidWith: 'Visa ending in 4242',
  canceledBecause: null,
}

it('says what is reserved, until when, and what happens to what is not said', () => {
  expect(goodyWords(facts)).toEqual({
    headline: 'Keep what you love, until Tue, Dec 1',
    detail:
      'Say for each piece whether it stays. $210.00 is reserved on Visa ending in 4242, not charged. What isn’t on its way back by then counts as kept.',
  })
  expect(goodyWords({ ...facts, isChargedEarly: true }).detail).toContain('everything was charged')
})

it('says why a stylist canceled it', () => {
  const canceled = { ...facts, status: 'canceled' as const }
  expect(goodyWords(canceled)).toEqual({ headline: 'This box is canceled', detail: 'Nothing was charged.' })
  expect(goodyWords({ ...canceled, canceledBecause: 'A zip broke.' })).toEqual({
    headline: 'We had to cancel this box',
    detail: '“A zip broke.” Nothing was charged.',
  })
})

it('says what was charged, also when nothing was', () => {
  const settled = { ...facts, status: 'settled' as const }
  expect(goodyWords({ ...settled, charged: 8400 }).headline).toBe('2 of 5 stayed with you')
  expect(goodyWords({ ...settled, charged: 8400 }).detail).toContain('$84.00 was charged')
  expect(goodyWords({ ...settled, kept: 0, charged: 0 }).detail).toContain('Nothing was charged')
  expect(goodyWords({ ...settled, isLost: true }).headline).toBe('The carrier lost this box')
  const back = { ...facts, status: 'returning' as const, travelsBack: true }
  expect(goodyWords(back).detail).toContain('We charge the 2 you keep')
  expect(goodyWords({ ...back, kept: 0 }).detail).toContain('We charge nothing once')
  for (const status of statuses) expect(goodyWords({ ...facts, status }).headline.length).toBeGreaterThan(5)
})
