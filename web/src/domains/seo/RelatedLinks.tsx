// Where one can go from a listing: categories beside it, brands in it, ways to narrow it. People at the foot
// of a page like it, and robots do.
import { GetRelatedLinksDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { count as inWords } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import styles from './RelatedLinks.module.css'

/** The page stands without it. */
const quiet = { quiet: true }

/**
 * Renders sections of links related to the listing at `path`; nothing while they load, or when there are
 * none.
 */
export function RelatedLinks({ path }: { path: string }) {
  const [{ data }] = useQuery({ query: GetRelatedLinksDocument, variables: { path }, context: quiet })
  const sections = data?.relatedLinks.sections ?? []
  if (sections.length === 0) return null
  return (
    <nav className={styles.related} aria-label="Related">
      {sections.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="num">
            {links.map(({ label, href, count }) => (
              <li key={href}>
                <HrefLink href={href}>
                  <bdi>{label}</bdi>
                  {count !== null && <span>{inWords(count)}</span>}
                </HrefLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
