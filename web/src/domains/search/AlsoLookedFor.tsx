// Links to related searches near the end of a listing, requested when that end is almost in view.
import { AlpSearchTermsDocument } from '@hemline/schema/generated/graphql.ts'
import { useRef } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useNear } from '../../platform/near.ts'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import type { Ask } from '../listing/listing-query.ts'
import styles from './AlsoLookedFor.module.css'

/** The page works without these links, so a failed request shows no message. */
const quiet = { quiet: true }
const most = 8

/**
 * Shows links to up to eight searches related to the listing of `ask`, requested when scrolled near; no links
 * while they load or when there are none.
 */
export function AlsoLookedFor({ ask: { filters, query } }: { ask: Ask }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useNear(end)
  const [{ data, fetching }] = useQuery({
    query: AlpSearchTermsDocument,
    variables: { filters, query, limit: most },
    pause: !near,
    context: quiet,
  })
  const terms = fetching ? [] : (data?.alpSearchTerms ?? [])
  return (
    <div ref={end}>
      {terms.length > 0 && (
        <Panel as="nav" above={16} className={styles.also} aria-labelledby="also-looked-for">
          <Text as="h2" below={3} voice="label" size={16} leading={1.3} id="also-looked-for">
            Shoppers also look for
          </Text>
          <Row as="ul" gap={6} rows={0} align="stretch" size={14}>
            {terms.map(({ text, path }) => (
              <li key={text}>
                <HrefLink
                  className={look({
                    flow: 'row',
                    gap: 0,
                    noWrap: true,
                    tall: 44,
                    tone: 'accent',
                    breaks: true,
                  })}
                  href={path}
                >
                  <bdi>{text}</bdi>
                </HrefLink>
              </li>
            ))}
          </Row>
        </Panel>
      )}
    </div>
  )
}
