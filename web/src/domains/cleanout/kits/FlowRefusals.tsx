// Shown when no kit can be ordered: the reason, the time when it ends, and what the seller can do
// meanwhile.
import { Clock, Globe } from 'lucide-react'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import styles from './Kits.module.css'

/** Shows why no kit can be ordered now. `time`: when ordering is possible again, if waiting is enough. */
export function NotNow({ message, time }: { message: string; time: string | undefined }) {
  return (
    <Stack gap={6} upTo="text" className={styles.narrow}>
      <Note icon={Clock} role="status">
        <b>{message}</b>
        {time && <p>That is at {time}. What you chose here is kept.</p>}
      </Note>
      <Row rows={2} className={styles.ways}>
        <HrefLink className={buttonClass()} href="/my/cleanouts/kits">
          See your kits
        </HrefLink>
        <HrefLink className={buttonClass({ look: 'text' })} href="/cleanout/guide">
          What sells well
        </HrefLink>
      </Row>
    </Stack>
  )
}

/** Shows why no kit can be ordered by somebody who shops from another country. */
export function Abroad() {
  return (
    <CleanoutFrame
      current="order"
      title="Kits don’t travel that far yet"
      lead="We send bags and labels within the United States only."
    >
      <Stack gap={6} upTo="text" className={styles.narrow}>
        <Note icon={Globe}>
          <b>You shop from another country.</b> The way here and back would cost more than most pieces earn.
          Shopping works from where you are, and the guide tells what lasts, wherever you pass it on. Is the
          country wrong? Change it at the end of this page.
        </Note>
        <Row rows={2} className={styles.ways}>
          <HrefLink className={buttonClass()} href="/women">
            Shop women
          </HrefLink>
          <HrefLink className={buttonClass({ look: 'line' })} href="/cleanout/guide">
            Read the guide
          </HrefLink>
        </Row>
      </Stack>
    </CleanoutFrame>
  )
}
