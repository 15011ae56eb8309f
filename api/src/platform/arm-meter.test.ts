import { expect, test } from 'vitest'
import { createArmMeter } from './arm-meter.ts'

const quick = { seconds: 0.05, failed: false }

test('counts the requests of people who have seen an arm, slow and failed ones apart', () => {
  const meter = createArmMeter()
  meter.measure('1', quick)
  meter.note('1', 'flow', 'short')
  meter.note('1', 'button', 'control')
  meter.measure('1', quick)
  meter.measure('1', { seconds: 1.2, failed: false })
  meter.measure('1', { seconds: 0.1, failed: true })
  meter.measure('2', quick)
  const counted = { requests: 3, failed: 1, slow: 1 }
  expect(meter.take()).toEqual([
    { experiment: 'flow', arm: 'short', ...counted },
    { experiment: 'button', arm: 'control', ...counted },
  ])
  expect(meter.take()).toEqual([])
})

test('forgets the person who was noted longest ago', () => {
  const meter = createArmMeter(2)
  for (const key of ['1', '2', '1', '3']) meter.note(key, 'flow', 'short')
  for (const key of ['1', '2', '3']) meter.measure(key, quick)
  expect(meter.take()).toMatchObject([{ requests: 2 }])
})
