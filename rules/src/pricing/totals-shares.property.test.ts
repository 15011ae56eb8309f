import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOut } from './totals-shares.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

describe('sharing an amount out', () => {
  const shares = fc
    .array(fc.record({ weight: fc.nat(9999), cap: fc.nat(9999) }), { minLength: 1, maxLength: 12 })
    .chain((list) => fc.record({ list: fc.constant(list), total: fc.nat(30_000) }))

  test('gives everything that the caps hold, no line beyond its cap, and more of it never less to anybody', () => {
    fc.assert(
      fc.property(shares, ({ list, total }) => {
        const weights = list.map((l) => l.weight)
        const caps = list.map((l) => l.cap)
        const parts = shareOut(total, weights, caps)
        const more = shareOut(total + 1, weights, caps)
        const room = sum(list.map((l) => (l.weight > 0 ? l.cap : 0)))
        expect(sum(parts)).toBe(Math.min(total, room))
        for (const [i, part] of parts.entries()) {
          expect(part).toBeLessThanOrEqual(caps[i] ?? 0)
          expect(more[i]).toBeGreaterThanOrEqual(part)
        }
      }),
      { seed: 7, numRuns: 3000 },
    )
  })

  test('gives no line less when another one has less room', () => {
    fc.assert(
      fc.property(shares, fc.nat(11), ({ list, total }, at) => {
        const weights = list.map((l) => l.weight)
        const caps = list.map((l) => l.cap)
        const less = caps.map((cap, i) => (i === at % caps.length ? Math.max(0, cap - 1) : cap))
        const before = shareOut(total, weights, caps)
        const after = shareOut(total, weights, less)
        for (const [i, part] of before.entries()) {
          if (i !== at % caps.length) expect(after[i]).toBeGreaterThanOrEqual(part)
          // What is left of the line that has less room is not more than before.
          else expect((less[i] ?? 0) - (after[i] ?? 0)).toBeLessThanOrEqual((caps[i] ?? 0) - part)
        }
      }),
      { seed: 9, numRuns: 3000 },
    )
  })

  test('is the same as giving cent by cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ weight: fc.nat(40), cap: fc.nat(30) }), { minLength: 1, maxLength: 6 }),
        fc.nat(80),
        (list, total) => {
          const parts = list.map(() => 0)
          for (let given = 0; given < total; given++) {
            const open = list
              .map((l, i) => ({ i, ...l }))
              .filter(({ i, cap, weight }) => weight > 0 && (parts[i] ?? 0) < cap)
            const next = open.reduce<(typeof open)[number] | undefined>(
              (best, one) =>
                !best ||
                one.weight * (2 * (parts[best.i] ?? 0) + 1) > best.weight * (2 * (parts[one.i] ?? 0) + 1)
                  ? one
                  : best,
              undefined,
            )
            if (next) parts[next.i] = (parts[next.i] ?? 0) + 1
          }
          expect(
            shareOut(
              total,
              list.map((l) => l.weight),
              list.map((l) => l.cap),
            ),
          ).toEqual(parts)
        },
      ),
      { seed: 8, numRuns: 2000 },
    )
  })
})
