// What was chosen and typed for a kit, for this tab: it outlives back, forward, a reload and a log-in.
// Nothing of it is sent before the button is pressed.
import { type RestChoice, restChoices } from '@hemline/rules/consignment/consignment.ts'
import {
  type BagType,
  bagTypes,
  type CleanoutService,
  cleanoutServices,
} from '@hemline/rules/vocabulary/seller.ts'
import { create } from 'zustand'
import { newId } from '../../../platform/random.ts'
import { readForTab, writeForTab } from '../../../platform/storage.ts'
import type { AddressValues } from '../../addresses/address-values.ts'

export type KitDraft = {
  bagType: BagType
  service: CleanoutService
  restChoice: RestChoice
  charityId?: number
  email?: string
  /** What is typed and not saved yet. */
  address?: AddressValues
  /** The saved one that was picked. */
  addressId?: string
  promoCode?: string
  /** Of the press of the button whose answer has not come. */
  pressed?: string
  /** The same of a bag that is activated. */
  activating?: { code: string; key: string }
  /** The kit that was ordered last, until another one is begun. */
  orderedId?: string
}

const place = 'hemline-kit'
const first: KitDraft = { bagType: 'bag', service: 'standard', restChoice: 'reclaim' }

const isOneOf = <T extends string>(list: readonly T[], text: unknown): text is T =>
  (list as readonly unknown[]).includes(text)

function isDraft(value: unknown): value is KitDraft {
  if (typeof value !== 'object' || value === null) return false
  const { bagType, service, restChoice } = value as Partial<KitDraft>
  return isOneOf(bagTypes, bagType) && isOneOf(cleanoutServices, service) && isOneOf(restChoices, restChoice)
}

export const useKitDraft = create<KitDraft>(() => ({
  ...first,
  ...readForTab<KitDraft>(place, first, isDraft),
}))

/** Keeps a part of it; undefined takes one away. */
export function keepDraft(part: Partial<{ [K in keyof KitDraft]: KitDraft[K] | undefined }>): void {
  const next = Object.fromEntries(
    Object.entries({ ...useKitDraft.getState(), ...part }).filter(([, value]) => value !== undefined),
  )
  useKitDraft.setState(next as KitDraft, true)
  writeForTab(place, next)
}

/** Reads the tab's memory anew: after a reload, and for tests that are one. */
export function recallDraft(): void {
  useKitDraft.setState({ ...readForTab<KitDraft>(place, first, isDraft) }, true)
}

/**
 * Another kit: what was chosen stays, what was ordered doesn't. The words of an address link win
 * over what was chosen before.
 */
export function beginKit({
  service,
  type,
  promo,
}: {
  service?: string | undefined
  type?: string | undefined
  promo?: string | undefined
}): void {
  keepDraft({
    orderedId: undefined,
    ...(isOneOf(cleanoutServices, service) && { service }),
    ...(isOneOf(bagTypes, type) && { bagType: type }),
    promoCode: promo,
  })
}

/** The key of this press: the same one until its answer has come, also after a reload. */
export function keyOfPress(): string {
  const pressed = useKitDraft.getState().pressed ?? newId()
  keepDraft({ pressed })
  return pressed
}

/** The key of this activation: the same one for the same code until its answer has come. */
export function keyOfActivation(code: string): string {
  const { activating } = useKitDraft.getState()
  const key = activating?.code === code ? activating.key : newId()
  keepDraft({ activating: { code, key } })
  return key
}
