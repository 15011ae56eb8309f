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

/** A webhook with its signature in the headers. */
export type SignedWebhook = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Where a parcel is handed in: the town of its sender. */
export type Town = { readonly zip: string; readonly city: string; readonly state: string | null }

/** The interface of every carriers' driver. */
export type CarriersPort = {
  readonly name: 'sandbox'
  createLabel: (request: LabelRequest) => Promise<Label>
  /** Returns all scans of a parcel until now, oldest first. */
  track: (request: TrackRequest, now: Date) => Promise<readonly Scan[]>
  /** Returns counters of the carrier in a town, the nearest first. */
  dropOffPlaces: (carrier: Carrier, town: Town) => Promise<readonly DropOffPlace[]>
  /** Asks the carrier to look for a parcel; returns the claim's reference. */
  openClaim: (request: ClaimRequest) => Promise<{ readonly ref: string }>
  /** Returns what the carrier says of a claim; undefined as long as it says nothing. */
  readClaim: (claim: OpenClaim, now: Date) => Promise<ClaimAnswer | undefined>
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
