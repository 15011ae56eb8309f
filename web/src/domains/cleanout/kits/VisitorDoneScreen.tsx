import { useSearch } from '@tanstack/react-router'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import type { Search } from '../../../platform/search-params.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useSession } from '../../identity/session.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import './kit-keys.ts'
import { KitAway } from './KitAway.tsx'
import { KitDone, useKit } from './KitDone.tsx'
import styles from './Kits.module.css'
import { useKitDraft } from './kit-draft.ts'

const mine = '/my/cleanouts/kits'

/**
 * Renders /cleanout/visitor/sell/confirmation: the next steps, the email that the kit is stored under, and
 * how an account gets the kit. Without a kit of this viewer, that it can't be found.
 */
export function VisitorDoneScreen() {
  usePageHead({ title: 'Your kit is ordered', robots: 'noindex' })
  const search = useSearch({ strict: false }) as Search
  const orderedId = useKitDraft((draft) => draft.orderedId)
  const email = useKitDraft((draft) => draft.email)
  const id = search.kit ?? orderedId
  const { kit, missing, error, again } = useKit(id)
  const { loggedIn } = useSession()
  if (!id || missing) return <KitAway title="We can’t find this kit here" error={undefined} />
  if (error) return <KitAway error={error} onAgain={again} title="" />
  const title = kit?.bagType === 'label' ? 'Your label is ready' : 'Your bag is ordered'
  const ways = loggedIn ? undefined : (
    <HrefLink className={buttonClass({ look: 'text', size: 'large' })} href="/cleanout">
      How it works
    </HrefLink>
  )
  return (
    <CleanoutFrame
      current="order"
      title={kit ? title : 'Your kit'}
      lead={loggedIn ? 'It is among your kits.' : undefined}
    >
      <Stack gap={8}>
        {!loggedIn && kit && (
          <Note mood="green">
            <b>We keep this kit under {email ? email.trim() : 'your email'}.</b>
            <p>
              Open an account with that address and it is yours: you see where your bag is, and what each
              piece earns.
            </p>
            <Row rows={2} className={styles.ways}>
              <HrefLink
                className={buttonClass({ size: 'small' })}
                href={`/sign-up?next=${encodeURIComponent(mine)}`}
              >
                Create an account
              </HrefLink>
              <HrefLink
                className={buttonClass({ look: 'text', size: 'small' })}
                href={`/log-in?next=${encodeURIComponent(mine)}`}
              >
                I have one
              </HrefLink>
            </Row>
          </Note>
        )}
        <KitDone id={id} ways={ways} />
      </Stack>
    </CleanoutFrame>
  )
}
