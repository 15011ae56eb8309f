import { rewardsZone } from '@hemline/rules/rewards/zone.ts'
import { AskForDataExportDocument, type PrivacyFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { Part } from './parts.tsx'

type Copy = NonNullable<PrivacyFieldsFragment['dataExport']>

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`

function Ready({ copy }: { copy: Copy }) {
  const at = `/api/v1.0/exports/${copy.id}`
  return (
    <>
      <Text>
        Your copy is ready{copy.bytes === null ? '' : `, ${sizeOf(copy.bytes ?? 0)}`}. You can fetch it until{' '}
        {dayInWords(copy.endsAt ?? copy.askedAt, rewardsZone)}.
      </Text>
      <Row gap={3}>
        <a className={buttonClass()} href={`${at}/html`} target="_blank" rel="noopener">
          Read your copy<span className="sr"> (opens in a new tab)</span>
        </a>
        <a className={buttonClass({ look: 'line' })} href={`${at}/json`} download>
          Download for programs (JSON)
        </a>
      </Row>
    </>
  )
}

/**
 * Renders the state of a member's data copy (none, being made, ready until a day), the links to its files,
 * and the button that asks for one. Instead of the button, a visitor has a link to log in, and a member who
 * asked within a day reads that there is one copy a day. A refusal is shown as a toast.
 */
export function YourCopy({ privacy }: { privacy: PrivacyFieldsFragment }) {
  const [{ fetching }, askFor] = useMutation(AskForDataExportDocument)
  const { email, dataExport: copy, mayExport } = privacy
  const ask = async () => {
    const { data, error } = await askFor({})
    const answer = data?.askForDataExport
    if (answer?.__typename !== 'DataExportAsked')
      showToast({ text: answer?.message ?? friendlyError(error, 'generic') })
  }
  return (
    <Part title="A copy of your data">
      <Text upTo="measure">
        Everything that belongs to your account, as a page to read and as a file for programs. Only you can
        fetch it, and we delete it after 7 days.
      </Text>
      {email === null && (
        <Link className="link" to="/log-in" search={{ next: '/privacy' }}>
          Log in to ask for your copy
        </Link>
      )}
      {copy?.status === 'asked' && (
        <Note role="status">
          <b>Your copy is being made.</b> We email you when it is ready; you can leave this page.
        </Note>
      )}
      {copy?.status === 'ready' && <Ready copy={copy} />}
      {email !== null &&
        (mayExport ? (
          <Button look="line" busy={fetching} onClick={() => void ask()}>
            Make a copy of my data
          </Button>
        ) : (
          <Text size={14} tone="soft">
            One copy a day. You can ask for the next one tomorrow.
          </Text>
        ))}
    </Part>
  )
}
