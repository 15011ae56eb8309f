import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { ShownListing } from './shown-listing.ts'

type Props = ShownListing & {
  /** Why the listing can't be saved; null when it can. */
  reason: string | null
}

/**
 * Renders the button beside a listing's count that saves the listing as a search; with `reason`, a press says
 * instead why it is too broad.
 */
export function SaveSearchLink({ reason, ...shown }: Props) {
  const press = () => {
    if (reason !== null) return void showToast({ text: reason })
    return void import('./save-shown.ts').then(({ saveShown }) => saveShown(shown))
  }
  return (
    <LinkButton inline onClick={press} aria-haspopup="dialog" aria-disabled={reason !== null || undefined}>
      Tell me of new ones
    </LinkButton>
  )
}
