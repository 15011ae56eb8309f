// What was typed and not sent yet, for this tab: it outlives going back, a reload and a log-in. Never a
// card, and nothing that pays.
import { useState } from 'react'
import { readForTab, writeForTab } from '../../platform/storage.ts'
import type { AddressValues } from '../addresses/address-values.ts'

export type Draft = {
  email?: string
  address?: AddressValues | undefined
  billing?: AddressValues | undefined
  /** Billed elsewhere: the box is not ticked. */
  billedElsewhere?: boolean
  method?: string
  note?: string
  location?: string
}

const place = 'hemline-checkout'
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Drafting = { draft: Draft; keep: (part: Partial<Draft>) => void }

export function useDraft(): Drafting {
  const [draft] = useState(() => ({ ...readForTab<Draft>(place, {}, isDraft) }))
  const keep = (part: Partial<Draft>) => {
    Object.assign(draft, part)
    writeForTab(place, draft)
  }
  return { draft, keep }
}

/** After an order: the next one starts with nothing typed. */
export const forgetDraft = (): void => void writeForTab(place, {})
