import { refusalOfAnswer } from '@hemline/rules/questions/questions.ts'
import { answerMax } from '@hemline/rules/vocabulary/questions.ts'
import { AnswerAsSellerDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'

type Props = { id: string; onAnswered: () => void }

/**
 * Renders the field in which the member who sells a piece answers a question about it; calls `onAnswered`
 * once it is taken. An answer that the rules refuse is not sent; refusals stand at the field.
 */
export function AnswerForm({ id, onAnswered }: Props) {
  const [text, setText] = useState('')
  const [key] = useState(newId)
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, answer] = useMutation(AnswerAsSellerDocument)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfAnswer(text)
    setProblem(wrong)
    if (wrong || fetching) return
    const { data, error } = await answer({ input: { id, answer: text, key } })
    const result = data?.answerAsSeller
    if (result?.__typename !== 'AnswerAsSellerPayload')
      return setProblem(result?.message ?? friendlyError(error, 'generic'))
    onAnswered()
  }
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void send(event)} noValidate>
      <AreaField
        label="Your answer"
        hint="Everybody reads it beside the question."
        rows={2}
        maxLength={answerMax}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <Row>
        <Button type="submit" look="line" busy={fetching}>
          Answer
        </Button>
      </Row>
    </Stack>
  )
}
