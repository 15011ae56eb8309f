import { friendly, type Phrase } from '@hemline/rules/error-catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

type Props = { phrase: Phrase; title: string; onAgain: () => void }

/** An answer that did not come, in the words of §8, and one way on. */
export function Failed({ phrase, title, onAgain }: Props) {
  return (
    <div role="alert">
      <EmptyState
        drawing={<HangerDrawing />}
        title={title}
        action={
          <Button look="line" onClick={onAgain}>
            Try again
          </Button>
        }
      >
        {friendly(phrase)}
      </EmptyState>
    </div>
  )
}
