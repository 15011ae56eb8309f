// The choices and typed values for a kit, kept for the browser tab across navigation, reload and log-in. The
// choices alone go with the account to other devices; what is typed is not sent before the button is pressed.
import { type RestChoice, restChoices } from '@hemline/rules/consignment/consignment.ts'
import {
  type BagType,
  bagTypes,
  type CleanoutService,
  cleanoutServices,
} from '@hemline/rules/vocabulary/seller.ts'
import { create } from 'zustand'
import { keep, settingIn, useKeptStore } from '../../../platform/kept.ts'
import { newId } from '../../../platform/random.ts'
import { readForTab, writeForTab } from '../../../platform/storage.ts'
import type { AddressValues } from '../../addresses/address-values.ts'

export type KitDraft = {
  bagType: BagType
  service: CleanoutService
  restChoice: RestChoice
  charityId?: number
  email?: string
  /** The typed address that is not saved yet. */
  address?: AddressValues
  /** The id of the chosen saved address. */
  addressId?: string
  promoCode?: string
  /** The key of a sent order that has no answer yet. */
  pressed?: string
  /** The code and key of a sent activation that has no answer yet. */
  activating?: { code: string; key: string }
  /** The id of the kit ordered last, until another one is begun. */
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

/** The choices of a kit that every device of an account knows; never what somebody typed. */
const choices = 'create_your_box.choices'

/** Returns the draft of the browser tab; without one, the choices made last, here or on another device. */
function recalled(): KitDraft {
  const kept = settingIn(useKeptStore.getState().settings, choices)
  return { ...readForTab<KitDraft>(place, isDraft(kept) ? { ...first, ...choicesOf(kept) } : first, isDraft) }
}

function choicesOf({ bagType, service, charityId }: KitDraft): KitDraft {
  return {
    bagType,
    service,
    restChoice: first.restChoice,
    ...(typeof charityId === 'number' && { charityId }),
  }
}

/** The draft of the browser tab, as a store. */
export const useKitDraft = create<KitDraft>(recalled)

// The choices of another device can come after the page.
useKeptStore.subscribe(({ ready }, before) => {
  if (ready && !before.ready) useKitDraft.setState(recalled(), true)
})

/** Merges `part` into the draft of a kit order and stores it; a value of undefined removes its field. */
export function keepDraft(part: Partial<{ [K in keyof KitDraft]: KitDraft[K] | undefined }>): void {
  const next = Object.fromEntries(
    Object.entries({ ...useKitDraft.getState(), ...part }).filter(([, value]) => value !== undefined),
  )
  useKitDraft.setState(next as KitDraft, true)
  writeForTab(place, next)
  if (isDraft(next)) keep(choices, choicesOf(next))
}

/** Reads the draft of a kit order from the tab's storage again, as after a reload. */
export function recallDraft(): void {
  useKitDraft.setState(recalled(), true)
}

/**
 * Begins another kit: keeps the choices and forgets the last order. Values from a link's query replace the
 * choices.
 */
export function beginKit({
  service,
  type,
  promo,
  charity,
}: {
  service?: string | undefined
  type?: string | undefined
  promo?: string | undefined
  charity?: string | undefined
}): void {
  keepDraft({
    orderedId: undefined,
    // Some ways to a kit don't ask: what was given away once is not given away unasked the next time.
    restChoice: first.restChoice,
    ...(isOneOf(cleanoutServices, service) && { service }),
    ...(isOneOf(bagTypes, type) && { bagType: type }),
    ...(/^\d{1,9}$/.test(charity ?? '') && { charityId: Number(charity) }),
    promoCode: promo,
  })
}

/**
 * Returns the request key of the kit order, made and stored at the first call: the same key until its answer
 * has come, also after a reload.
 */
export function keyOfPress(): string {
  const pressed = useKitDraft.getState().pressed ?? newId()
  keepDraft({ pressed })
  return pressed
}

/**
 * Returns the request key for activating a bag's code, and stores it in the draft: the same key for the same
 * code until `keepDraft` clears it.
 */
export function keyOfActivation(code: string): string {
  const { activating } = useKitDraft.getState()
  const key = activating?.code === code ? activating.key : newId()
  keepDraft({ activating: { code, key } })
  return key
}
