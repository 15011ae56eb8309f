// In girls and boys: a chip for each child whose sizes a member saved. They never narrow by themselves (§5).
import { valuesOf, withFilter } from '@hemline/rules/search/listing-url.ts'
import { GetChildSizesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './SizeProfile.module.css'

type Props = { department: string; search: string; go: (search: string) => void }

/** A chip for each child: pressed while the address asks for exactly this child's sizes. */
export function ChildrensSizes({ department, search, go }: Props) {
  const { loggedIn } = useSession()
  const [{ data }] = useQuery({
    query: GetChildSizesDocument,
    variables: { departmentTag: department },
    pause: !loggedIn,
  })
  const children = (data?.childSizes ?? []).filter(({ sizingIds }) => sizingIds.length > 0)
  if (children.length === 0) return null
  const labels = new Map(
    data?.sizeChoices.flatMap(({ sizes }) => sizes.map((size) => [size.sizingId, size.label])),
  )
  const asked = new Set(valuesOf(search, 'sizing_id'))
  return (
    <section className={styles.bar} aria-label="Children’s sizes">
      <ChipRow>
        {children.map(({ id, name, sizingIds }) => {
          const values = sizingIds.map(String)
          const isOn = values.length === asked.size && values.every((value) => asked.has(value))
          const words = sizingIds.flatMap((sizingId) => labels.get(sizingId) ?? []).join(', ')
          return (
            <Chip
              key={id}
              pressed={isOn}
              onClick={() => go(withFilter(search, 'sizing_id', isOn ? [] : values))}
            >
              <bdi>
                {name}: {words}
              </bdi>
            </Chip>
          )
        })}
      </ChipRow>
    </section>
  )
}
