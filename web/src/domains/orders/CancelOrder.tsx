// Canceling an order: a dialog that says what comes back, and where to, before anything is done.
import { CancelOrderDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Orders.module.css'
import { comesBack, type Order } from './order-words.ts'

export type CancelOrderProps = { order: Order; accessKey: string | null }

export function CancelOrder({ order, accessKey }: CancelOrderProps) {
  const [{ fetching }, cancel] = useMutation(CancelOrderDocument)
  const [refusal, setRefusal] = useState<string>()
  const pieces = order.lines.filter((line) => line.kind === 'item' && line.canceledAt === null).length
  const back = comesBack(order)
  const submit = async () => {
    const { data, error } = await cancel({ id: order.id, accessKey })
    const answer = data?.cancelOrder
    if (!answer) {
      setRefusal(friendlyError(error, 'orderDetails'))
      return
    }
    switch (answer.__typename) {
      case 'CancelOrderPayload':
        showToast({ text: `Order ${order.label} is canceled.` })
        closeModal()
        return
      case 'OrderNotCancelable':
        setRefusal(answer.message)
        return
    }
  }
  return (
    <div className={styles.dialog}>
      <ModalTitle>Cancel this order?</ModalTitle>
      <p>
        {pieces === 1 ? 'The piece goes back on sale at once' : `The ${pieces} pieces go back on sale at once`}, and somebody else can take{' '}
        {pieces === 1 ? 'it' : 'them'}.
      </p>
      {back.length > 0 && (
        <ul className={styles.back}>
          {back.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <div className={styles.ways}>
        <Button look="danger" busy={fetching} onClick={() => void submit()}>
          {fetching ? 'Canceling' : 'Cancel the order'}
        </Button>
        <Button look="line" onClick={closeModal}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
