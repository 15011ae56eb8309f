import { FollowDocument, GetFollowsDocument } from '@hemline/schema/generated/graphql.ts'
import { BellPlus, BellRing } from 'lucide-react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

type Props = {
  name: string
  /** As a link within a line, whose words around it say the name. */
  inline?: boolean
} & ({ brandId: number } | { storefrontCode: string })

/**
 * Renders the button that starts or stops following a brand or a person, whose new pieces then come in one
 * notification a day. Visitors are asked to log in first. A refusal shows as a toast.
 */
export function FollowButton({ name, inline, ...target }: Props) {
  const { loggedIn } = useSession()
  const [{ data }] = useQuery({ query: GetFollowsDocument, pause: !loggedIn, context: quiet })
  const [{ fetching }, follow] = useMutation(FollowDocument)
  const on = (data?.follows ?? []).some((one) =>
    'brandId' in target ? one.brandId === target.brandId : one.storefrontCode === target.storefrontCode,
  )
  const change = async () => {
    const { data: answer, error } = await follow({ input: { ...target, on: !on } })
    const outcome = answer?.follow
    if (outcome?.__typename !== 'FollowPayload')
      showToast({ text: outcome?.message ?? friendlyError(error, 'generic') })
    else if (!on) showToast({ text: `You hear of new pieces of ${name}, once a day at most.` })
  }
  const press = () => void (loggedIn ? change() : openLogIn('follow'))
  if (inline)
    return (
      <LinkButton
        inline
        disabled={fetching}
        aria-pressed={on}
        aria-label={`${on ? 'Following' : 'Follow'} ${name}`}
        onClick={press}
      >
        {on ? 'Following' : 'Follow'}
      </LinkButton>
    )
  const Icon = on ? BellRing : BellPlus
  return (
    <Button look="line" size="small" busy={fetching} aria-pressed={on} onClick={press}>
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {on ? 'Following' : 'Follow'} <bdi>{name}</bdi>
      </span>
    </Button>
  )
}

const quiet = { quiet: true }
