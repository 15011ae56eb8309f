import { offerDays } from '@hemline/rules/vocabulary/returns.ts'
import { AnswerReturnOfferDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { useGuestKey } from '../orders/guest-key.ts'
import type { Return } from './Ticket.tsx'

/**
 * Renders the question about a lower sum for a returned piece: accept it, or have the piece sent back. A
 * refusal stands below.
 */
export function Offer({ returnId, piece }: { returnId: string; piece: Return['pieces'][number] }) {
  const [{ fetching }, answer] = useMutation(AnswerReturnOfferDocument)
  const guest = useGuestKey()
  const [refusal, setRefusal] = useState<string>()
  const send = async (accepts: boolean) => {
    setRefusal(undefined)
    const { data, error } = await answer({ returnId, lineId: piece.lineId, accepts, byKey: guest })
    const said = data?.answerReturnOffer
    if (!said) setRefusal(friendlyError(error, 'editReturn'))
    else if (said.__typename !== 'ReturnPayload') setRefusal(said.message)
  }
  const sum = money(piece.offered ?? 0)
  return (
    <Stack gap={3} pad={4} surface="gold" round="control" below={4}>
      <Text>
        We can give <b>{sum}</b> for it{piece.amount !== null && ` instead of ${money(piece.amount)}`}, or
        send it back to you at no cost. Without an answer in {offerDays} days we keep it for {sum}.
      </Text>
      <Row gap={2}>
        <Button size="small" disabled={fetching} onClick={() => void send(true)}>
          Take {sum}
        </Button>
        <Button size="small" look="line" disabled={fetching} onClick={() => void send(false)}>
          Send it back
        </Button>
      </Row>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
    </Stack>
  )
}
