// In girls and boys: a chip for each child whose sizes a member saved. They never narrow by themselves (§5).
import { valuesOf, withFilter } from '@hemline/rules/search/listing-url.ts'
import { GetChildSizesDocument, type GetChildSizesQuery } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { Ruler } from 'lucide-react'
import { useQuery } from 'urql'
import { Chip } from '../../ui/Chip.tsx'
import { Row } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './SizeProfile.module.css'
import { useWithLogIn } from './use-with-log-in.ts'

type Props = { department: string; search: string; go: (search: string) => void }

type ChipsProps = Omit<Props, 'department'> & { data: GetChildSizesQuery }

function ChildChips({ data, search, go }: ChipsProps) {
  const labels = new Map(
    data.sizeChoices.flatMap(({ sizes }) => sizes.map((size) => [size.sizingId, size.label])),
  )
  const asked = new Set(valuesOf(search, 'sizing_id'))
  return data.childSizes.map(({ id, name, sizingIds }) => {
    const values = sizingIds.map(String)
    const isOn = values.length === asked.size && values.every((value) => asked.has(value))
    const words = sizingIds.flatMap((sizingId) => labels.get(sizingId) ?? []).join(', ')
    return (
      values.length > 0 && (
        <Chip key={id} pressed={isOn} onClick={() => go(withFilter(search, 'sizing_id', isOn ? [] : values))}>
          <bdi>
            {name}: {words}
          </bdi>
        </Chip>
      )
    )
  })
}

/**
 * Renders a chip for each of the member's children, pressed while the URL filters by exactly that child's
 * sizes, or a chip that leads to /my/sizes when none has sizes; visitors log in first. Renders nothing while
 * these load.
 */
export function ChildrensSizes({ department, search, go }: Props) {
  const { loggedIn, loading } = useSession()
  const withLogIn = useWithLogIn()
  const router = useRouter()
  const [{ data }] = useQuery({
    query: GetChildSizesDocument,
    variables: { departmentTag: department },
    pause: !loggedIn,
  })
  if (loading || (loggedIn && !data)) return null
  const hasSizes = data?.childSizes.some(({ sizingIds }) => sizingIds.length > 0)
  return (
    <Row as="section" rows={0} tall={44} aria-label="Children’s sizes">
      <Row gap={2} align="stretch" noWrap pad={1} swipes shrinks className={styles.childChips}>
        {data && hasSizes ? (
          <ChildChips data={data} search={search} go={go} />
        ) : (
          <Chip onClick={() => withLogIn(() => void router.navigate({ href: '/my/sizes#children' }))}>
            <Ruler size={16} strokeWidth={1.5} aria-hidden />
            Add a child’s sizes
          </Chip>
        )}
      </Row>
    </Row>
  )
}
