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

/** Returns the visit at this moment, which counts as activity; a new one after 1800 seconds of rest. */
export function presentVisit(): Visit {
  const none = { id: '', count: 0, at: Number.NEGATIVE_INFINITY }
  const last = readStored<Visit>(visitKey, none, isVisit)
  const visit = visitAt(last.id === '' ? undefined : last, nowMs(), newId)
  writeStored(visitKey, visit)
  return visit
}
