import { createHmac, timingSafeEqual } from 'node:crypto'
import { carrierNames, trackingCodeOf } from '@hemline/rules/fulfillment/carriers.ts'
import { scanKinds } from '@hemline/rules/fulfillment/carriers-scans.ts'
import {
  type CarrierSpeed,
  scansUntil,
  shutStreet,
  simulatedClaimAnswer,
  simulatedPickUpAnswer,
} from '@hemline/rules/fulfillment/carriers-simulator.ts'
import { dropOffPlacesIn } from '@hemline/rules/fulfillment/drop-off-places.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { z } from 'zod'
import type { CarrierReport, CarriersPort } from './carriers.ts'

/** The header with the signature of a carrier's webhook. */
export const signatureHeader = 'x-carrier-signature'
/** How old a signature may be; an older or future one may be on a copied report. */
const freshSeconds = 300

const reportSchema = z.object({
  trackingCode: z.string().min(8).max(40),
  event: z.object({
    id: z.string().min(1).max(100),
    kind: z.enum(scanKinds),
    place: z.string().max(100).nullable(),
    timeZone: z.string().max(60).refine(isTimeZone),
    at: z.iso.datetime(),
    estimate: z.iso.date().nullable(),
  }),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/**
 * Signs a text for a carrier. Each carrier has a secret of its own, so that none can sign for another.
 */
function sign(secret: string, carrier: Carrier, text: string): string {
  const own = createHmac('sha256', secret).update(carrier).digest()
  return createHmac('sha256', own).update(text).digest('hex')
}

/**
 * Returns the digits of a tracking code, computed from a parcel's id: the same parcel always has the same
 * code.
 */
const serialOf = (key: string) => BigInt(`0x${key.replace(/[^0-9a-f]/gi, '').slice(-16)}`).toString()

function readReport(body: string): CarrierReport | undefined {
  try {
    const { success, data } = reportSchema.safeParse(JSON.parse(body))
    return success
      ? { trackingCode: data.trackingCode, scan: { ...data.event, at: new Date(data.event.at) } }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes simulated carriers: tracking codes in each carrier's form, parcels that travel by the clock, and
 * signed reports.
 */
export function sandboxCarriers({ secret, speed }: { secret: string; speed: CarrierSpeed }): CarriersPort {
  // A label of which a report went out was scanned: no carrier takes such a label back.
  const scanned = new Set<string>()
  return {
    name: 'sandbox',
    createLabel: async ({ key, carrier }) => {
      const trackingCode = trackingCodeOf(carrier, serialOf(key))
      return { carrier, trackingCode, labelRef: `sandbox-${trackingCode}` }
    },
    voidLabel: async ({ trackingCode }) => (scanned.has(trackingCode) ? 'used' : 'voided'),
    track: async (parcel, now) => scansUntil(parcel, now, speed),
    dropOffPlaces: async (_, town) => dropOffPlacesIn(town),
    openClaim: async ({ key, trackingCode }) => ({
      ref: `claim-${trackingCode.slice(-6)}-${serialOf(key).slice(-6)}`,
    }),
    bookPickUp: async ({ key, carrier, door }) =>
      door.line1.includes(shutStreet)
        ? undefined
        : { confirmation: `${carrierNames[carrier]}-${serialOf(key).slice(-8)}`.toUpperCase() },
    cancelPickUp: async () => undefined,
    readPickUp: async (pickUp, now) => simulatedPickUpAnswer(pickUp, now, speed),
    readClaim: async (claim, now) => simulatedClaimAnswer(claim, now, speed),
    readWebhook: (carrier, { headers, body }, now) => {
      const header = headers[signatureHeader]
      const [, seconds, given] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
      if (seconds === undefined || given === undefined) return undefined
      if (Math.abs(now.getTime() / 1000 - Number(seconds)) > freshSeconds) return undefined
      const expected = sign(secret, carrier, `${seconds}.${body}`)
      return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? readReport(body) : undefined
    },
    writeWebhook: (carrier, { trackingCode, scan }, now) => {
      scanned.add(trackingCode)
      const body = JSON.stringify({ trackingCode, event: { ...scan, at: scan.at.toISOString() } })
      const seconds = Math.floor(now.getTime() / 1000)
      return {
        headers: { [signatureHeader]: `t=${seconds},v1=${sign(secret, carrier, `${seconds}.${body}`)}` },
        body,
      }
    },
  }
}
