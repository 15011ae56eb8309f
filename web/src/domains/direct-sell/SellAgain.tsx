import './direct-keys.ts'
import { SellAgainDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'

type Props = { itemNumber: number; title: string }

/** Renders the button that makes a draft of a piece that the viewer bought here, and opens the draft. */
export function SellAgain({ itemNumber, title }: Props) {
  const router = useRouter()
  const [{ fetching }, run] = useMutation(SellAgainDocument)
  const sell = async () => {
    if (fetching) return
    const { data, error } = await run({ itemNumber })
    const answer = data?.sellAgain
    if (answer?.__typename !== 'DirectListingPayload')
      return void showToast({ text: answer?.message ?? friendlyError(error, 'generic') })
    const { id } = answer.listing
    await router.navigate({ href: `/direct/sell/create-listing?id=${encodeURIComponent(id)}&step=facts` })
  }
  return (
    <LinkButton busy={fetching} aria-label={`Sell it again: ${title}`} onClick={() => void sell()}>
      Sell it again
    </LinkButton>
  )
}
