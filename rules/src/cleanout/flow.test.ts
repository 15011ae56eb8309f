import { describe, expect, it } from 'vitest'
import { saysTryLater } from '../errors/expected.ts'
import {
  bagOrderRefusalOf,
  kitDelayNotice,
  minutesUntilBagOrder,
  processingDays,
  processingWeeks,
  tooManyKits,
  tryBagAgain,
} from '../kits/bag-orders.ts'
import { cleanoutFlowSteps, cleanoutFlowVariants, cleanoutModalSteps } from '../vocabulary/seller.ts'
import {
  type CleanoutPlace,
  cleanoutSteps,
  flowVariantOf,
  forwardOrders,
  navigateCleanout,
  openCleanoutStep,
} from './flow.ts'

const places: CleanoutPlace[] = ['page', 'modal']
const flows = places.flatMap((place) => cleanoutFlowVariants.map((variant) => ({ place, variant })))
const open = { ordered: false, hasAddress: true }

describe('the steps of ordering a kit', () => {
  it('are those of the specification, and end with the confirmation', () => {
    for (const { place, variant } of flows) expect(cleanoutSteps[place][variant].at(-1)).toBe('confirmation')
    expect(cleanoutSteps.page.control).toEqual(cleanoutFlowSteps)
    expect(cleanoutSteps.modal.long_flow.toSorted()).toEqual(cleanoutModalSteps.toSorted())
  })
  it.each(flows)(
    'lead forward through $place/$variant to the end, and back again to where it began',
    ({ place, variant }) => {
      const steps = cleanoutSteps[place][variant]
      for (const [i, step] of steps.entries()) {
        const at = { place, variant, step }
        expect(navigateCleanout(at, 'forward')).toBe(steps[i + 1] ?? 'closed')
        expect(navigateCleanout(at, 'back')).toBe(
          step === 'confirmation' ? 'closed' : (steps[i - 1] ?? 'closed'),
        )
        expect(navigateCleanout(at, 'close')).toBe('closed')
        expect(forwardOrders(at)).toBe(i === steps.length - 2)
      }
    },
  )
  it('lead nowhere from a step that the variant has not', () => {
    expect(navigateCleanout({ place: 'page', variant: 'short_flow', step: 'intro' }, 'forward')).toBe(
      'closed',
    )
  })
  it('open where the address says, and at the first for anything else', () => {
    expect(openCleanoutStep({ place: 'page', variant: 'control' }, 'address', open)).toBe('address')
    expect(openCleanoutStep({ place: 'page', variant: 'control' }, 'nonsense', open)).toBe('intro')
    expect(openCleanoutStep({ place: 'page', variant: 'short_flow' }, undefined, open)).toBe('address')
    expect(openCleanoutStep({ place: 'page', variant: 'short_flow' }, 'intro', open)).toBe('address')
  })
  it('show no confirmation before the kit is ordered, and nothing else after', () => {
    for (const flow of flows) {
      expect(openCleanoutStep(flow, 'confirmation', open)).not.toBe('confirmation')
      expect(openCleanoutStep(flow, 'intro', { ordered: true, hasAddress: true })).toBe('confirmation')
    }
    expect(
      openCleanoutStep({ place: 'page', variant: 'long_flow' }, 'confirmation', {
        ordered: false,
        hasAddress: false,
      }),
    ).toBe('address')
  })
  it('are the control’s where no variant is known', () => {
    expect(flowVariantOf('long_flow')).toBe('long_flow')
    expect(flowVariantOf('huge_flow')).toBe('control')
    expect(flowVariantOf(null)).toBe('control')
  })
})

const now = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('ordering kits one after another', () => {
  it('lets two through and asks to wait for the third', () => {
    expect(minutesUntilBagOrder([], now)).toBe(0)
    expect(minutesUntilBagOrder([minutesAgo(1)], now)).toBe(0)
    expect(minutesUntilBagOrder([minutesAgo(10), minutesAgo(1)], now)).toBe(20)
    expect(minutesUntilBagOrder([minutesAgo(1), minutesAgo(10), minutesAgo(20)], now)).toBe(20)
    expect(minutesUntilBagOrder([minutesAgo(30), minutesAgo(1)], now)).toBe(0)
  })
  it('says so in the words that are expected', () => {
    expect(bagOrderRefusalOf({ ordered: [minutesAgo(29.5), minutesAgo(1)], outstanding: 2 }, now)).toBe(
      tryBagAgain(1),
    )
    for (const minutes of [1, 2, 30]) expect(saysTryLater(tryBagAgain(minutes))).toBe(true)
    expect(tryBagAgain(1)).toMatch(/in 1 minute\.$/)
  })
  it('refuses another while four are waiting to be filled', () => {
    expect(bagOrderRefusalOf({ ordered: [], outstanding: 4 }, now)).toBe(tooManyKits)
    expect(bagOrderRefusalOf({ ordered: [], outstanding: 3 }, now)).toBeUndefined()
  })
})

describe('the wait for processing', () => {
  it('comes from what waits and the pace of late', () => {
    expect(processingDays({ waiting: 500, doneInDays: 700, days: 14 })).toEqual({ from: 8, to: 13 })
    expect(processingDays({ waiting: 0, doneInDays: 700, days: 14 })).toEqual({ from: 1, to: 2 })
    expect(processingWeeks({ waiting: 1000, doneInDays: 700, days: 14 })).toBe(4)
  })
  it('is unknown while nothing is done, and then nothing is claimed', () => {
    const stuck = { waiting: 500, doneInDays: 0, days: 14 }
    expect(processingDays(stuck)).toBeUndefined()
    expect(kitDelayNotice(stuck)).toBeUndefined()
  })
  it('is told with its weeks only when it is unusually long', () => {
    expect(kitDelayNotice({ waiting: 400, doneInDays: 700, days: 14 })).toBeUndefined()
    expect(kitDelayNotice({ waiting: 1000, doneInDays: 700, days: 14 })).toBe(
      'We’re experiencing unusually long processing times due to high volume. It will take about 4 weeks to process your kit if you send it now',
    )
  })
})
