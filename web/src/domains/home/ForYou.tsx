// What the home page shows to a member by what the member favorited and bought.
import { ItemsV2Document, UserDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Row } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import { Section } from './Section.tsx'

const shown = 5
type Cluster = { department: string; category: string; label: string; path: string }

function NewOf({ primary, secondary }: { primary: Cluster; secondary: Cluster | null }) {
  const [{ data }] = useQuery({
    query: ItemsV2Document,
    variables: {
      input: {
        amount: shown,
        filters: [
          { key: 'department_tags', values: [primary.department] },
          { key: 'category_tags', values: [primary.category] },
        ],
        sort: 'newest_first',
        itemQueryContext: { clientModule: 'for_you', clientPageType: 'home' },
        userInfo: {},
      },
    },
  })
  const items = data?.itemsV2.nodes
  if (items?.length === 0) return null
  return (
    <Section
      title="New in what you love"
      more={
        <Row as="nav" gap={4} aria-label="What you love">
          {[primary, secondary].map(
            (cluster) =>
              cluster && (
                <HrefLink key={cluster.path} className="link" href={cluster.path}>
                  {cluster.label}
                </HrefLink>
              ),
          )}
        </Row>
      }
    >
      {items ? <ItemRow items={items} /> : <ItemRowSkeleton />}
    </Section>
  )
}

/**
 * Renders the newest pieces of the kind that the member favorited and bought most (§3, buyer preference
 * clusters), with links to the first two kinds; nothing for visitors and for members of whom too little is
 * known.
 */
export function ForYou() {
  const { user } = useSession()
  const [{ data }] = useQuery({ query: UserDocument, pause: user?.loggedIn !== true })
  const clusters = user?.loggedIn ? data?.user.buyerPreferenceClusters : null
  return clusters?.primary ? (
    <NewOf primary={clusters.primary} secondary={clusters.secondary ?? null} />
  ) : null
}
