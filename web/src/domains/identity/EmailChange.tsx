import {
  EndEmailChangeDocument,
  GetSecurityDocument,
  type SecurityFieldsFragment,
  SendEmailChangeAgainDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { moment } from '../../platform/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'

type Waiting = NonNullable<SecurityFieldsFragment['emailChange']>

/**
 * Renders the change of the account's address that waits for its link, with the ways to send the link again
 * and to take the change back; nothing when none waits.
 */
export function EmailChange() {
  const [{ data }] = useQuery({ query: GetSecurityDocument })
  const waiting = data?.security.emailChange
  return waiting ? <WaitingChange waiting={waiting} /> : null
}

function WaitingChange({ waiting }: { waiting: Waiting }) {
  const [{ fetching: sending }, sendAgain] = useMutation(SendEmailChangeAgainDocument)
  const [{ fetching: ending }, end] = useMutation(EndEmailChangeDocument)
  const again = async () => {
    const { data, error } = await sendAgain({})
    const answer = data?.sendEmailChangeAgain
    if (!answer) showToast({ text: friendlyError(error, 'generic') })
    else if (answer.__typename === 'EmailChangeSent')
      showToast({ text: `The link is on its way to ${answer.sentTo} once more.` })
    else showToast({ text: answer.message })
  }
  const takeBack = async () => {
    const { data, error } = await end({})
    showToast({
      text: data ? 'The change is taken back. Your email stays.' : friendlyError(error, 'generic'),
    })
  }
  return (
    <Note mood="green" role="status">
      <Stack gap={2}>
        <span>
          <b>A new email waits: {waiting.sentTo}.</b> We mailed a link to it. Follow the link until{' '}
          {moment(waiting.until, nowMs())}, and that is the email of your account. Until then it keeps its old
          one.
        </span>
        <Row gap={4} rows={1}>
          <LinkButton disabled={sending || ending} onClick={() => void again()}>
            Send the link again
          </LinkButton>
          <LinkButton disabled={sending || ending} onClick={() => void takeBack()}>
            Cancel the change
          </LinkButton>
        </Row>
      </Stack>
    </Note>
  )
}
