// The shared states of screens about one piece: no such piece, no response, still loading.
import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/layout.tsx'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import { ItemGridSkeleton } from '../listing/ItemGrid.tsx'
import styles from './Piece.module.css'

type Props<T> = {
  answer: T | null | undefined
  failed: CombinedError | undefined
  retry: () => void
  children: (answer: T) => ReactNode
}

/**
 * Renders the states of a page's request: `children` with the answer, the 404 page for null, a message with
 * "Try again" after a failure, placeholders while it loads.
 */
export function Answered<T>({ answer, failed, retry, children }: Props<T>) {
  if (answer === null) return <NotFoundScreen />
  if (answer !== undefined) return children(answer)
  if (!failed)
    return (
      <div className={`page ${styles.bones}`}>
        <ItemGridSkeleton amount={10} />
      </div>
    )
  const again = (
    <Button look="line" onClick={retry}>
      Try again
    </Button>
  )
  return (
    <Page role="alert">
      <EmptyState heading="h1" drawing={<HangerDrawing />} title="The rail is out of reach" action={again}>
        {friendlyError(failed, 'fetchingItems')}
      </EmptyState>
    </Page>
  )
}
