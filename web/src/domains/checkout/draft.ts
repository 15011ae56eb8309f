// The typed but unsent values of checkout, kept for the browser tab across navigation, reload and
// log-in. Card data and payment tokens are never kept.
import { useState } from 'react'
import { readForTab, writeForTab } from '../../platform/storage.ts'
import type { AddressValues } from '../addresses/address-values.ts'

export type Draft = {
  email?: string
  address?: AddressValues | undefined
  billing?: AddressValues | undefined
  /** True when the billing address differs from the shipping address. */
  billedElsewhere?: boolean
  method?: string
  note?: string
  location?: string
}

const place = 'hemline-checkout'
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Drafting = { draft: Draft; keep: (part: Partial<Draft>) => void }

/**
 * Hook: returns the checkout draft of this browser tab (typed email, addresses, method …), and `keep`, which
 * merges new values into it and stores it.
 */
export function useDraft(): Drafting {
  const [draft] = useState(() => ({ ...readForTab<Draft>(place, {}, isDraft) }))
  const keep = (part: Partial<Draft>) => {
    Object.assign(draft, part)
    writeForTab(place, draft)
  }
  return { draft, keep }
}

/** Empties the checkout draft of this browser tab, as after an order. */
export const forgetDraft = (): void => void writeForTab(place, {})
