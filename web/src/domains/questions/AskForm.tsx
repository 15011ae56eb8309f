import { refusalOfQuestion } from '@hemline/rules/questions/questions.ts'
import { questionMax } from '@hemline/rules/vocabulary/questions.ts'
import { AskAboutPieceDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { answerTime } from '../../platform/case-days.ts'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { BannedNote } from '../identity/BannedNote.tsx'
import { useSession } from '../identity/session.tsx'

/** `isSellers`: the member who sells the piece answers, and no employee. */
type Props = { itemNumber: number; isSellers: boolean; onAsked: () => void }

/**
 * Renders the button that opens the form for a question, the form, and the confirmation; visitors log in
 * first, and banned members read that they can't buy. A refusal stands at the field; `onAsked` is called
 * after a success.
 */
export function AskForm({ itemNumber, isSellers, onAsked }: Props) {
  const { user, loggedIn } = useSession()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [key, setKey] = useState(newId)
  const [problem, setProblem] = useState<string>()
  const [answerBy, setAnswerBy] = useState<string>()
  const [{ fetching }, ask] = useMutation(AskAboutPieceDocument)
  if (user?.banned) return <BannedNote />
  const begin = () => {
    setAnswerBy(undefined)
    if (loggedIn) return setOpen(true)
    void openLogIn('ask', () => setOpen(true))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = refusalOfQuestion(text)
    setProblem(wrong)
    if (wrong || fetching) return
    const { data, error } = await ask({ input: { itemNumber, text, key } })
    const result = data?.askAboutPiece
    if (result?.__typename !== 'AskAboutPiecePayload')
      return setProblem(result?.message ?? friendlyError(error, 'generic'))
    setText('')
    setKey(newId())
    setOpen(false)
    setAnswerBy(result.answerBy)
    onAsked()
  }
  if (!open)
    return (
      <Stack gap={4}>
        {answerBy && (
          <Note mood="green" role="status">
            <b>{isSellers ? 'Its seller has your question.' : 'We have your question.'}</b>{' '}
            {isSellers
              ? 'The answer comes by mail and stands here.'
              : `A person answers by ${answerTime(new Date(answerBy))}, by mail and here.`}
          </Note>
        )}
        <Row>
          <Button look="line" onClick={begin}>
            {answerBy ? 'Ask something else' : 'Ask about this piece'}
          </Button>
        </Row>
      </Stack>
    )
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void send(event)} noValidate>
      <AreaField
        label="Your question"
        hint="Everybody may read it with the answer, without your name."
        rows={3}
        maxLength={questionMax}
        value={text}
        error={problem}
        autoFocus
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <Row gap={3}>
        <Button type="submit" busy={fetching}>
          Send the question
        </Button>
        <Button look="text" onClick={() => setOpen(false)}>
          Not now
        </Button>
      </Row>
    </Stack>
  )
}
