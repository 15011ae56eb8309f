import { FollowDocument, GetFollowsDocument } from '@hemline/schema/generated/graphql.ts'
import { BellPlus, BellRing } from 'lucide-react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

type Props = { name: string } & ({ brandId: number } | { storefrontCode: string })

/**
 * Renders the button that starts or stops following a brand or a person, whose new pieces then come in one
 * notification a day. Visitors are asked to log in first.
 */
export function FollowButton({ name, ...target }: Props) {
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
  const Icon = on ? BellRing : BellPlus
  return (
    <Button
      look="line"
      size="small"
      busy={fetching}
      aria-pressed={on}
      onClick={() => void (loggedIn ? change() : openLogIn('follow'))}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {on ? 'Following' : 'Follow'} <bdi>{name}</bdi>
      </span>
    </Button>
  )
}

const quiet = { quiet: true }
