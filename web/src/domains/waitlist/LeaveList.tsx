import { LeaveDirectWaitlistDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import './waitlist-keys.ts'

/**
 * Asks who followed the link of a mail whether to leave the waitlist for selling directly, and says the
 * outcome, or that the link is not complete; needs no log-in. A failed request says so.
 */
export function LeaveList({ token }: { token: string }) {
  const [{ data, error, fetching }, leave] = useMutation(LeaveDirectWaitlistDocument)
  const answer = data?.leaveDirectWaitlist
  if (answer)
    return answer.left ? (
      <Note mood="green" role="status">
        <b>You are off the list.</b> We won’t write to you about selling it yourself any more.
      </Note>
    ) : (
      <Note mood="bad" role="alert">
        <b>This link is not complete.</b> Please open it from the mail again.
      </Note>
    )
  return (
    <Stack gap={4} justifyItems="start">
      {error && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'generic')}
        </Note>
      )}
      <p>Should we take your address off the list? You can still sell it yourself.</p>
      <Button busy={fetching} onClick={() => void leave({ token })}>
        Take me off the list
      </Button>
    </Stack>
  )
}
