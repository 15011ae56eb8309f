// The dialog that cancels an order or pieces of it. Tells what is returned, and to where, before the customer
// confirms. A visitor with an emailed link must enter a code.
import { CancelOrderDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { CancelCode } from './CancelCode.tsx'
import styles from './Orders.module.css'
import type { Order } from './order-words.ts'
import { ComesBack, PiecesToTake, useTakeOut } from './TakeOut.tsx'

export type CancelOrderProps = { order: Order; accessKey: string | null }
type Needed = { sentTo: string; message: string | undefined }

function useCancel({ order, accessKey }: CancelOrderProps) {
  const [{ fetching }, cancel] = useMutation(CancelOrderDocument)
  const [refusal, setRefusal] = useState<string>()
  const [needed, setNeeded] = useState<Needed>()
  const take = useTakeOut({ order, accessKey })
  const send = async (code: string | null) => {
    setRefusal(undefined)
    const some = take.isAll ? {} : { lineIds: take.lineIds, total: take.sums?.total ?? null }
    const { data, error } = await cancel({ id: order.id, accessKey, code, ...some })
    const answer = data?.cancelOrder
    if (!answer) return setRefusal(friendlyError(error, 'orderDetails'))
    switch (answer.__typename) {
      case 'CancelOrderPayload':
        showToast({
          text: take.isAll
            ? `Order ${order.label} is canceled.`
            : `${countOf(take.lineIds.length, 'piece is', 'pieces are')} out of order ${order.label}.`,
        })
        return closeModal()
      case 'OrderCodeNeeded':
        return setNeeded({ sentTo: answer.sentTo, message: code === null ? undefined : answer.message })
      case 'OrderNotCancelable':
        if (!take.isAll) take.again()
        return setRefusal(answer.message)
    }
  }
  return {
    fetching,
    refusal,
    needed,
    take,
    send,
    forgetMessage: () => setNeeded((one) => one && { ...one, message: undefined }),
  }
}

/**
 * Renders the content of the dialog that cancels an order. `accessKey`: the key from the emailed link, null
 * for the order's owner. A code is asked for where the server demands it; a refusal stands in the dialog.
 */
export function CancelOrder({ order, accessKey }: CancelOrderProps) {
  const { fetching, refusal, needed, take, send, forgetMessage } = useCancel({ order, accessKey })
  const [code, setCode] = useState('')
  const pieces = take.lineIds.length
  const isReady = take.isAll || take.sums !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) void send(needed ? code : null)
  }
  const resend = () => {
    setCode('')
    return send(null)
  }
  const change = (typed: string) => {
    setCode(typed)
    forgetMessage()
  }
  return (
    <Stack as="form" noValidate className={styles.dialog} onSubmit={submit}>
      <ModalTitle>Cancel this order?</ModalTitle>
      {take.canChoose && <PiecesToTake take={take} />}
      {pieces > 0 && (
        <p>
          {pieces === 1
            ? 'The piece goes back on sale at once'
            : `The ${pieces} pieces go back on sale at once`}
          , and somebody else can take {pieces === 1 ? 'it' : 'them'}.
        </p>
      )}
      <ComesBack order={order} take={take} />
      {needed && (
        <CancelCode
          sentTo={needed.sentTo}
          problem={needed.message}
          code={code}
          onChange={change}
          onResend={resend}
          busy={fetching}
        />
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row above={5} className={styles.ways}>
        <Button type="submit" look="danger" busy={fetching} disabled={!isReady}>
          {fetching ? 'Canceling' : take.isAll ? 'Cancel the order' : `Cancel ${countOf(pieces, 'piece')}`}
        </Button>
        <Button look="line" onClick={closeModal}>
          Keep it
        </Button>
      </Row>
    </Stack>
  )
}
