import { describe, expect, it } from 'vitest'
import { isLate, isQueueName, queuesOf, waitWords } from './queues.ts'

const now = new Date('2026-11-23T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('lines of work', () => {
  it('open by role: parcels to a processor, orders to support, jobs to an admin alone', () => {
    expect(queuesOf(['processor'])).toEqual([
      'pick',
      'pack',
      'intake',
      'listing',
      'returns',
      'returned',
      'rescues',
    ])
    expect(queuesOf(['support'])).toEqual(['orders', 'goodies', 'cases', 'refunds'])
    expect(queuesOf(['employee'])).not.toContain('jobs')
    expect(queuesOf(['admin'])).toHaveLength(15)
    expect(queuesOf(['seller'])).toEqual([])
    expect([isQueueName('pick'), isQueueName('toString')]).toEqual([true, false])
  })
  it('say how long the oldest waits in one unit', () => {
    expect([0, 0.15, 3.9, 47.9, 48, 100].map((hours) => waitWords(ago(hours), now))).toEqual([
      'now',
      '9 min',
      '3 h',
      '47 h',
      '2 d',
      '4 d',
    ])
    expect(waitWords(ago(-1), now)).toBe('now')
  })
  it('are late by their own hours', () => {
    expect([isLate('pick', ago(24), now), isLate('pick', ago(24.1), now)]).toEqual([false, true])
    expect(isLate('returns', ago(100), now)).toBe(false)
  })
})
