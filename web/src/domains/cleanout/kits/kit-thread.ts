// Where a kit is, as the stops of the stitched line.
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
 * Done up to where it is now; a kit that came the whole way is done with. A lost one
 * stays where it was seen last.
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
