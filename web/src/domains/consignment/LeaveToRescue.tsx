import { LeaveToRescueDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Renders a button that lets a piece go into a rescue box for nothing after a confirmation in place; the
 * outcome shows as a toast.
 */
export function LeaveToRescue({ itemNumber }: { itemNumber: number }) {
  const [asked, setAsked] = useState(false)
  const [{ fetching }, run] = useMutation(LeaveToRescueDocument)
  const leave = async () => {
    const { data, error } = await run({ itemNumber })
    setAsked(false)
    const answer = data?.leaveToRescue
    if (answer?.__typename === 'LeaveToRescuePayload')
      return showToast({ text: 'It waits for a rescue box now. Thank you.' })
    return showToast({ text: answer?.message ?? friendlyError(error, 'fetchingKitItems') })
  }
  if (!asked)
    return (
      <Button look="line" size="small" onClick={() => setAsked(true)}>
        Let it go into a rescue box
      </Button>
    )
  return (
    <Row as="fieldset" gap={2} align="stretch">
      <Text as="legend" below={2} weight={600}>
        Let it go? It pays nothing, and it can’t be undone.
      </Text>
      <Button size="small" busy={fetching} onClick={() => void leave()}>
        Yes, let it go
      </Button>
      <Button look="text" size="small" onClick={() => setAsked(false)}>
        Keep
      </Button>
    </Row>
  )
}
