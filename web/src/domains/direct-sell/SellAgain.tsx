import './direct-keys.ts'
import { SellAgainDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { shortMoney } from '../../platform/format.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'

/** `brings`: what the piece would bring its owner, in cents; undefined when nobody knows. */
type Props = { itemNumber: number; title: string; brings?: number | undefined }

/** Whole dollars, since an estimate to the cent would claim too much. */
const about = (brings: number): string => `about ${shortMoney(Math.floor(brings / 100) * 100)} for you`

/**
 * Renders the button that makes a draft of a piece that the viewer bought here and navigates to it; a refusal
 * shows as a toast. `brings`: the expected earnings in cents; under a dollar not shown.
 */
export function SellAgain({ itemNumber, title, brings }: Props) {
  const sum = brings === undefined || brings < 100 ? undefined : about(brings)
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
    <LinkButton
      busy={fetching}
      aria-label={`Sell it again: ${title}${sum ? `, ${sum}` : ''}`}
      onClick={() => void sell()}
    >
      Sell it again{sum && ` · ${sum}`}
    </LinkButton>
  )
}
