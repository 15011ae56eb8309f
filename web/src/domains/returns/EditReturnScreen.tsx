import {
  EditReturnDocument,
  GetReturnDocument,
  type GetReturnQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { onceMore } from '../../platform/once-more.ts'
import { keySearch, useGuestKey } from '../orders/guest-key.ts'
import { useUnit } from '../size-guides/units.ts'
import { draftOf } from './difference.ts'
import { ReturnFormView } from './ReturnFormView.tsx'
import { ReturnsFailed, ReturnsWaiting, ReturnUnknown } from './ReturnsAway.tsx'
import { type Choice, useReturnForm } from './use-return-form.ts'

type Return = NonNullable<GetReturnQuery['return']>

function Form({ made }: { made: Return }) {
  const unit = useUnit()
  const guest = useGuestKey()
  const form = useReturnForm({
    orderId: made.pieces[0]?.orderId ?? null,
    returnId: made.id,
    picked: Object.fromEntries(
      made.pieces.map(({ lineId, reason, difference, note, photoIds }) => [
        lineId,
        { reason, difference: draftOf(difference, unit), note: note ?? '', photoIds },
      ]),
    ),
    refundType: made.refundType,
    guest,
  })
  const [{ fetching }, edit] = useMutation(EditReturnDocument)
  const [refusal, setRefusal] = useState<string>()
  const navigate = useNavigate()
  const send = async ({ refundType, total }: Choice) => {
    setRefusal(undefined)
    const { data, error } = await onceMore(() =>
      edit({ input: { id: made.id, lines: form.lines, refundType, total }, byKey: guest }),
    )
    const answer = data?.editReturn
    if (!answer) return setRefusal(friendlyError(error, 'editReturn'))
    switch (answer.__typename) {
      case 'ReturnPayload':
        return navigate({ to: '/my/returns/$id', params: { id: made.id }, search: keySearch(guest) })
      case 'ReturnRefused':
        form.askQuote()
        return setRefusal(answer.message)
      case 'SignInRequired':
        return setRefusal(answer.message)
    }
  }
  if (form.setupFailed) return <ReturnsFailed phrase="returnSetup" onAgain={form.askSetup} />
  if (!form.setup) return <ReturnsWaiting title="Change your return" />
  return (
    <ReturnFormView
      title="Change your return"
      lead={`Return ${made.code}.${made.labelUrl === null ? '' : ' Your label stays the same.'}`}
      form={form}
      button="Save the change"
      busy={fetching}
      refusal={refusal}
      onSend={(choice) => void send(choice)}
    />
  )
}

/**
 * Renders the form that changes a return before its parcel is handed in, filled with the present choices; for
 * a return that is unknown or can't be changed any more, that there is none.
 */
export function EditReturnScreen() {
  const { id = '' } = useParams({ strict: false })
  const guest = useGuestKey()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetReturnDocument,
    variables: { id, byKey: guest },
  })
  usePageHead({ title: 'Change your return', robots: 'noindex' })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (data?.return?.canEdit) return <Form made={data.return} />
  if (data?.return === null || data?.return?.canEdit === false)
    return <ReturnUnknown guest={guest} onAgain={again} />
  return error && !fetching ? (
    <ReturnsFailed phrase="returnSetup" onAgain={again} />
  ) : (
    <ReturnsWaiting title="Change your return" />
  )
}
