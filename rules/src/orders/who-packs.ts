// Who packs the parcels of an order, and who looks their pieces over, for the page and the mail that confirm
// the order. What a member or another shop sends is never in our hands.
import { directHoldDays, sendWithinHours } from '../vocabulary/direct-sell.ts'

export const parcelSources = ['own', 'dropship', 'p2p', 'partner'] as const
export type ParcelSource = (typeof parcelSources)[number]
export type PackedParcel = { readonly source: ParcelSource; readonly from: string }

const listOf = (places: readonly string[]): string =>
  places.length < 2 ? (places[0] ?? '') : `${places.slice(0, -1).join('; ')} and ${places.at(-1)}`

function ofMembers(places: readonly string[]): string[] {
  const days = `${sendWithinHours / 24} days`
  const one = places.length === 1
  return [
    one
      ? `A member packs the parcel from ${places[0]} and sends it to you within ${days}. We don’t see what is in it before you do.`
      : `Members pack the parcels from ${listOf(places)} and send them to you within ${days}. We don’t see what is in them before you do.`,
    one
      ? `Look it over when it arrives: for ${directHoldDays} days you can tell us what is not as described. Its seller is paid after that.`
      : `Look them over when they arrive: for ${directHoldDays} days you can tell us what is not as described. Their sellers are paid after that.`,
  ]
}

const ofShops = (places: readonly string[]): string =>
  places.length === 1
    ? `The shop that sells it packs the parcel from ${places[0]} and sends it to you.`
    : `The shops that sell them pack the parcels from ${listOf(places)} and send them to you.`

/** Returns whether we pack all parcels of an order; true for an order without parcels. */
export const packsAll = (parcels: readonly PackedParcel[]): boolean =>
  parcels.every(({ source }) => source === 'own')

/** Returns sentences about who packs an order and who looks its pieces over; none without parcels. */
export function packingWords(parcels: readonly PackedParcel[]): string[] {
  const from = (...sources: ParcelSource[]) =>
    parcels.filter(({ source }) => sources.includes(source)).map((parcel) => parcel.from)
  const own = from('own')
  const members = from('p2p')
  const shops = from('dropship', 'partner')
  const ours =
    own.length === parcels.length
      ? 'We look each piece over once more and pack it.'
      : `We look the pieces from ${listOf(own)} over once more and pack them.`
  return [
    ...(own.length > 0 ? [ours] : []),
    ...(shops.length > 0 ? [ofShops(shops)] : []),
    ...(members.length > 0 ? ofMembers(members) : []),
  ]
}
