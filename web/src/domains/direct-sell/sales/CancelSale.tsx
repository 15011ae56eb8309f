import { CancelDirectSaleDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { cancelReasons, type Sale } from './sale-words.ts'

/**
 * Renders the button that cancels a sale without label, the choice of a reason, and the confirmation; nothing
 * when the sale can't be canceled.
 */
export function CancelSale({ sale }: { sale: Sale }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, run] = useMutation(CancelDirectSaleDocument)
  if (!sale.canCancel) return null
  if (!isOpen) return <LinkButton onClick={() => setOpen(true)}>I can’t send it</LinkButton>
  const cancel = async () => {
    if (fetching) return
    if (reason === '') return setProblem('Please say why.')
    const { data, error } = await run({ saleId: sale.id, reason })
    const answer = data?.cancelDirectSale
    if (answer?.__typename !== 'DirectSalePayload')
      setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="cancel-sale">
      <div>
        <Text as="h2" id="cancel-sale" size={22}>
          Cancel this sale?
        </Text>
        <Text tone="soft" size={14} above={1}>
          {sale.otherName} gets everything back, and is told why.
        </Text>
      </div>
      <ChoiceCards legend="Why?" legendLook="label" look="rows" {...(problem && { error: problem })}>
        {cancelReasons.map((one) => (
          <ChoiceCard
            key={one}
            title={one}
            value={one}
            checked={reason === one}
            onChange={() => {
              setReason(one)
              setProblem(undefined)
            }}
          />
        ))}
      </ChoiceCards>
      <Row gap={3}>
        <Button look="danger" busy={fetching} onClick={() => void cancel()}>
          Cancel the sale
        </Button>
        <Button look="text" onClick={() => setOpen(false)}>
          Keep it
        </Button>
      </Row>
    </Stack>
  )
}
