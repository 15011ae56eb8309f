// Links from a listing to categories beside it, its brands, and narrower listings, at the foot of the page,
// for people and robots.
import { GetRelatedLinksDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { count as inWords } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
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
    <Stack as="nav" gap={8} above={16} padTop={8} edge="top" className={styles.related} aria-label="Related">
      {sections.map(({ title, links }) => (
        <section key={title}>
          <Text as="h2" below={2} voice="label" size={16} leading={1.3} breaks>
            {title}
          </Text>
          <ul className="num">
            {links.map(({ label, href, count }) => (
              <li key={href}>
                <HrefLink
                  className={look({
                    flow: 'row',
                    gap: 2,
                    justify: 'between',
                    noWrap: true,
                    edge: 'bottom',
                    tall: 44,
                    breaks: true,
                    whole: true,
                  })}
                  href={href}
                >
                  <bdi>{label}</bdi>
                  {count !== null && (
                    <Text as="span" tone="soft">
                      {inWords(count)}
                    </Text>
                  )}
                </HrefLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
