import { CreateReturnDocument } from '@hemline/schema/generated/graphql.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { onceMore } from '../../platform/once-more.ts'
import { usePlace } from '../../platform/place.ts'
import { newId } from '../../platform/random.ts'
import { keySearch, useGuestKey } from '../orders/guest-key.ts'
import { ReturnFormView } from './ReturnFormView.tsx'
import { NothingToReturn, ReturnsFailed, ReturnsWaiting } from './ReturnsAway.tsx'
import { type Choice, useReturnForm } from './use-return-form.ts'
import { useWaivedFee } from './use-waived-fee.tsx'

/**
 * Renders the page on which a shopper chooses pieces to send back and how to be paid; without such pieces,
 * that there are none, and for visitors a button to log in. A refusal stands beside the button.
 */
export function ReturnScreen() {
  const orderId = new URLSearchParams(usePlace().search).get('order')
  const guest = useGuestKey()
  const form = useReturnForm({ orderId, returnId: null, picked: {}, refundType: null, guest })
  const [{ fetching }, create] = useMutation(CreateReturnDocument)
  const [refusal, setRefusal] = useState<string>()
  // One key for this form: pressed twice, or sent again after a lost answer, it makes one return.
  const [key] = useState(newId)
  const navigate = useNavigate()
  usePageHead({ title: 'Send pieces back', robots: 'noindex' })
  useWaivedFee(form.setup?.pieces.some((piece) => piece.refusal === null) ?? false)

  const send = async ({ refundType, total }: Choice) => {
    setRefusal(undefined)
    const { data, error } = await onceMore(() =>
      create({ input: { lines: form.lines, refundType, total, key }, byKey: guest }),
    )
    const answer = data?.createReturn
    if (!answer) return setRefusal(friendlyError(error, 'createReturn'))
    switch (answer.__typename) {
      case 'ReturnPayload':
        return navigate({ to: '/my/returns/$id', params: { id: answer.return.id }, search: keySearch(guest) })
      case 'ReturnRefused':
        form.askQuote()
        return setRefusal(answer.message)
      case 'SignInRequired':
        return setRefusal(answer.message)
    }
  }
  if (form.setupFailed) return <ReturnsFailed phrase="returnSetup" onAgain={form.askSetup} />
  if (!form.setup) return <ReturnsWaiting title="Send pieces back" />
  if (form.setup.pieces.length === 0 && form.setup.giftCards.length === 0)
    return <NothingToReturn guest={guest} onAgain={form.askSetup} />
  return (
    <ReturnFormView
      title="Send pieces back"
      lead={`Pieces that arrived in the last two weeks.${guest ? '' : ' Pieces of several orders can share a parcel.'}`}
      form={form}
      button="Get my label"
      busy={fetching}
      refusal={refusal}
      onSend={(choice) => void send(choice)}
    />
  )
}
