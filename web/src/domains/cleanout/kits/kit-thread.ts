// The way of a kit as the steps of a Thread.
import type { KitFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { dayInWords } from '../../../platform/format-days.ts'
import type { ThreadState, ThreadStep } from '../Thread.tsx'

type Stop = { status: string; label: string; at: string | null; detail?: string | undefined }

function stopsOf(kit: KitFieldsFragment): Stop[] {
  const parcel = [kit.carrierName, kit.trackingOut].filter(Boolean).join(' ')
  const out: Stop[] =
    kit.bagType === 'label'
      ? [{ status: 'delivered', label: 'Label ready', at: kit.deliveredAt }]
      : [
          { status: 'ordered', label: 'Ordered', at: kit.orderedAt },
          { status: 'shipped', label: 'On its way to you', at: kit.shippedAt, detail: parcel || undefined },
          { status: 'delivered', label: 'With you', at: kit.deliveredAt },
        ]
  return [
    ...out,
    { status: 'sent_back', label: 'On its way to us', at: kit.sentBackAt },
    { status: 'received', label: 'Received', at: kit.receivedAt },
  ]
}

const hint: Readonly<Record<string, string>> = {
  delivered: 'Fill it and send it.',
  lost: 'We are looking for it.',
}

/**
 * Returns the steps of a kit with their states: 'done' before the present step, 'now' at it, 'next' after
 * it; all 'done' once the kit is received. A lost or canceled kit stays at the last step with a date.
 */
export function kitThread(kit: KitFieldsFragment): ThreadStep[] {
  const stops = stopsOf(kit)
  const named = stops.findIndex(({ status }) => status === kit.status)
  const now =
    named >= 0
      ? named
      : Math.max(
          0,
          stops.findLastIndex(({ at }) => at !== null),
        )
  const stateOf = (i: number): ThreadState =>
    i < now || kit.status === 'received' ? 'done' : i === now ? 'now' : 'next'
  return stops.map(({ label, at, detail }, i) => {
    const said = [at && dayInWords(at), detail, i === now ? hint[kit.status] : undefined]
      .filter(Boolean)
      .join('. ')
    return { label, state: stateOf(i), ...(said && { detail: said }) }
  })
}
