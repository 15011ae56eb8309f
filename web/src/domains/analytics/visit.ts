// The visit that this browser is in, shared by its tabs (specification §4).
import { type Visit, visitAt } from '@hemline/rules/analytics/visits.ts'
import { nowMs } from '../../platform/clock.ts'
import { newId } from '../../platform/random.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

export const visitKey = 'hemline-visit'

const isVisit = (value: unknown): value is Visit => {
  const { id, count, at } = (value ?? {}) as Partial<Record<keyof Visit, unknown>>
  return typeof id === 'string' && typeof count === 'number' && typeof at === 'number'
}

/**
 * Returns the present visit and stores this moment as its last activity; after 1800 seconds without activity
 * it is a new visit with a higher number.
 */
export function presentVisit(): Visit {
  const none = { id: '', count: 0, at: Number.NEGATIVE_INFINITY }
  const last = readStored<Visit>(visitKey, none, isVisit)
  const visit = visitAt(last.id === '' ? undefined : last, nowMs(), newId)
  writeStored(visitKey, visit)
  return visit
}
