// A question about a piece, answered by an employee in public or to its shopper alone.
import { answerMax, questionMax } from '@hemline/rules/vocabulary/questions.ts'
import {
  AnswerQuestionDocument,
  HideQuestionDocument,
  type StaffCaseFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'

type Asked = NonNullable<StaffCaseFieldsFragment['question']>

/** Returns in words who can read a question now. */
const standOf = ({ isPublic, answer }: Asked): string => {
  if (isPublic) return 'On the page of the piece'
  return answer === null ? 'Not answered yet' : 'Answered to the shopper alone'
}

/**
 * Renders an employee's form that answers a question about a piece, by mail alone or on the piece's page too,
 * and the button that takes it off the page; a refusal stands in the form.
 */
export function StaffQuestion({ code, asked }: { code: string; asked: Asked }) {
  const [question, setQuestion] = useState(asked.question)
  const [answer, setAnswer] = useState(asked.answer ?? '')
  const [isPublic, setIsPublic] = useState(asked.isPublic || asked.answer === null)
  const [key, setKey] = useState(newId)
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, send] = useMutation(AnswerQuestionDocument)
  const [{ fetching: hiding }, hide] = useMutation(HideQuestionDocument)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    const { data, error } = await send({ input: { code, question, answer, isPublic, key } })
    const result = data?.answerQuestion
    if (result?.__typename !== 'StaffCasePayload')
      return setRefusal(result?.message ?? friendlyError(error, 'generic'))
    setKey(newId())
  }
  const takeOff = async () => {
    setRefusal(undefined)
    const { data, error } = await hide({ code })
    if (data?.hideQuestion.__typename !== 'StaffCasePayload')
      return setRefusal(data?.hideQuestion.message ?? friendlyError(error, 'generic'))
    setIsPublic(false)
  }
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void submit(event)} noValidate>
      <Row gap={3} align="baseline">
        <Text as="h2" size={22}>
          The question
        </Text>
        <Badge>{standOf(asked)}</Badge>
      </Row>
      {isPublic && (
        <AreaField
          label="The question as everybody reads it"
          hint="Take out what tells who asked."
          rows={2}
          maxLength={questionMax}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      )}
      <AreaField
        label="Answer to the question"
        hint="The shopper gets it by mail. Look at the piece before you write."
        rows={4}
        maxLength={answerMax}
        value={answer}
        error={refusal}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Check checked={isPublic} onChange={() => setIsPublic(!isPublic)}>
        Show question and answer on the page of the piece
      </Check>
      <Row gap={3}>
        <Button type="submit" busy={fetching}>
          {isPublic ? 'Answer in public' : 'Answer the shopper alone'}
        </Button>
        {asked.isPublic && (
          <Button look="text" busy={hiding} onClick={() => void takeOff()}>
            Take it off the page
          </Button>
        )}
      </Row>
    </Stack>
  )
}
