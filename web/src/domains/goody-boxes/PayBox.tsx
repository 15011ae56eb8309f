import { GetGoodyCheckoutDocument, PayGoodyBoxDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { CardFields } from '../payment/CardFields.tsx'
import { useCardForm } from '../payment/use-card-form.ts'
import { boxToken } from '../rescues/box-token.ts'
import type { Box } from './goody-keys.ts'

/**
 * Renders the form that pays the kept pieces of a goody box with another card, after the bank refused the
 * first; a thank-you once it is sent.
 */
export function PayBox({ box }: { box: Box }) {
  const [{ data }] = useQuery({ query: GetGoodyCheckoutDocument })
  const [{ fetching }, pay] = useMutation(PayGoodyBoxDocument)
  const card = useCardForm()
  const [problem, setProblem] = useState<string>()
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!data) return
    const token = await boxToken(card, data.paymentSettings)
    if (typeof token !== 'string') {
      setProblem(token?.failed)
      return
    }
    const { data: answered, error } = await pay({ input: { boxId: box.id, paymentToken: token } })
    const answer = answered?.payGoodyBox
    setSent(answer?.__typename === 'GoodyBoxPayload')
    setProblem(
      answer?.__typename === 'GoodyBoxPayload'
        ? undefined
        : (answer?.message ?? friendlyError(error, 'checkout')),
    )
  }
  return (
    <Panel as="section" pad={6} surface="card" edge="all" round="sheet" aria-labelledby="goody-pay">
      <Text as="h2" size={22} below={4} id="goody-pay">
        Another card
      </Text>
      {isSent ? (
        <Note mood="green" role="status">
          Thank you. We charge it now, and a mail says when it is done.
        </Note>
      ) : (
        <Stack
          as="form"
          gap={4}
          noValidate
          aria-label="Another card"
          onSubmit={(event) => void submit(event)}
        >
          <CardFields form={card} disabled={fetching} />
          {problem && (
            <Note mood="bad" role="alert">
              {problem}
            </Note>
          )}
          <Button type="submit" size="large" wide busy={fetching} className="num">
            Pay {money(box.reserved ?? 0)}
          </Button>
        </Stack>
      )}
    </Panel>
  )
}
