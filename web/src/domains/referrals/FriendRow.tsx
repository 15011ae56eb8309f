import { invitationWords } from '@hemline/rules/referrals/invitation-words.ts'
import type { IneligibleReason } from '@hemline/rules/referrals/referrals.ts'
import type { ReferralStatus } from '@hemline/rules/vocabulary/rewards.ts'
import {
  type InvitationsFieldsFragment,
  ResendInvitationDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { dateFormat } from '../../platform/date-manner.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Referrals.module.css'

type Sent = InvitationsFieldsFragment['sent'][number]

const days = dateFormat({ month: 'short', day: 'numeric' })
const dayOf = (iso: string): string => days(new Date(iso))

/** Says where an invitation stands, with days of the browser's time zone as on every page. */
const standingOf = (one: Sent): string =>
  invitationWords(
    {
      status: one.status as ReferralStatus,
      reason: (one.reason ?? null) as IneligibleReason | null,
      sentAt: one.sentAt ?? null,
      remindedAt: one.remindedAt ?? null,
      joinedAt: one.joinedAt ?? null,
      giftEndsAt: one.giftEndsAt ?? null,
      boughtAt: one.boughtAt ?? null,
      dueAt: one.dueAt ?? null,
    },
    dayOf,
  )

/** The two letters in the circle beside a friend: of both names, or of the address. */
function initialsOf(name: string): string {
  const [first = '', second = ''] = name.includes('@') ? name.split(/[.@_-]/) : name.split(' ')
  return (first.charAt(0) + second.charAt(0)).toUpperCase()
}

const moodOf = (status: string) =>
  status === 'Rewarded' ? 'good' : status === 'Completed Purchase' ? 'green' : 'plain'

/**
 * Renders one invitation: the friend, its state, and the button to send it again, where that is allowed; the
 * outcome shows as a toast.
 */
export function FriendRow({ one }: { one: Sent }) {
  const [{ fetching }, resend] = useMutation(ResendInvitationDocument)
  const again = async () => {
    if (fetching) return
    const { data, error } = await resend({ id: one.id })
    const answer = data?.resendInvitation
    showToast({
      text:
        answer?.__typename === 'SendInvitationPayload'
          ? `Your invitation to ${one.name} is on its way.`
          : (answer?.message ?? friendlyError(error, 'referralCodes')),
    })
  }
  const action = one.canRemind ? 'Remind' : one.canSendAgain ? 'Send again' : undefined
  return (
    <Stack as="li" rows={1} align="center" padY={4} edge="top" className={styles.friend}>
      <span className={styles.who} aria-hidden="true">
        {initialsOf(one.name)}
      </span>
      <div>
        <Text as="b" weight={600} breaks>
          <bdi>{one.name}</bdi>
        </Text>
        <Text as="small" block size={14} tone="soft">
          {standingOf(one)}
        </Text>
      </div>
      <Row rows={1} size={14} weight={600} className={styles.standing}>
        {one.amount != null && <span className="num">{money(one.amount)}</span>}
        {action && (
          <LinkButton disabled={fetching} aria-label={`${action} ${one.name}`} onClick={() => void again()}>
            {action}
          </LinkButton>
        )}
        <Badge mood={moodOf(one.status)}>{one.statusLabel}</Badge>
      </Row>
    </Stack>
  )
}
