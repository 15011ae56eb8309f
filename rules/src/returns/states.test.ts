import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { returnStatuses } from '../vocabulary/returns.ts'
import {
  canReturnMove,
  goesToBank,
  headlineOf,
  type ReturnFacts,
  returnDiagram,
  returnStatusLabels,
  returnTransitions,
  stepsOf,
} from './states.ts'

const fence = '```'

/** docs/returns.md as it should be. */
const returnDoc = () => `# Returns

Written from \`rules/src/returns/states.ts\` by \`rules/src/returns/states.test.ts\`: change the table there, then run
\`vitest run --project rules -u\`. What a return pays, and when: decision 0183.

${fence}mermaid
${returnDiagram()}
${fence}

| status | what a shopper reads |
|---|---|
${Object.entries(returnStatusLabels)
  .map(([state, label]) => `| \`${state}\` | ${label} |`)
  .join('\n')}

**Gifts** (decision 0247). The buyer makes a gift code on the order's page. Whoever has the gift sends pieces back at
\`/my/return/gift\`, with the code and what proves it, for shop credit of their own. Such a return has \`is_gift\`, and
its sum is 0 until the credit is paid, so that nobody is told the price.
`

it('knows every status of the specification, and is drawn in docs/returns.md', async () => {
  expect(Object.keys(returnTransitions).sort()).toEqual([...returnStatuses].sort())
  expect(Object.keys(returnStatusLabels).sort()).toEqual([...returnStatuses].sort())
  const path = fileURLToPath(new URL('../../../docs/returns.md', import.meta.url))
  await expect(returnDoc()).toMatchFileSnapshot(path)
})

it('is canceled only before it travels, and is complete for good', () => {
  expect(canReturnMove('initiated', 'canceled')).toBe(true)
  expect(canReturnMove('inbound', 'canceled')).toBe(false)
  for (const late of ['received', 'processing', 'processed'] as const)
    expect(canReturnMove(late, 'canceled')).toBe(false)
  expect(returnStatuses.filter((to) => canReturnMove('completed', to))).toEqual([])
})

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 18))
const facts: ReturnFacts = {
  status: 'initiated',
  refundType: 'noncashoutable_credit_refund',
  sum: '$153.59',
  pieces: 2,
  createdAt: day(22),
  dropOffBy: day(36),
  firstScanAt: null,
  receivedAt: null,
  processedAt: null,
  paidAt: null,
  completedAt: null,
  canceledAt: null,
  carrierName: 'UPS',
  hasOffer: false,
  goesToBank: true,
  isForReplacement: false,
  isOfBox: false,
  because: null,
  hasSpareLabel: false,
  hasAccount: true,
  paysLostOn: null,
  pickUp: null,
}

it('says what matters now: the label, then the money', () => {
  expect(headlineOf(facts)).toEqual({
    headline: 'Your label is ready',
    detail: 'Hand 2 pieces in by Sun, Dec 6. Also in your email.',
  })
  expect(headlineOf({ ...facts, refundType: 'full_refund' }).headline).toBe('Post 2 pieces by Sun, Dec 6')
  const paid = { ...facts, status: 'inbound' as const, firstScanAt: day(28), paidAt: day(28) }
  expect(headlineOf(paid)).toEqual({
    headline: '$153.59 is yours',
    detail: 'Shop credit since Sat, Nov 28. It doesn’t end.',
  })
  const asPaid = { ...paid, refundType: 'full_refund' as const }
  expect(headlineOf(asPaid).detail).toBe('Sent Sat, Nov 28; a bank takes three to five days.')
  const noBank = { ...asPaid, goesToBank: goesToBank([{ key: 'cash_credit' }, { key: 'gift_card/1' }]) }
  expect(headlineOf(noBank).detail).toBe('Back where you paid from since Sat, Nov 28.')
  const asked = { ...facts, status: 'processing' as const, hasOffer: true }
  expect(headlineOf(asked).headline).toBe('We need your answer')
  const moneyOf = (of: typeof facts) => stepsOf(of).find(({ key }) => key === 'money')?.detail
  expect([moneyOf(asked), moneyOf({ ...asked, hasOffer: false })]).toEqual(['after your answer', '$153.59'])
})

it('says that a parcel seems lost, and when it is paid by itself', () => {
  const lost = {
    ...facts,
    status: 'inbound' as const,
    firstScanAt: day(1),
    refundType: 'refund_less_return_shipping' as const,
    paysLostOn: day(25),
  }
  expect(headlineOf(lost)).toEqual({
    headline: 'Your parcel seems lost',
    detail:
      'It was handed in Sun, Nov 1 and has not arrived. If it stays lost, $153.59 is paid by itself on ' +
      'Wed, Nov 25. You need to do nothing.',
  })
  expect(stepsOf(lost).find((step) => step.state === 'now')).toMatchObject({ label: 'Seems lost' })
  expect(headlineOf({ ...lost, isForReplacement: true }).detail).not.toContain('$')
  expect(headlineOf({ ...lost, isOfBox: true }).detail).not.toContain('$')
  // Credit that was paid at the first scan is there, lost or not.
  expect(headlineOf({ ...lost, paidAt: day(1) }).headline).toBe('$153.59 is yours')
})

it('says why the money goes otherwise than chosen, before and after it is paid', () => {
  const late = { ...facts, status: 'received' as const, receivedAt: day(28), because: 'late' as const }
  const words = 'The parcel was handed in late, so you get shop credit.'
  expect(headlineOf(late).detail).toBe(`$153.59 follows once we have looked the pieces over. ${words}`)
  expect(headlineOf({ ...late, status: 'completed', paidAt: day(29) }).detail).toBe(
    `Shop credit since Sun, Nov 29. It doesn’t end. ${words}`,
  )
  const label = { ...late, refundType: 'refund_less_return_shipping' as const, because: 'label' as const }
  expect(headlineOf(label).detail).toContain(
    'The parcel came with our label, so the price of the label is kept.',
  )
})

it('tells who posts the parcel what a late one and a label from before cost', () => {
  const posts = { ...facts, refundType: 'full_refund' as const }
  expect(headlineOf(posts).detail).toBe(
    'Put the number on the parcel and keep the receipt of the post. ' +
      'A parcel that reaches us after Sun, Dec 20 is paid as shop credit.',
  )
  expect(headlineOf({ ...posts, hasAccount: false }).detail).not.toContain('shop credit')
  expect(headlineOf({ ...posts, hasSpareLabel: true }).detail).toContain(
    'A parcel that travels with our label pays the price of the label.',
  )
})

it('shows the money where it is paid: at the first scan, or at the end', () => {
  expect(stepsOf(facts).map((step) => `${step.key} ${step.state}`)).toEqual([
    'started done',
    'dropped now',
    'arrived later',
    'inspected later',
    'money later',
  ])
  const early = { ...facts, status: 'inbound' as const, firstScanAt: day(28), paidAt: day(28) }
  expect(stepsOf(early).map((step) => `${step.key} ${step.state}`)).toEqual([
    'started done',
    'dropped done',
    'money done',
    'arrived now',
    'inspected later',
  ])
  expect(stepsOf(early)[3]).toMatchObject({ label: 'On its way to us', detail: 'UPS' })
  expect(stepsOf(facts)[1]).toMatchObject({ label: 'Waiting for your parcel', detail: 'by Sun, Dec 6' })
  const canceled = { ...facts, status: 'canceled' as const, canceledAt: day(23) }
  expect(stepsOf(canceled).map((step) => step.key)).toEqual(['started', 'canceled'])
})

it('says when the carrier comes for the parcel, and what follows when it got none', () => {
  const pickUp = { day: '2026-12-01', window: 'morning', status: 'booked' } as const
  const booked = { ...facts, carrierName: 'UPS', pickUp }
  expect(headlineOf(booked)).toEqual({
    headline: 'Your label is ready',
    detail: 'UPS fetches 2 pieces on Tue, Dec 1, 9 AM to 1 PM. Also in your email.',
  })
  expect(stepsOf(booked)[1]?.detail).toBe('fetched Tue, Dec 1')
  const missed = headlineOf({ ...booked, pickUp: { ...pickUp, status: 'missed' } })
  expect(missed.headline).toBe('UPS didn’t get your parcel')
  expect(missed.detail).toMatch(/Choose another day, or hand the parcel in at a counter by/)
})
