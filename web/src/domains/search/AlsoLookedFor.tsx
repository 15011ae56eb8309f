// Links to related searches near the end of a listing, requested when that end is almost in view.
import { AlpSearchTermsDocument } from '@hemline/schema/generated/graphql.ts'
import { useRef } from 'react'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useNear } from '../../platform/near.ts'
import type { Ask } from '../listing/listing-query.ts'
import styles from './AlsoLookedFor.module.css'

/** The page works without these links, so a failed request shows no message. */
const quiet = { quiet: true }
const most = 8

/** Shows links to searches related to the listing of `ask`; renders nothing when there are none. */
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
        <nav className={styles.also} aria-labelledby="also-looked-for">
          <h2 id="also-looked-for">Shoppers also look for</h2>
          <ul>
            {terms.map(({ text, path }) => (
              <li key={text}>
                <HrefLink href={path}>
                  <bdi>{text}</bdi>
                </HrefLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
