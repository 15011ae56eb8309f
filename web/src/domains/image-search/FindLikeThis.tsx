import { StartImageSearchDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { ScanSearch } from 'lucide-react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Renders the button on a piece's page that searches with the piece's own picture and leads to the results; a
 * refusal leads to the page that explains it, a failed request shows a toast.
 */
export function FindLikeThis({ itemNumber }: { itemNumber: number }) {
  const [{ fetching }, start] = useMutation(StartImageSearchDocument)
  const router = useRouter()
  const find = async () => {
    const { data, error } = await start({ input: { itemNumber } })
    const answer = data?.startImageSearch
    if (!answer) return showToast({ text: friendlyError(error, 'generic') })
    switch (answer.__typename) {
      case 'ImageSearchPayload':
        return router.navigate({ href: `/image-search/${answer.search.id}` })
      case 'ImageSearchRefused':
        return router.navigate({ href: `/image-search/error?reason=${encodeURIComponent(answer.reason)}` })
    }
  }
  return (
    <Button look="line" size="small" busy={fetching} onClick={() => void find()}>
      <ScanSearch size={16} strokeWidth={1.5} aria-hidden /> Find more that look like this
    </Button>
  )
}
