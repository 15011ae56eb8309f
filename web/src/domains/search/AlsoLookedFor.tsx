// What people look for beside a listing: a quiet row near its end, once there is nothing better to do.
import { AlpSearchTermsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import type { Ask } from '../listing/listing-query.ts'
import styles from './AlsoLookedFor.module.css'

/** The page stands without it. */
const quiet = { quiet: true }
const most = 8

/** Links to searches that lead on from the listing that `ask` is about; nothing when there are none. */
export function AlsoLookedFor({ ask: { filters, query } }: { ask: Ask }) {
  const [{ data, fetching }] = useQuery({ query: AlpSearchTermsDocument, variables: { filters, query, limit: most }, context: quiet })
  const terms = fetching ? [] : (data?.alpSearchTerms ?? [])
  if (terms.length === 0) return null
  return (
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
  )
}
