import { reportLabels } from '@hemline/rules/direct-sell/sales.ts'
import type { ReportReason } from '@hemline/rules/vocabulary/direct-sell.ts'
import { reportWordsMost } from '@hemline/rules/vocabulary/safety.ts'
import { type FormEvent, useState } from 'react'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { Note } from '../../ui/Note.tsx'

export type Sent = { said: string } | { problem: string }
type Props = {
  title: string
  reasons: readonly ReportReason[]
  isBusy: boolean
  /** Sends the report; returns the thanks, or what is wrong. */
  send: (report: { reason: ReportReason; words: string }) => Promise<Sent>
}

/**
 * Renders the form of a report in a dialog: the reasons, and words for the employee who reads the report.
 * Without a reason nothing is sent; after a success the answer stands in place of the form.
 */
export function ReportForm({ title, reasons, isBusy, send }: Props) {
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!reason) return setProblem('Please choose what is wrong.')
    const sent = await send({ reason, words: words.trim() })
    if ('said' in sent) setSaid(sent.said)
    else setProblem(sent.problem)
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={(event) => void submit(event)}>
      <ModalTitle>{title}</ModalTitle>
      {said ? (
        <Note mood="green" role="status">
          {said}
        </Note>
      ) : (
        <>
          <ChoiceCards
            legend="What is wrong?"
            legendLook="label"
            look="rows"
            {...(problem && !reason && { error: problem })}
          >
            {reasons.map((one) => (
              <ChoiceCard
                key={one}
                title={reportLabels[one]}
                value={one}
                checked={reason === one}
                onChange={() => {
                  setReason(one)
                  setProblem(undefined)
                }}
              />
            ))}
          </ChoiceCards>
          <AreaField
            label="What should we look at?"
            maxLength={reportWordsMost}
            short
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {problem && reason && (
            <Note mood="bad" role="alert">
              {problem}
            </Note>
          )}
          <Button type="submit" wide busy={isBusy}>
            Send the report
          </Button>
        </>
      )}
    </Stack>
  )
}
