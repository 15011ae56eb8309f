import { useSearch } from '@tanstack/react-router'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import type { Search } from '../../../platform/search-params.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Thread } from '../Thread.tsx'
import { journey } from './journey.tsx'
import { KitAway } from './KitAway.tsx'
import './kit-keys.ts'
import { KitFacts, useKit } from './KitDone.tsx'
import styles from './Kits.module.css'

/**
 * Renders /cleanout/activate/confirmation: confirms that the bag belongs to the seller, and explains the next
 * steps; without a kit of the viewer, that the bag can't be found.
 */
export function ActivatedScreen() {
  usePageHead({ title: 'Your bag is activated', robots: 'noindex' })
  const { kit: id } = useSearch({ strict: false }) as Search
  const { kit, missing, error, again } = useKit(id)
  if (!id || missing || error) return <KitAway title="We can’t find this bag" error={error} onAgain={again} />
  return (
    <CleanoutFrame
      title="This bag is yours now"
      lead="Fill it, close it, and leave it at any counter of the carrier on its label."
    >
      {kit ? (
        <Stack gap={8}>
          <Thread tone="light" label="What comes next" steps={journey} />
          <KitFacts kit={kit} />
          <Row rows={2} className={styles.ways}>
            <HrefLink className={buttonClass({ size: 'large' })} href="/my/cleanouts/kits">
              See your kits
            </HrefLink>
            <HrefLink className={buttonClass({ look: 'text', size: 'large' })} href="/cleanout/guide">
              What sells well
            </HrefLink>
          </Row>
        </Stack>
      ) : (
        <Skeleton height="16rem" />
      )}
    </CleanoutFrame>
  )
}
