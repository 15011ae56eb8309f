// What the shopper and the shop said in a case; the shopper's page and the desk both show it.
import type { CaseFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { caseDay, caseTime } from '../../platform/case-days.ts'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { ProofPhotos } from '../photos/ProofPhotos.tsx'
import styles from './Cases.module.css'

type Case = CaseFieldsFragment

type TalkProps = { messages: Case['messages']; you?: string; photoQuery?: string }

/** Renders what was said in a case, oldest first; `photoQuery` is the key of a viewer without an account. */
export function Talk({ messages, you = 'You', photoQuery = '' }: TalkProps) {
  return (
    <Stack as="ol" gap={5} aria-label="What was said">
      {messages.map((one) => (
        <li key={one.id} className={classes(one.isOurs && styles.ours)}>
          <Row gap={2} align="baseline">
            <b>{one.isOurs ? one.from : you}</b>
            <Text as="time" dateTime={one.at} size={12} tone="soft" numbers>
              {caseTime(new Date(one.at))}
            </Text>
          </Row>
          {one.text && <p className={styles.said}>{one.text}</p>}
          <ProofPhotos
            ids={one.photoIds}
            query={photoQuery}
            label={`Photos of ${caseDay(new Date(one.at))}`}
            of={one.isOurs ? `From ${one.from}` : you === 'You' ? 'Your photo' : `From ${you}`}
          />
        </li>
      ))}
    </Stack>
  )
}
