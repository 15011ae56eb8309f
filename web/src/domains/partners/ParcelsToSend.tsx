// The parcels that a partner packs and sends: what is in each, and to whom it goes.
import './partners-keys.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { partnerParcelsAPage } from '@hemline/rules/partners/feeds.ts'
import {
  GetPartnerParcelsDocument,
  MakePartnerLabelDocument,
  type PartnerParcelFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { HrefPages } from '../chrome/HrefPages.tsx'

type Parcel = PartnerParcelFieldsFragment

const isToSend = ({ status }: Parcel) => status === 'waiting' || status === 'picking'

const statusWords: Readonly<Record<string, string>> = {
  waiting: 'To send',
  picking: 'To send',
  packed: 'Packed',
  shipped: 'On its way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
}

/** Makes the label of a parcel, or opens the one that is made. */
function Label({ parcel }: { parcel: Parcel }) {
  const [{ fetching }, run] = useMutation(MakePartnerLabelDocument)
  const [problem, setProblem] = useState<string>()
  if (parcel.labelUrl)
    return (
      <a className={buttonClass({ size: 'small' })} href={parcel.labelUrl} target="_blank" rel="noreferrer">
        Open the label (PDF)
      </a>
    )
  if (!isToSend(parcel)) return null
  const make = async () => {
    if (fetching) return
    setProblem(undefined)
    const { data, error } = await run({ parcelId: parcel.id })
    const answer = data?.makePartnerLabel
    if (answer?.__typename !== 'PartnerParcelPayload')
      setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <>
      <Button look="line" size="small" busy={fetching} onClick={() => void make()}>
        Make the label
      </Button>
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
    </>
  )
}

function ParcelOf({ parcel }: { parcel: Parcel }) {
  const { status, pieces, sendTo, paidAt, carrierName, trackingCode } = parcel
  return (
    <li>
      <Row gap={3} rows={1}>
        <Badge mood={isToSend(parcel) ? 'gold' : 'plain'}>{statusWords[status] ?? 'On its way'}</Badge>
        <span className="soft small">
          Paid {dateOf(paidAt)}
          {trackingCode && `, ${carrierName} ${trackingCode}`}
        </span>
      </Row>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.itemNumber}>
            {piece.title} <span className="soft small">{piece.sku}</span>
          </li>
        ))}
      </ul>
      {isToSend(parcel) && <address>{sendTo.join(', ')}</address>}
      <Label parcel={parcel} />
    </li>
  )
}

/**
 * Renders the parcels of one of the viewer's partners, those to send first; says so when none waits to be
 * sent, and shows an error with "Try again" after a failure.
 */
export function ParcelsToSend({ partnerId, name }: { partnerId: string; name: string }) {
  const { pathname, search } = usePlace()
  // Each partner of the viewer has pages of its own, beside those of its pieces.
  const key = `parcels-${partnerId}`
  const page = parsePage(new URLSearchParams(search).get(key))
  const [{ data, error }, ask] = useQuery({
    query: GetPartnerParcelsDocument,
    variables: { partnerId, page },
    requestPolicy: 'cache-and-network',
  })
  const parcels = data?.partnerParcels.nodes
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(search)
    if (to > 1) next.set(key, String(to))
    else next.delete(key)
    return `${pathname}${next.size > 0 ? `?${next}` : ''}#${key}`
  }
  return (
    <Stack gap={4} as="section" id={key} aria-label={`Parcels of ${name}`}>
      <h3>Parcels to send</h3>
      {error && !parcels && (
        <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
          {friendlyError(error, 'generic')}
        </ErrorMessage>
      )}
      {parcels && page === 1 && !parcels.some(isToSend) && (
        <p className="soft">No parcel waits to be sent.</p>
      )}
      {parcels && parcels.length > 0 && (
        <Stack as="ul" gap={4}>
          {parcels.map((parcel) => (
            <ParcelOf key={parcel.id} parcel={parcel} />
          ))}
        </Stack>
      )}
      {data && (
        <HrefPages
          page={page}
          total={data.partnerParcels.totalCount}
          pageSize={partnerParcelsAPage}
          hrefOf={hrefOf}
          label={`Pages of the parcels of ${name}`}
        />
      )}
    </Stack>
  )
}
