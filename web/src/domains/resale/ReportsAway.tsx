import type { CombinedError } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Logo } from '../chrome/Logo.tsx'

/** Renders what stands in place of the reports while they load, and when they can't be read. */
export function ReportsAway({ error, again }: { error: CombinedError | undefined; again: () => void }) {
  return (
    <Page padTop={8} padBottom={16}>
      <Logo />
      {error ? (
        <div role="alert">
          <EmptyState
            heading="h1"
            drawing={<HangerDrawing />}
            title="The reports are out of reach"
            action={
              <Button look="line" onClick={again}>
                Try again
              </Button>
            }
          >
            {friendlyError(error, 'generic')}
          </EmptyState>
        </div>
      ) : (
        <div role="status" aria-label="Loading the reports">
          <Skeleton height={480} />
        </div>
      )}
    </Page>
  )
}
