import { reportLabels } from '@hemline/rules/direct-sell/sales.ts'
import { type ReportReason, reportReasons } from '@hemline/rules/vocabulary/direct-sell.ts'
import { ReportListingDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { openModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'

type Props = { itemNumber: number }
const wordsMost = 400

/** Opens the dialog that reports a piece sold by a member; resolves to whether the dialog opened. */
export const openReport = (itemNumber: number): Promise<boolean> =>
  openModal({
    id: 'report-piece',
    label: 'Report this piece',
    content: async () => ReportPiece,
    props: { itemNumber },
  })

/** Renders the dialog's form with the reasons of a report and a text field; employees read the report. */
export function ReportPiece({ itemNumber }: Props) {
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [{ fetching }, run] = useMutation(ReportListingDocument)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    if (!reason) return setProblem('Please choose what is wrong.')
    const { data, error } = await run({ input: { itemNumber, reason, words: words.trim() } })
    const answer = data?.reportListing
    if (answer?.__typename === 'ReportPayload') setSaid(answer.message)
    else setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={(event) => void send(event)}>
      <ModalTitle>Report this piece</ModalTitle>
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
            {reportReasons.map((one) => (
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
            maxLength={wordsMost}
            short
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {problem && reason && (
            <Note mood="bad" role="alert">
              {problem}
            </Note>
          )}
          <Button type="submit" wide busy={fetching}>
            Send the report
          </Button>
        </>
      )}
    </Stack>
  )
}
