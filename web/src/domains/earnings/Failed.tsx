import type { Phrase } from '@hemline/rules/errors/catalogue.ts'
import type { CombinedError } from 'urql'
import { failuresOf, friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

type Props = { phrase: Phrase; title: string; error: CombinedError | undefined; onAgain: () => void }

/**
 * Shows a failed request with the message of §8 and a button to try again. After FORBIDDEN a retry would
 * fail too, so there the button leads to customer service.
 */
export function Failed({ phrase, title, error, onAgain }: Props) {
  const refused = failuresOf(error).some(({ code }) => code === 'FORBIDDEN')
  return (
    <div role="alert">
      <EmptyState
        drawing={<HangerDrawing />}
        title={title}
        action={
          refused ? (
            <HrefLink className={buttonClass({ look: 'line' })} href="/contact">
              Write to us
            </HrefLink>
          ) : (
            <Button look="line" onClick={onAgain}>
              Try again
            </Button>
          )
        }
      >
        {friendlyError(error, phrase)}
      </EmptyState>
    </div>
  )
}
