// The port to carriers of parcels: labels out, reports in (decision 0061). The only driver is
// carriers.sandbox.ts.
import type { Scan } from '@hemline/rules/fulfillment/carriers-scans.ts'
import type { DropOffPlace } from '@hemline/rules/fulfillment/drop-off-places.ts'
import type { ClaimAnswer } from '@hemline/rules/vocabulary/cases.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'

export type LabelRequest = {
  /** The parcel's id: a repeated request with the same key gets the same label. */
  readonly key: string
  readonly carrier: Carrier
}

export type Label = { readonly carrier: Carrier; readonly trackingCode: string; readonly labelRef: string }

/** A label that is to be voided because its parcel was never handed over. */
export type VoidRequest = Label & { readonly key: string }

/** One report of a carrier: the tracking code and the scan. */
export type CarrierReport = { readonly trackingCode: string; readonly scan: Scan }

/** Where a parcel's journey begins and ends, as far as a carrier is told. */
export type TrackRequest = {
  readonly trackingCode: string
  readonly from: string
  readonly to: { readonly line1: string; readonly city: string; readonly state: string | null }
  readonly packedAt: Date
  /** Days in transit of the chosen delivery service. */
  readonly days: number
}

/** A parcel that somebody misses although it is marked as delivered. */
export type ClaimRequest = {
  /** The case's id: a repeated request with the same key opens one claim. */
  readonly key: string
  readonly carrier: Carrier
  readonly trackingCode: string
}

/** An open claim, with the address that the parcel went to. */
export type OpenClaim = { readonly ref: string; readonly line1: string; readonly openedAt: Date }

/** A parcel with its label that waits at somebody's door. */
export type PickUpRequest = {
  /** The booking's id: a repeated request with the same key is one booking. */
  readonly key: string
  readonly carrier: Carrier
  readonly trackingCode: string
  readonly door: Town & { readonly fullName: string; readonly line1: string }
  /** The driver comes between these moments. */
  readonly from: Date
  readonly until: Date
}

/** A pick-up that the carrier has confirmed. */
export type BookedPickUp = Pick<PickUpRequest, 'key' | 'carrier' | 'from' | 'until'> & {
  readonly confirmation: string
  readonly line1: string
  readonly bookedAt: Date
}

/** A webhook with its signature in the headers. */
export type SignedWebhook = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Where a parcel is handed in: the town of its sender. */
export type Town = { readonly zip: string; readonly city: string; readonly state: string | null }

/** The interface of every carriers' driver. */
export type CarriersPort = {
  readonly name: 'sandbox'
  createLabel: (request: LabelRequest) => Promise<Label>
  /**
   * Voids a label, so that the carrier doesn't bill it; `used`: the carrier has scanned it, and keeps it. A
   * label that is voided already is `voided` again.
   */
  voidLabel: (request: VoidRequest) => Promise<'voided' | 'used'>
  /** Returns all scans of a parcel until now, oldest first. */
  track: (request: TrackRequest, now: Date) => Promise<readonly Scan[]>
  /** Returns counters of the carrier in a town, the nearest first. */
  dropOffPlaces: (carrier: Carrier, town: Town) => Promise<readonly DropOffPlace[]>
  /** Asks the carrier to look for a parcel; returns the claim's reference. */
  openClaim: (request: ClaimRequest) => Promise<{ readonly ref: string }>
  /** Returns what the carrier says of a claim; undefined as long as it says nothing. */
  readClaim: (claim: OpenClaim, now: Date) => Promise<ClaimAnswer | undefined>
  /**
   * Books a driver to fetch a parcel; returns the carrier's number of the booking, or undefined when the
   * carrier doesn't come then.
   */
  bookPickUp: (request: PickUpRequest) => Promise<{ readonly confirmation: string } | undefined>
  /** Cancels a booking by its key; one that is canceled or that the carrier doesn't know is no failure. */
  cancelPickUp: (request: Pick<PickUpRequest, 'key' | 'carrier'>) => Promise<void>
  /** Returns whether the driver got the parcel; undefined as long as the carrier says nothing. */
  readPickUp: (pickUp: BookedPickUp, now: Date) => Promise<'fetched' | 'missed' | undefined>
  /**
   * Returns the report in a webhook whose signature is right and fresh, else undefined. `body`: the exact
   * bytes.
   */
  readWebhook: (
    carrier: Carrier,
    webhook: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
    now: Date,
  ) => CarrierReport | undefined
  /** Makes the signed webhook that the carrier would send for a report. */
  writeWebhook: (carrier: Carrier, report: CarrierReport, now: Date) => SignedWebhook
}
