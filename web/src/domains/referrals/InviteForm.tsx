import { referralContexts } from '@hemline/rules/referrals/came-by.ts'
import { invitationProblem } from '@hemline/rules/referrals/referrals.ts'
import { type InvitationsFieldsFragment, SendInvitationDocument } from '@hemline/schema/generated/graphql.ts'
import { Copy, QrCode, Share2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { copyLink, copyText } from '../../ui/copy-link.ts'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { qrPath } from '../chrome/qr.ts'
import { useSession } from '../identity/session.tsx'
import { InvitationLetter } from './InvitationLetter.tsx'
import styles from './Referrals.module.css'

const shareWords = '45% off your first order at Hemline, and free shipping'

const codeCopied = (code: string) => ({
  copied: 'Code copied.',
  refused: `Your browser would not copy it. The code is ${code}`,
})

async function share(link: string): Promise<void> {
  try {
    await globalThis.navigator.share({ title: shareWords, url: link })
  } catch (error) {
    // Who closes the sheet cancels; this is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(link)
  }
}

/** Returns the link that invites a friend to begin with a goody box: the same gift (decision 0218). */
function boxLinkOf(link: string): string {
  const box = new URL(link)
  box.searchParams.set('referral_context', referralContexts.goody)
  return box.href
}

/** Renders a link as a QR code that a phone's camera reads from a screen. */
function LinkCode({ link }: { link: string }) {
  const { path, size } = qrPath(link)
  return (
    <svg
      className={look({ block: true, above: 3, round: 'control' }, styles.code)}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label="QR code of your link"
    >
      <path d={path} />
    </svg>
  )
}

function EmailForm({ sent }: { sent: InvitationsFieldsFragment['sent'] }) {
  const { user } = useSession()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, send] = useMutation(SendInvitationDocument)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = invitationProblem(email.trim(), user?.email ?? '')
    setProblem(wrong)
    if (wrong !== undefined || fetching) return
    const { data, error } = await send({ email: email.trim() })
    const answer = data?.sendInvitation
    if (answer?.__typename === 'SendInvitationPayload') {
      setEmail('')
      showToast({ text: `Your invitation to ${email.trim()} is on its way.` })
      return
    }
    const worked = sent.find((one) => one.name === email.trim().toLowerCase() && one.status === 'Rewarded')
    const message = worked ? 'You invited this friend already, and it worked.' : answer?.message
    setProblem(message ?? friendlyError(error, 'referralCodes'))
  }
  return (
    <Panel as="form" container onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.send}>
        <Field
          label="Your friend’s email"
          type="email"
          autoComplete="off"
          placeholder="name@example.com"
          value={email}
          error={problem}
          hint="One letter, signed by you; a second one only if you ask. None goes to customers of ours, or to people who want none."
          onChange={({ target }) => {
            setEmail(target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" look="line" busy={fetching}>
          Send
        </Button>
      </div>
    </Panel>
  )
}

/** Renders a member's link to copy, share or show as a QR code, and the form that emails an invitation. */
export function YourLink({ link, invitations }: { link: string; invitations: InvitationsFieldsFragment }) {
  const [isCodeShown, setCodeShown] = useState(false)
  const [isLetterOpen, setLetterOpen] = useState(false)
  const { code } = invitations
  const canShare = typeof globalThis.navigator.share === 'function'
  return (
    <Panel as="section" surface="card" edge="all" round="sheet" pad={6} aria-labelledby="your-link">
      <Text as="h2" id="your-link" size={22} below={4}>
        Your link
      </Text>
      <div className={styles.link}>
        <Field label="Copy it, or show it" readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button onClick={() => void copyLink(link)}>
          <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
          Copy
        </Button>
      </div>
      <Row gap={5} rows={0} above={3}>
        <Text as="span" size={14}>
          Your code: <b className="strong">{code}</b>
        </Text>
        <LinkButton onClick={() => void copyText(code, codeCopied(code))}>Copy your code</LinkButton>
      </Row>
      <Row gap={5} rows={0} above={1}>
        <LinkButton onClick={() => void copyLink(boxLinkOf(link))}>Copy a link to a goody box</LinkButton>
        {canShare && (
          <LinkButton onClick={() => void share(link)}>
            <Share2 className={styles.icon} size={16} strokeWidth={1.5} aria-hidden="true" />
            Share
          </LinkButton>
        )}
        <LinkButton aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
          <QrCode className={styles.icon} size={16} strokeWidth={1.5} aria-hidden="true" />
          {isCodeShown ? 'Hide the QR code' : 'Show as a QR code'}
        </LinkButton>
      </Row>
      {isCodeShown && <LinkCode link={link} />}
      <Stack as="p" gap={3} align="center" above={4} below={4} size={12} tone="soft" className={styles.or}>
        or
      </Stack>
      <EmailForm sent={invitations.sent} />
      <Stack gap={0} above={2} align="start">
        <LinkButton aria-haspopup="dialog" onClick={() => setLetterOpen(true)}>
          Read the letter
        </LinkButton>
      </Stack>
      <InvitationLetter link={link} isOpen={isLetterOpen} onClose={() => setLetterOpen(false)} />
    </Panel>
  )
}
