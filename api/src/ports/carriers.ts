// The door to whoever carries parcels: labels out, reports in (decision 0061). One interface; the driver
// here is carriers.sandbox.ts.
import type { Scan } from '@hemline/rules/fulfillment/carriers-scans.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'

export type LabelRequest = {
  /** The parcel's own: the same key is the same label, however often it is asked for. */
  readonly key: string
  readonly carrier: Carrier
}

export type Label = { readonly carrier: Carrier; readonly trackingCode: string; readonly labelRef: string }

/** One report of a carrier: which parcel, and what happened. */
export type CarrierReport = { readonly trackingCode: string; readonly scan: Scan }

/** Where a parcel's way begins and ends, as far as a carrier is told. */
export type TrackRequest = {
  readonly trackingCode: string
  readonly from: string
  readonly to: { readonly line1: string; readonly city: string; readonly state: string | null }
  readonly packedAt: Date
  /** Days in transit of the way it was sent. */
  readonly days: number
}

export type SignedWebhook = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

export type CarriersPort = {
  readonly name: 'sandbox'
  createLabel: (request: LabelRequest) => Promise<Label>
  /** All that happened to a parcel until now, oldest first. */
  track: (request: TrackRequest, now: Date) => Promise<readonly Scan[]>
  /**
   * The report of a webhook whose signature holds and is fresh; undefined for all
   * others. `body`: byte for byte.
   */
  readWebhook: (
    carrier: Carrier,
    webhook: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
    now: Date,
  ) => CarrierReport | undefined
  /** A report as the carrier would send it. */
  writeWebhook: (carrier: Carrier, report: CarrierReport, now: Date) => SignedWebhook
}
